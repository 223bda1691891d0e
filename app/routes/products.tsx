export default function Screen() {
  return <h1>products</h1>;
}
