import { type ComponentProps, Fragment } from 'react';
import type { about } from '#content/records.ts';
import '#components/ui/plus.css';
import styles from './overview.module.css';
import { Team } from './team.tsx';

/** The whole team, then a text about the company and who does what in it. */
export function Overview({ copy, photos }: { copy: typeof about; photos: ComponentProps<typeof Team>['photos'] }) {
  const { heading, lead, banglaTerm, paragraphs, roles } = copy.overview;
  const [before = '', ...after] = lead.split(banglaTerm);
  return (
    <>
      <h1 className="container page-head">{copy.heading}</h1>
      <Team team={copy.team} label={copy.imageAlt} photos={photos} />
      <section className={`container columns-narrow ${styles.overview}`}>
        <h2>{heading}</h2>
        <div>
          <p className={styles.lead}>
            {before}
            {after.map((text, i) => (
              <Fragment key={i}>
                <i lang="bn-Latn">{banglaTerm}</i>
                {text}
              </Fragment>
            ))}
          </p>
          <div className={`cards quiet ${styles.more}`}>
            {paragraphs.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </div>
          <details className={styles.roles}>
            <summary className="plus-text">
              <h3>{roles.heading}</h3>
            </summary>
            <ul className="cards">
              {roles.items.map(({ count, role, text }) => (
                <li key={role}>
                  <b>
                    {count} {role}
                  </b>
                  <span className="quiet">{text}</span>
                </li>
              ))}
            </ul>
          </details>
        </div>
      </section>
    </>
  );
}
