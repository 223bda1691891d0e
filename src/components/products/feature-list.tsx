import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import * as times from '#content/times.ts';
import type { Picture as PictureData } from '#content/entries.ts';
import type { Feature } from '#content/schemas/product.ts';
import { hasModifier } from '#lib/has-modifier.ts';
import { prefersReducedMotion } from '#lib/reduced-motion.ts';
import { useHydrated } from '#lib/use-hydrated.ts';
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

/** How far each key moves the selection. */
const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

const featureId = (index: number) => `feature-${index + 1}`;

/**
 * The names of the features, with the picture of the selected one beside them and its text below them. When the selection changes, the
 * detail fades out, and in again after 200 ms (specification section 4). In the prerendered page the names are links to the
 * details, which work before hydration; without JavaScript every detail shows. After hydration they are tabs.
 */
export function FeatureList({ title, features, pictures }: Props) {
  const hydrated = useHydrated();
  const [selected, setSelected] = useState(0);
  /** Follows `selected` when the old detail has faded out. */
  const [shown, setShown] = useState(0);
  /** The feature under the pointer: its picture loads in advance. */
  const [hovered, setHovered] = useState(0);
  const names = useRef<HTMLUListElement>(null);

  // The address may name a feature: the visitor followed a link to one, or clicked a name before hydration.
  const showById = useRef((id: string) => {
    const index = features.findIndex((_, i) => featureId(i) === id);
    if (index < 0) return;
    setSelected(index);
    setShown(index);
  });
  useEffect(() => showById.current(location.hash.slice(1)), []);

  useEffect(() => {
    if (shown === selected) return;
    const timer = setTimeout(setShown, prefersReducedMotion() ? 0 : times.featureFade, selected);
    return () => clearTimeout(timer);
  }, [shown, selected]);

  function select(event: MouseEvent | KeyboardEvent, index: number) {
    event.preventDefault();
    setSelected(index);
    names.current?.querySelectorAll('a')[index]?.focus();
  }

  function handleKey(event: KeyboardEvent, index: number) {
    if (hasModifier(event)) return;
    const step = steps[event.key];
    if (step) select(event, (index + step + features.length) % features.length);
    else if (event.key === 'Home') select(event, 0);
    else if (event.key === 'End') select(event, features.length - 1);
    else if (event.key === ' ') select(event, index);
  }

  return (
    <section className="section">
      <div className={`container ${styles.row}`}>
        <h2>{title}</h2>
        <ul
          ref={names}
          className={`rows ${styles.names}`}
          data-print="none"
          {...(hydrated && { role: 'tablist', 'aria-label': title, 'aria-orientation': 'vertical' })}
        >
          {features.map(({ featuredSub }, i) => (
            <li key={featuredSub} role={hydrated ? 'presentation' : undefined}>
              <a
                id={`${featureId(i)}-name`}
                href={`#${featureId(i)}`}
                className="diamond"
                data-selected={i === selected || undefined}
                {...(hydrated && {
                  role: 'tab',
                  'aria-selected': i === selected,
                  'aria-controls': featureId(i),
                  tabIndex: i === selected ? 0 : -1,
                  onClick: (event) => select(event, i),
                  onKeyDown: (event) => handleKey(event, i),
                  onPointerEnter: () => setHovered(i),
                })}
              >
                {featuredSub}
              </a>
            </li>
          ))}
        </ul>
        <div
          className={styles.details}
          data-fading={shown !== selected || undefined}
          style={{ transitionDuration: `${times.featureFade}ms` }}
        >
          {features.map(({ featuredSub, featuredDesc, featuredList }, i) => (
            <section
              key={featuredSub}
              id={featureId(i)}
              className={styles.detail}
              data-shown={i === shown || undefined}
              data-eager={i === hovered || i === selected || undefined}
              {...(hydrated && {
                role: 'tabpanel',
                'aria-labelledby': `${featureId(i)}-name`,
                // One that fades out would take the focus with it.
                tabIndex: i === selected ? 0 : -1,
              })}
            >
              <h3>{featuredSub}</h3>
              <div className={`frame ${styles.picture}`} data-print={i === shown ? undefined : 'none'}>
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
