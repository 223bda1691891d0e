export default function Screen() {
  return <h1>about</h1>;
}
