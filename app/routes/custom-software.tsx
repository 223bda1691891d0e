export default function Screen() {
  return <h1>custom-software</h1>;
}
