import type { faq } from '#content/pages/faq.ts';
import styles from './faq-list.module.css';

type Props = { copy: typeof faq; email: string; emailLink: string };

/**
 * FaqList of which one at most is open, the first one to begin with. The open one is dyed and its answer stands beside
 * it; opening and closing take half a second (specification sections 2, 4 and 9). Native, so it works without the app.
 */
export function FaqList({ copy, email, emailLink }: Props) {
  return (
    <>
      <header className={`container ${styles.opening}`}>
        <h1>{copy.heading}</h1>
        <p className="lead">{copy.intro}</p>
      </header>
      <div>
        {copy.entries.map(({ Question, Answer }, i) => (
          <details key={Question} name="faq" open={i === 0} className={styles.item}>
            <summary>
              <h2>{Question}</h2>
            </summary>
            <div className={styles.answer}>
              <p>{Answer}</p>
            </div>
          </details>
        ))}
      </div>
      <p className={`container ${styles.contact}`}>
        <span>{copy.ask}</span> <a href={emailLink}>{email}</a>
      </p>
    </>
  );
}
