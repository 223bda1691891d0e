import type { GlyphName } from '#content/icons.ts';
import type { LowestPrice } from '#content/schemas/prices.ts';
import type { services } from '#content/records.ts';
import type { MenuEntry } from '#content/schemas/product.ts';
import { paths } from '#lib/paths.ts';
import { ButtonLink } from '#components/ui/button.tsx';
import { DetailIcon } from '#components/ui/detail-icon.tsx';
import { Glyph } from '#components/ui/glyph.tsx';
import { TextLink } from '#components/ui/text-link.tsx';
import '#components/ui/one-link.css';
import { cloth } from './cloths.ts';
import './dyes.css';
import '#components/ui/hero.css';
import styles from './service-list.module.css';

type Props = {
  copy: Pick<typeof services, 'heading' | 'lead' | 'heroActions' | 'readMore' | 'about'>;
  /** The id of the part for customers abroad. */
  abroadId: string;
  entries: MenuEntry[];
  prices: Record<string, LowestPrice>;
};

/** The dyes of the rows in order, each with the cloth of its pattern. */
const dyes = [
  { dye: 'indigo', pattern: 'patch-6' },
  { dye: 'turmeric', pattern: 'patch-2' },
  { dye: 'leaf', pattern: 'patch-4' },
  { dye: 'madder', pattern: 'patch-7' },
  { dye: 'sky', pattern: 'patch-8' },
  { dye: 'muslin', pattern: 'patch-5' },
] as const;

/** The list of services. Each row has a colour swatch with the service's icon and beside it the text. */
export function ServiceList({ copy, abroadId, entries, prices }: Props) {
  return (
    <section className={styles.services}>
      <div className={`container head ${styles.head}`}>
        <h1>{copy.heading}</h1>
        <p className="lead quiet">{copy.lead}</p>
        <p className="cluster actions">
          <ButtonLink variant="primary" to={paths.contact}>
            {copy.heroActions.quote}
          </ButtonLink>
          <ButtonLink variant="secondary" to={`#${abroadId}`}>
            {copy.heroActions.abroad}
          </ButtonLink>
        </p>
      </div>
      <ul className="container">
        {entries.map(({ name, link, icon, productTitle, featured }, i) => (
          <li key={name} className={`one-link ${styles.row}`}>
            <Swatch icon={icon} index={i} />
            <div className={`stack ${styles.copy}`}>
              <h2 className="title">{name}</h2>
              <p className={styles.title}>{productTitle}</p>
              <ul className={`cluster ${styles.tiles}`}>
                {featured.map(({ featuredIcon, featuredName }) => (
                  <li key={featuredName}>
                    <DetailIcon name={featuredIcon} />
                    {featuredName}
                  </li>
                ))}
              </ul>
              <p className={`cluster quiet small ${styles.price}`}>
                <b>{prices[name]?.price}</b> {prices[name]?.time}
              </p>
              <TextLink to={link}>
                <span>
                  {copy.readMore}
                  <span className="visually-hidden">
                    {' '}
                    {copy.about} {name}
                  </span>
                </span>
              </TextLink>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Swatch({ icon, index }: { icon: GlyphName; index: number }) {
  const { dye, pattern } = dyes[index % dyes.length] ?? dyes[0];
  return (
    <div className={styles.swatch} data-dye={dye} style={{ '--dye': `var(--palette-${dye})`, '--cloth': cloth(pattern) }}>
      <Glyph name={icon} />
    </div>
  );
}
