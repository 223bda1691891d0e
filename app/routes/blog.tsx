export default function Screen() {
  return <h1>blog</h1>;
}
