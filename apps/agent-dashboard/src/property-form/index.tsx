export default function Page() {
  return <h1>Add New Property</h1>;
}
