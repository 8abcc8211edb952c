export default function Page() {
  return <h1>Leads</h1>;
}
