import type { contact } from '#content/records.ts';
import { TextLink } from '#components/ui/text-link.tsx';
import { hook } from '#lib/data-attributes.ts';
import styles from './office-map.module.css';

type Props = { copy: (typeof contact)['map']; name: string; address: string; embed: string; open: string };

/**
 * A drawn map with the address and a link to the map. The live map is laid over it by src/scripts/office-map.ts, once it has shown that it answers: the only frame
 * of another origin (decisions section 9).
 */
export function OfficeMap({ copy, name, address, embed, open }: Props) {
  return (
    <section className={styles.map}>
      <div className={styles.frame} {...hook('map', embed)} data-map-title={copy.title} />
      <address className={styles.address}>
        <b>{name}</b>
        <span>{address}</span>
        <TextLink to={open}>{copy.open}</TextLink>
      </address>
    </section>
  );
}
