import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { times } from '#content/constants.ts';
import type { Feature } from '#content/schema.ts';
import { hasModifier } from '#app/lib/has-modifier.ts';
import { prefersReducedMotion } from '#app/lib/reduced-motion.ts';
import { useHydrated } from '#app/lib/use-hydrated.ts';
import { Picture } from '#app/ui/picture.tsx';
import styles from './feature-list.module.css';
import type { PictureOf } from './pictures.ts';

type Props = { title: string; features: Feature[]; pictureOf: PictureOf };

/** Where each key leads from one name to another. */
const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

const idOf = (place: number) => `feature-${place + 1}`;

/**
 * The features by name; text, list and picture of the selected one beside them. On a change the detail fades out, and back
 * in after 200 ms (specification section 4). The delivered page has links to all the details: they work before the app
 * starts, and without it every detail shows. The app makes tabs of them.
 */
export function FeatureList({ title, features, pictureOf }: Props) {
  const hydrated = useHydrated();
  const [selected, setSelected] = useState(0);
  /** Follows the selected one when the detail has faded out. */
  const [shown, setShown] = useState(0);
  /** The one that the visitor points at: its picture is fetched ahead. */
  const [near, setNear] = useState(0);
  const names = useRef<HTMLUListElement>(null);

  // An address may name a feature, and a link pressed before the app started has.
  const open = useRef((id: string) => {
    const named = features.findIndex((_, place) => idOf(place) === id);
    if (named < 0) return;
    setSelected(named);
    setShown(named);
  });
  useEffect(() => open.current(location.hash.slice(1)), []);

  useEffect(() => {
    if (shown === selected) return;
    const timer = setTimeout(setShown, prefersReducedMotion() ? 0 : times.featureFade, selected);
    return () => clearTimeout(timer);
  }, [shown, selected]);

  function choose(event: MouseEvent | KeyboardEvent, place: number) {
    event.preventDefault();
    setSelected(place);
    names.current?.querySelectorAll('a')[place]?.focus();
  }

  function press(event: KeyboardEvent, place: number) {
    if (hasModifier(event)) return;
    const step = steps[event.key];
    if (step) choose(event, (place + step + features.length) % features.length);
    else if (event.key === 'Home') choose(event, 0);
    else if (event.key === 'End') choose(event, features.length - 1);
    else if (event.key === ' ') choose(event, place);
  }

  return (
    <section className="section">
      <div className={`container ${styles.row}`}>
        <h2>{title}</h2>
        <ul
          ref={names}
          className={styles.names}
          {...(hydrated && { role: 'tablist', 'aria-label': title, 'aria-orientation': 'vertical' })}
        >
          {features.map(({ featuredSub }, i) => (
            <li key={featuredSub} role={hydrated ? 'presentation' : undefined}>
              <a
                id={`${idOf(i)}-name`}
                href={`#${idOf(i)}`}
                data-selected={i === selected || undefined}
                {...(hydrated && {
                  role: 'tab',
                  'aria-selected': i === selected,
                  'aria-controls': idOf(i),
                  tabIndex: i === selected ? 0 : -1,
                  onClick: (event) => choose(event, i),
                  onKeyDown: (event) => press(event, i),
                  onPointerEnter: () => setNear(i),
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
          {features.map(({ featuredSub, featuredImg, featuredDesc, featuredList }, i) => (
            <section
              key={featuredSub}
              id={idOf(i)}
              className={styles.detail}
              data-shown={i === shown || undefined}
              data-near={i === near || i === selected || undefined}
              {...(hydrated && { role: 'tabpanel', 'aria-labelledby': `${idOf(i)}-name`, tabIndex: 0 })}
            >
              <h3>{featuredSub}</h3>
              <div className={styles.frame}>
                <Picture picture={pictureOf(featuredImg)} sizes="(max-width: 900px) 94vw, 760px" />
              </div>
              <p>{featuredDesc}</p>
              <ul>
                {featuredList.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </div>
    </section>
  );
}
