import { paths } from '#lib/paths.ts';
import type { ProjectCard } from '#content/entries.ts';
import type { SoftwareHeroFigure } from '#content/schemas/services.ts';
import { Picture } from '#components/ui/picture.tsx';
import { TextLink } from '#components/ui/text-link.tsx';
import { cloth } from './cloths.ts';
import { HeroCopy, type HeroText } from './hero-copy.tsx';
import '#components/ui/bands.css';
import styles from './software-hero.module.css';

type Props = { text: HeroText; offersId: string; figure: SoftwareHeroFigure; project: ProjectCard | null };

/** Enough tiles for the widest window. In a narrower one the styles hide the rest. */
const tileCount = 20;

/** The hero of the custom software page: the screen of a project in a grid of woven tiles, three of them with labels. Without a project there is the text only. */
export function SoftwareHero({ text, offersId, figure, project }: Props) {
  return (
    <section className={`dark-ground ${styles.hero}`}>
      <HeroCopy text={text} offersId={offersId} className={`container head page-head ${styles.copy}`} />
      {project && (
        <figure>
          <div className={styles.grid} data-print="flow">
            <div className={styles.screen}>
              <Picture picture={{ ...project.cover, alt: figure.alt }} sizes="(width < 48em) 100vw, min(63vw, 900px)" priority />
              <p className={`small ${styles.label}`}>{figure.screenLabel}</p>
            </div>
            {Array.from({ length: tileCount }, (_, i) => (
              <div key={i} className={styles.tile} style={{ '--cloth': cloth(`patch-${(i % 8) + 1}`) }}>
                {figure.tileLabels[i] && <p className={`small ${styles.label}`}>{figure.tileLabels[i]}</p>}
              </div>
            ))}
          </div>
          <figcaption className={`container cluster quiet ${styles.caption}`}>
            {figure.caption}{' '}
            <TextLink to={paths.project(project.key)}>
              <span>
                {figure.link}
                <span className="visually-hidden"> ({project.name})</span>
              </span>
            </TextLink>
          </figcaption>
        </figure>
      )}
    </section>
  );
}
