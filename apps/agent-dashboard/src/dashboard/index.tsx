export default function Page() {
  return <h1>Agent Dashboard</h1>;
}
