/** An address names something that is not there: only the specified text, as the page's heading (specification section 8). */
export function LookupFailure({ text }: { text: string }) {
  return (
    <section className="section">
      <div className="container">
        <h1>{text}</h1>
      </div>
    </section>
  );
}
