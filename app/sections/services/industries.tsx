import type { Industry } from '#content/services/types.ts';
import { Glyph } from '#app/ui/glyph.tsx';
import styles from './industries.module.css';

type Props = { words: { title: string; intro: string; items: Industry[] } };

/** The dyes of the sixteen fields in their order: the repeated trades come in other dyes than at first. */
const dyes = [
  'vat',
  'holud',
  'muslin',
  'leaf',
  'sky',
  'muslin',
  'madder',
  'vat',
  'leaf',
  'muslin',
  'holud',
  'madder',
  'sky',
  'vat',
  'holud',
  'muslin',
] as const;

/** One cloth of sixteen fields: twelve trades, of which the first four come again (specification, section 9). */
export function Industries({ words }: Props) {
  return (
    <section className={styles.industries}>
      <div className={`wrap ${styles.head}`}>
        <h2>{words.title}</h2>
        <p>{words.intro}</p>
      </div>
      <ul className={styles.cloth}>
        {dyes.map((dye, i) => {
          const industry = words.items[i % words.items.length];
          return (
            industry && (
              <li key={`${industry.icon} ${dye}`} data-dye={dye}>
                <Glyph name={`industry-${industry.icon}`} />
                <b>{industry.name}</b>
              </li>
            )
          );
        })}
      </ul>
    </section>
  );
}
