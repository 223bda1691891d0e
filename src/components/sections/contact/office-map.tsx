import { useEffect, useRef, useState } from 'react';
import type { contact } from '#content/pages/contact.ts';
import { TextLink } from '#components/ui/text-link.tsx';
import styles from './office-map.module.css';

type Props = { copy: (typeof contact)['map']; name: string; address: string; embed: string; open: string };

/** Pixels outside the window at which the map begins to load. */
const loadMargin = 200;

/**
 * The map needs scripts, its own origin and new windows for its links. It is on another origin than this page, so
 * `allow-same-origin` does not give it access to this page.
 */
const sandbox = 'allow-scripts allow-same-origin allow-popups';

/**
 * A map in the only frame of another origin. It is loaded when it is almost in view (decisions section 9); the drawn map
 * around it stays. The address and a link to the map are there in any case.
 */
export function OfficeMap({ copy, name, address, embed, open }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  const [isLoaded, setIsLoaded] = useState(false);

  useEffect(() => {
    if (!frame.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        setIsNear(true);
      },
      { rootMargin: `${loadMargin}px` },
    );
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, []);

  return (
    <section className={styles.map}>
      <div ref={frame} className={styles.frame}>
        {isNear && (
          <iframe src={embed} title={copy.title} sandbox={sandbox} data-loaded={isLoaded || undefined} onLoad={() => setIsLoaded(true)} />
        )}
      </div>
      <address className={styles.address}>
        <b>{name}</b>
        <span>{address}</span>
        <TextLink to={open}>{copy.open}</TextLink>
      </address>
    </section>
  );
}
