export default function Screen() {
  return <h1>app-development</h1>;
}
