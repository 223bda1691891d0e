export default function Screen() {
  return <h1>web-design-and-development</h1>;
}
