import { useEffect, useRef, useState } from 'react';
import type { contact } from '#content/pages/contact.ts';
import { TextLink } from '#app/ui/text-link.tsx';
import styles from './office-map.module.css';

type Props = { copy: (typeof contact)['map']; name: string; address: string; embed: string; open: string };

/** Pixels above or below the window at which the map is near. */
const near = 200;

/** What a map needs: to run, as itself, and to open its larger form. It comes from another origin, so it reaches nothing of this page. */
const rights = 'allow-scripts allow-same-origin allow-popups';

/**
 * The one frame from elsewhere, fetched only when it scrolls near (decisions section 9). Until it has come, a woven map
 * of the quarter stands in its place, and the address with a link beside it whether it comes or not.
 */
export function OfficeMap({ copy, name, address, embed, open }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState(false);
  const [here, setHere] = useState(false);

  useEffect(() => {
    if (!place.current) return;
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        watch.disconnect();
        setWanted(true);
      },
      { rootMargin: `${near}px` },
    );
    watch.observe(place.current);
    return () => watch.disconnect();
  }, []);

  return (
    <section className={styles.map}>
      <div ref={place} className={styles.frame}>
        {wanted && <iframe src={embed} title={copy.title} sandbox={rights} data-loaded={here || undefined} onLoad={() => setHere(true)} />}
        <noscript>
          <iframe src={embed} title={copy.title} sandbox={rights} loading="lazy" data-loaded />
        </noscript>
      </div>
      <address className={styles.tag}>
        <b>{name}</b>
        <span>{address}</span>
        <TextLink to={open}>{copy.open}</TextLink>
      </address>
    </section>
  );
}
