export default function Screen() {
  return <h1>project</h1>;
}
