import type { about } from '#content/pages/about.ts';
import styles from './aims.module.css';

type Aim = (typeof about)['mission'];

/** Mission and vision on one holud cloth, which an upright seam divides. */
export function Aims({ mission, vision }: { mission: Aim; vision: Aim }) {
  return (
    <section className="holud">
      <div className={`wrap ${styles.row}`}>
        <article>
          <h2>{mission.heading}</h2>
          <p>{mission.text}</p>
        </article>
        <span className={styles.seam} />
        <article>
          <h2>{vision.heading}</h2>
          <p>{vision.text}</p>
        </article>
      </div>
    </section>
  );
}
