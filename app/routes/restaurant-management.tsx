export default function Screen() {
  return <h1>restaurant-management</h1>;
}
