import leafNarrow from '#generated/woven/growth-leaf-narrow.svg?no-inline';
import leaf from '#generated/woven/growth-leaf.svg?no-inline';
import skyNarrow from '#generated/woven/growth-sky-narrow.svg?no-inline';
import sky from '#generated/woven/growth-sky.svg?no-inline';
import vatNarrow from '#generated/woven/growth-vat-narrow.svg?no-inline';
import vat from '#generated/woven/growth-vat.svg?no-inline';
import type { Stage } from '#content/services/types.ts';
import styles from './growth.module.css';

const cloths = { vat: [vat, vatNarrow], leaf: [leaf, leafNarrow], sky: [sky, skyNarrow] } as const;

type Props = { words: { title: string; intro: string; stages: Stage[] }; cloth: keyof typeof cloths };

/** One cloth in six steps, each over its stage: how far it has come when that stage ends. */
export function Growth({ words, cloth }: Props) {
  const [wide, narrow] = cloths[cloth];
  return (
    <section className={`section ${styles.growth}`}>
      <div className={`wrap ${styles.head}`}>
        <h2>{words.title}</h2>
        <p className="lead">{words.intro}</p>
      </div>
      <picture>
        <source media="(max-width: 760px)" srcSet={narrow} />
        <img className={styles.cloth} src={wide} width="1440" height="310" alt="" loading="lazy" decoding="async" />
      </picture>
      <ol className={styles.stages}>
        {words.stages.map(({ name, text }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
