export default function Page() {
  return <h1>Viewing Requests</h1>;
}
