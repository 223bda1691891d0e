import { href } from 'react-router';
import type { ProjectCard } from '#content/entries.ts';
import type { Patchwork } from '#content/services/types.ts';
import { Picture } from '#app/ui/picture.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import { HeroCopy, type HeroText } from './hero-copy.tsx';
import styles from './software-hero.module.css';

type Props = { text: HeroText; offers: string; quilt: Patchwork; project: ProjectCard };

/** Patches enough for the widest window; a narrower one shows the first of them. */
const patches = 20;

/** A patchwork in which one piece was missing: the bought parts are cloth, the built one is a screen that fits. */
export function SoftwareHero({ text, offers, quilt, project }: Props) {
  return (
    <section className={styles.hero}>
      <HeroCopy text={text} offers={offers} className={`container ${styles.copy}`} />
      <figure>
        <div className={styles.grid}>
          <div className={styles.screen}>
            <Picture picture={{ ...project.cover, alt: quilt.alt }} sizes="(max-width: 760px) 100vw, min(63vw, 900px)" priority />
            <p className={styles.label}>{quilt.built}</p>
          </div>
          {Array.from({ length: patches }, (_, i) => (
            <div key={i} className={styles.tile} data-cloth={(i % 8) + 1}>
              {quilt.around[i] && <p className={styles.label}>{quilt.around[i]}</p>}
            </div>
          ))}
        </div>
        <figcaption className={`container ${styles.caption}`}>
          {quilt.caption}{' '}
          <TextLink to={href('/portfolio/:projectName', { projectName: project.key })}>
            <span>
              {quilt.link}
              <span className="visually-hidden"> ({project.name})</span>
            </span>
          </TextLink>
        </figcaption>
      </figure>
    </section>
  );
}
