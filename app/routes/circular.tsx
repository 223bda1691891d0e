export default function Screen() {
  return <h1>circular</h1>;
}
