import * as durations from '#content/durations.ts';
import type { Picture as PictureData } from '#content/entries.ts';
import type { Feature } from '#content/schemas/product.ts';
import { hook } from '#lib/data-attributes.ts';
import { MarkedText } from '#components/ui/marked-text.tsx';
import { Picture } from '#components/ui/picture.tsx';
import '#components/ui/one-link.css';
import '#components/ui/diamond.css';
import '#components/ui/points.css';
import styles from './feature-list.module.css';

type Props = {
  title: string;
  features: Feature[];
  /** Of each feature, in their order. */
  pictures: PictureData[];
};

const featureId = (index: number) => `feature-${index + 1}`;

/**
 * The names of the features, with the picture of the selected one beside them and its text below them. The names are links to the
 * details, and a script makes tabs of them (src/scripts/feature-list.ts); without JavaScript every detail shows.
 */
export function FeatureList({ title, features, pictures }: Props) {
  return (
    <section className="section" {...hook('features', '')}>
      <div className={`container ${styles.row}`}>
        <h2>{title}</h2>
        <ul className={`rows ${styles.names}`} data-print="none" aria-label={title}>
          {features.map(({ featuredSub }, i) => (
            <li key={featuredSub}>
              <a id={`${featureId(i)}-name`} href={`#${featureId(i)}`} className="diamond" data-selected={i === 0 || undefined}>
                {featuredSub}
              </a>
            </li>
          ))}
        </ul>
        <div className={styles.details} style={{ transitionDuration: `${durations.featureFade}ms` }}>
          {features.map(({ featuredSub, featuredDesc, featuredList }, i) => (
            <section
              key={featuredSub}
              id={featureId(i)}
              className={styles.detail}
              data-shown={i === 0 || undefined}
              data-eager={i === 0 || undefined}
            >
              <h3>{featuredSub}</h3>
              <div className={`frame ${styles.picture}`}>
                {pictures[i] && <Picture picture={pictures[i]} sizes="(width < 56.25em) 94vw, 760px" />}
              </div>
              <div className={styles.text}>
                <p>
                  <MarkedText>{featuredDesc}</MarkedText>
                </p>
                <ul className="points">
                  {featuredList.map((item) => (
                    <li key={item}>
                      <MarkedText>{item}</MarkedText>
                    </li>
                  ))}
                </ul>
              </div>
            </section>
          ))}
        </div>
      </div>
    </section>
  );
}
