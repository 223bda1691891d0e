export default function Screen() {
  return <h1>wordpress</h1>;
}
