import type { ProductListCopy } from './product-item.ts';
import '#components/ui/points.css';
import '#components/ui/plus.css';
import '#components/ui/price-table.css';
import styles from './product-rows.module.css';

/** What a product costs for companies of three sizes, and what it does not do. */
export function ProductSizes({ sizes: { title, columns, rows, note, points } }: { sizes: ProductListCopy['fitted']['sizes'] }) {
  return (
    <details className={`card-text ${styles.sizes}`}>
      <summary className="plus-text">
        <span>{title}</span>
      </summary>
      <table className="price-table">
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([size, start, monthly]) => (
            <tr key={size}>
              <th scope="row">{size}</th>
              <td>{start}</td>
              <td>{monthly}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="quiet">{note}</p>
      <ul className="points">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </details>
  );
}
