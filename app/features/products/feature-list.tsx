import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { times } from '#content/constants.ts';
import type { Feature } from '#content/schema.ts';
import { prefersReducedMotion } from '#app/lib/reduced-motion.ts';
import { useStarted } from '#app/lib/use-started.ts';
import { Picture } from '#app/ui/picture.tsx';
import styles from './feature-list.module.css';
import type { PictureOf } from './product-page.tsx';

type Props = { title: string; features: Feature[]; pictureOf: PictureOf };

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/**
 * The features by name; text, list and picture of the selected one beside them. On a change the detail fades out, and back
 * in after 200 ms (specification section 4). The delivered page has links to all the details: they work before the app
 * starts, and without it every detail shows. The app makes tabs of them.
 */
export function FeatureList({ title, features, pictureOf }: Props) {
  const started = useStarted();
  const [selected, setSelected] = useState(0);
  /** Follows the selected one when the detail has faded out. */
  const [shown, setShown] = useState(0);
  /** The one that the visitor points at: its picture is fetched ahead. */
  const [near, setNear] = useState(0);
  const list = useRef<HTMLUListElement>(null);

  // An address may name a feature, and a link pressed before the app started has.
  const open = useRef((id: string) => {
    const named = features.findIndex((feature) => idOf(feature) === id);
    if (named < 0) return;
    setSelected(named);
    setShown(named);
  });
  useEffect(() => open.current(decodeURIComponent(location.hash.slice(1))), []);

  useEffect(() => {
    if (shown === selected) return;
    const timer = setTimeout(setShown, prefersReducedMotion() ? 0 : times.featureFade, selected);
    return () => clearTimeout(timer);
  }, [shown, selected]);

  function choose(event: MouseEvent | KeyboardEvent, place: number) {
    event.preventDefault();
    setSelected(place);
    list.current?.querySelectorAll('a')[place]?.focus();
  }

  function press(event: KeyboardEvent, place: number) {
    const step = steps[event.key];
    if (step) choose(event, (place + step + features.length) % features.length);
    else if (event.key === 'Home') choose(event, 0);
    else if (event.key === 'End') choose(event, features.length - 1);
    else if (event.key === ' ') choose(event, place);
  }

  return (
    <section className="section">
      <div className={`wrap ${styles.row}`}>
        <h2>{title}</h2>
        <ul ref={list} className={styles.names} {...(started && { role: 'tablist', 'aria-label': title, 'aria-orientation': 'vertical' })}>
          {features.map((feature, i) => (
            <li key={feature.featuredSub} role={started ? 'presentation' : undefined}>
              <a
                id={`${idOf(feature)}-name`}
                href={`#${idOf(feature)}`}
                data-selected={i === selected || undefined}
                {...(started && {
                  role: 'tab',
                  'aria-selected': i === selected,
                  'aria-controls': idOf(feature),
                  tabIndex: i === selected ? 0 : -1,
                  onClick: (event) => choose(event, i),
                  onKeyDown: (event) => press(event, i),
                  onPointerEnter: () => setNear(i),
                })}
              >
                {feature.featuredSub}
              </a>
            </li>
          ))}
        </ul>
        <div className={styles.details} data-fading={shown !== selected || undefined}>
          {features.map((feature, i) => (
            <article
              key={feature.featuredSub}
              id={idOf(feature)}
              className={styles.detail}
              data-shown={i === shown || undefined}
              data-near={i === near || i === selected || undefined}
              {...(started && { role: 'tabpanel', 'aria-labelledby': `${idOf(feature)}-name` })}
            >
              <h3>{feature.featuredSub}</h3>
              <div className={styles.frame}>
                <Picture picture={pictureOf(feature.featuredImg)} sizes="(max-width: 900px) 94vw, 760px" />
              </div>
              <p>{feature.featuredDesc}</p>
              <ul>
                {feature.featuredList.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            </article>
          ))}
        </div>
      </div>
    </section>
  );
}

/** A feature's name as an address: 'Kitchen screen' is #kitchen-screen. */
function idOf({ featuredSub }: Feature): string {
  return featuredSub.toLowerCase().replaceAll(/\s+/g, '-');
}
