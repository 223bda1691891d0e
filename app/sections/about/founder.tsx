import portrait from '#generated/woven/founder.svg?no-inline';
import type { about } from '#content/pages/about.ts';
import type { site } from '#content/site.ts';
import { StitchLink } from '#app/ui/stitch-link.tsx';
import styles from './founder.module.css';

type Props = { words: (typeof about)['founder']; social: typeof site.social };

/** The founder, woven twice as fine as everybody else, with the social links that are hers. */
export function Founder({ words, social }: Props) {
  const hers = social.filter(({ icon }) => words.social.some((name) => name === icon));
  return (
    <section className="section">
      <div className={`wrap ${styles.row}`}>
        <figure>
          <img src={portrait} width="48" height="56" alt={words.imageAlt} loading="lazy" decoding="async" />
        </figure>
        <div>
          <h2>{words.name}</h2>
          <p className={styles.role}>{words.role}</p>
          <blockquote>{words.quote}</blockquote>
          <p>{words.text}</p>
          <ul className={styles.social}>
            {hers.map(({ name, link }) => (
              <li key={name}>
                <StitchLink to={link}>{name}</StitchLink>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
