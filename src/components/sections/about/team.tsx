import type { Picture as PictureData } from '#content/entries.ts';
import type { about } from '#content/records.ts';
import { Picture } from '#components/ui/picture.tsx';
import { wovenPicture } from '#components/ui/woven-picture.ts';
import styles from './team.module.css';

/** The woven portraits are one picture, which a browser draws once: so many people in a row, in so many rows. */
const [across, rows] = [7, 2];

type Props = {
  team: (typeof about)['team'];
  label: string;
  /** In the order of the team. */
  photos: readonly (PictureData | undefined)[];
};

/** Everyone with name and role, and a photo or the woven portrait of the same place. */
export function Team({ team, label, photos }: Props) {
  const portraits = wovenPicture('team');
  return (
    <ul className={styles.team} aria-label={label} style={{ '--across': across, '--rows': rows }}>
      {team.map(({ name, role }, i) => {
        const photo = photos[i];
        const place = { '--column': i % across, '--row': Math.floor(i / across) };
        return (
          <li key={name}>
            <div className={photo ? styles.photo : styles.face}>
              {photo ? (
                <Picture picture={photo} sizes="(width < 48em) 34vw, 15vw" />
              ) : (
                i < across * rows && <img {...portraits} alt="" style={place} />
              )}
            </div>
            <p className="quiet">
              <b className="label">{name}</b>
              <span>{role}</span>
            </p>
          </li>
        );
      })}
    </ul>
  );
}
