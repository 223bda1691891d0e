import type { faq } from '#content/pages/faq.ts';
import styles from './questions.module.css';

type Props = { words: typeof faq; email: string; emailLink: string };

/**
 * Questions of which one at most is open, the first one to begin with. The open one is dyed and its answer stands beside
 * it; opening and closing take half a second (specification sections 2, 4 and 9). Native, so it works without the app.
 */
export function Questions({ words, email, emailLink }: Props) {
  return (
    <>
      <header className={`wrap ${styles.opening}`}>
        <h1>{words.heading}</h1>
        <p className="lead">{words.intro}</p>
      </header>
      <div>
        {words.entries.map(({ Question, Answer }, i) => (
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
      <p className={`wrap ${styles.ask}`}>
        <span>{words.ask}</span> <a href={emailLink}>{email}</a>
      </p>
    </>
  );
}
