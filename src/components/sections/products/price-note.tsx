import { paths } from '#lib/paths.ts';
import type { products } from '#content/records.ts';
import { ButtonLink } from '#components/ui/button.tsx';
import '#components/ui/bands.css';
import '#components/ui/price-table.css';
import styles from './price-note.module.css';

/** What each product costs at the start and by the month, with a link to the contact page. */
export function PriceNote({ copy }: { copy: (typeof products)['prices'] }) {
  const { product, start, monthly } = copy.columns;
  return (
    <section className={`accent-band ${styles.note}`}>
      <div className={`container columns-narrow ${styles.row}`}>
        <h2>{copy.heading}</h2>
        <div className={`stack ${styles.text}`}>
          <table className={`price-table ${styles.prices}`}>
            <thead>
              <tr>
                <th scope="col">{product}</th>
                <th scope="col">{start}</th>
                <th scope="col">{monthly}</th>
              </tr>
            </thead>
            <tbody>
              {copy.rows.map((row) => (
                <tr key={row.product}>
                  <th scope="row">{row.product}</th>
                  <td data-label={start}>{row.start}</td>
                  <td data-label={monthly}>{row.monthly}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p>{copy.text}</p>
          <ButtonLink variant="primary" to={paths.contact}>
            {copy.button}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
