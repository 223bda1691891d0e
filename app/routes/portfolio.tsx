export default function Screen() {
  return <h1>portfolio</h1>;
}
