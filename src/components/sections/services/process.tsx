import leafNarrow from '#assets/woven/process-leaf-narrow.svg?no-inline';
import leaf from '#assets/woven/process-leaf.svg?no-inline';
import skyNarrow from '#assets/woven/process-sky-narrow.svg?no-inline';
import sky from '#assets/woven/process-sky.svg?no-inline';
import indigoNarrow from '#assets/woven/process-indigo-narrow.svg?no-inline';
import indigo from '#assets/woven/process-indigo.svg?no-inline';
import type { Stage } from '#content/schemas/services.ts';
import styles from './process.module.css';

const patterns = { indigo: [indigo, indigoNarrow], leaf: [leaf, leafNarrow], sky: [sky, skyNarrow] } as const;

type Props = { copy: { title: string; intro: string; stages: Stage[] }; pattern: keyof typeof patterns };

/** A woven pattern in six steps. Each is above its stage and shows how much is done at the end of that stage. */
export function Process({ copy, pattern }: Props) {
  const [wide, narrow] = patterns[pattern];
  return (
    <section className={`section ${styles.process}`}>
      <div className={`container head ${styles.head}`}>
        <h2>{copy.title}</h2>
        <p className="lead quiet">{copy.intro}</p>
      </div>
      <picture>
        <source media="(width < 48em)" srcSet={narrow} />
        <img className={styles.pattern} src={wide} width="1440" height="310" alt="" loading="lazy" decoding="async" />
      </picture>
      <ol className={`cards ${styles.stages}`}>
        {copy.stages.map(({ name, text }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p className="quiet card-text">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
