export default function Screen() {
  return <h1>ecommerce-360</h1>;
}
