export default function Page() {
  return <h1>Your Agency</h1>;
}
