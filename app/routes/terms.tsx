export default function Screen() {
  return <h1>terms</h1>;
}
