import type { Product } from '#content/schemas/product.ts';
import '#components/ui/price-table.css';
import styles from './plan-table.module.css';

type Props = Pick<Product, 'planTable' | 'planTerms'>;

/** What each plan contains, and what its words mean, folded: the cards say what decides. In a narrow window the table scrolls sideways, beside the names of its rows. */
export function PlanTable({ planTable: { title, columns, rows }, planTerms }: Props) {
  return (
    <details className={styles.section}>
      <summary>
        <h3 id="plan-table">{title}</h3>
      </summary>
      <div className={styles.scroll} tabIndex={0} role="group" aria-labelledby="plan-table">
        <table className={`price-table card-text ${styles.table}`}>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">{title}</span>
              </th>
              {columns.map((column) => (
                <th key={column} scope="col" className="label">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, values }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {columns.map((column, i) => (
                  <td key={column}>{values[i]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <dl className={`cards ${styles.terms}`}>
        {planTerms.map(({ term, text }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd className="quiet card-text">{text}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
