import type { about } from '#content/records.ts';
import '#components/ui/bands.css';
import styles from './mission-vision.module.css';

type Statement = (typeof about)['mission'];

/** Mission and vision on the accent band, with a woven border between them. */
export function MissionVision({ mission, vision }: { mission: Statement; vision: Statement }) {
  return (
    <section className="accent-band">
      <div className={`container columns-narrow ${styles.row}`}>
        <article>
          <h2>{mission.heading}</h2>
          <p>{mission.text}</p>
        </article>
        <span className={styles.divider} />
        <article>
          <h2>{vision.heading}</h2>
          <p>{vision.text}</p>
        </article>
      </div>
    </section>
  );
}
