export default function Screen() {
  return <h1>strategic-consultancy</h1>;
}
