import { industryIcons } from '#assets/woven/industry-icons.ts';
import type { Industry } from '#content/schemas/services.ts';
import { ButtonLink } from '#components/ui/button.tsx';
import { InlineDrawing } from '#components/ui/inline-drawing.tsx';
import { cloth } from './cloths.ts';
import './dyes.css';
import styles from './industries.module.css';

/** `ask`: where its button leads. */
type Props = { copy: { title: string; intro: string; button: string; items: Industry[] }; ask: string };

/** The colours of the sixteen tiles, in order. An industry that is repeated gets another colour than the first time. */
const colours = [
  'indigo',
  'turmeric',
  'muslin',
  'leaf',
  'sky',
  'muslin',
  'madder',
  'indigo',
  'leaf',
  'muslin',
  'turmeric',
  'madder',
  'sky',
  'indigo',
  'turmeric',
  'muslin',
] as const;

/** A grid of sixteen tiles: twelve industries, then the first four again (specification, section 9). */
export function Industries({ copy, ask }: Props) {
  return (
    <section className={styles.industries}>
      <div className={`container head ${styles.head}`}>
        <h2>{copy.title}</h2>
        <p className="quiet">{copy.intro}</p>
        <div>
          <ButtonLink variant="primary" to={ask}>
            {copy.button}
          </ButtonLink>
        </div>
      </div>
      <ul className={styles.grid}>
        {colours.map((colour, i) => {
          const industry = copy.items[i % copy.items.length];
          return (
            industry && (
              <li key={`${industry.icon} ${colour}`} data-dye={colour} style={{ '--cloth': cloth(`industry-${colour}`) }}>
                <InlineDrawing {...industryIcons[industry.icon]} />
                <b>{industry.name}</b>
              </li>
            )
          );
        })}
      </ul>
    </section>
  );
}
