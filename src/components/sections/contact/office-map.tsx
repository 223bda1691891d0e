import type { contact } from '#content/pages/contact.ts';
import { TextLink } from '#components/ui/text-link.tsx';
import styles from './office-map.module.css';

type Props = { copy: (typeof contact)['map']; name: string; address: string; embed: string; open: string };

/**
 * The map needs scripts, its own origin and new windows for its links. It is on another origin than this page, so
 * `allow-same-origin` does not give it access to this page.
 */
const sandbox = 'allow-scripts allow-same-origin allow-popups';

/**
 * A map in the only frame of another origin. A script takes it out of the template when it is almost in view
 * (src/scripts/office-map.ts); the drawn map around it stays. The address and a link to the map are there in any case.
 */
export function OfficeMap({ copy, name, address, embed, open }: Props) {
  return (
    <section className={styles.map}>
      <div className={styles.frame} data-map="">
        <template>
          <iframe src={embed} title={copy.title} sandbox={sandbox} />
        </template>
      </div>
      <address className={styles.address}>
        <b>{name}</b>
        <span>{address}</span>
        <TextLink to={open}>{copy.open}</TextLink>
      </address>
    </section>
  );
}
