import { portraits } from '#drawings/counted-pictures.ts';
import { portraitsPerRow } from '#drawings/team-portraits.ts';
import type { about } from '#content/pages/about.ts';
import styles from './team.module.css';

/** Everyone's woven portrait with name and role. Each shows its part of one picture, which a browser draws once. */
export function Team({ team, label }: { team: (typeof about)['team']; label: string }) {
  const picture = portraits();
  return (
    <ul
      className={styles.team}
      aria-label={label}
      style={{ '--across': portraitsPerRow, '--rows': Math.ceil(team.length / portraitsPerRow) }}
    >
      {team.map(({ name, role }, i) => (
        <li key={name}>
          <div className={styles.face}>
            <img
              src={picture.src}
              width={picture.width}
              height={picture.height}
              alt=""
              style={{ '--column': i % portraitsPerRow, '--row': Math.floor(i / portraitsPerRow) }}
            />
          </div>
          <p>
            <b>{name}</b>
            <span>{role}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}
