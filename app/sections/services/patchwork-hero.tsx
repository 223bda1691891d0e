import { href } from 'react-router';
import type { ProjectCard } from '#content/entries.ts';
import type { Patchwork } from '#content/services/types.ts';
import { Picture } from '#app/ui/picture.tsx';
import { StitchLink } from '#app/ui/stitch-link.tsx';
import { HeroWords, type HeroText } from './hero-words.tsx';
import styles from './patchwork-hero.module.css';

type Props = { text: HeroText; offers: string; quilt: Patchwork; project: ProjectCard };

/** Patches enough for the widest window; a narrower one shows the first of them. */
const patches = 20;

/** A patchwork in which one piece was missing: the bought parts are cloth, the built one is a screen that fits. */
export function PatchworkHero({ text, offers, quilt, project }: Props) {
  return (
    <section className={styles.hero}>
      <HeroWords text={text} offers={offers} className={`wrap ${styles.words}`} />
      <figure>
        <div className={styles.quilt}>
          <div className={styles.built}>
            <Picture picture={{ ...project.cover, alt: quilt.alt }} sizes="(max-width: 760px) 100vw, min(63vw, 900px)" priority />
            <p className={styles.slip}>{quilt.built}</p>
          </div>
          {Array.from({ length: patches }, (_, i) => (
            <div key={i} className={styles.patch} data-cloth={(i % 8) + 1}>
              {quilt.around[i] && <p className={styles.slip}>{quilt.around[i]}</p>}
            </div>
          ))}
        </div>
        <figcaption className={`wrap ${styles.caption}`}>
          {quilt.caption}{' '}
          <StitchLink to={href('/portfolio/:projectName', { projectName: project.key })}>
            <span>
              {quilt.link}
              <span className="sr"> ({project.name})</span>
            </span>
          </StitchLink>
        </figcaption>
      </figure>
    </section>
  );
}
