import type { faq } from '#content/records.ts';
import { paths } from '#lib/paths.ts';
import { ButtonLink } from '#components/ui/button.tsx';
import '#components/ui/disclosure.css';
import { MarkedText } from '#components/ui/marked-text.tsx';
import styles from './faq-list.module.css';

type Props = { copy: typeof faq; email: string; emailLink: string };

/**
 * A list of questions of which at most one is open, at first the first one. The open one has the accent colour, with the
 * answer beside the question; opening and closing take half a second (specification sections 2, 4 and 9). The disclosures
 * are native, so they work without a script.
 */
export function FaqList({ copy, email, emailLink }: Props) {
  return (
    <>
      <header className={`container page-head head ${styles.header}`}>
        <h1>
          <MarkedText>{copy.heading}</MarkedText>
        </h1>
        <p className="lead quiet">
          <MarkedText>{copy.intro}</MarkedText>
        </p>
      </header>
      <div>
        {copy.entries.map(({ Question, Answer }, i) => (
          <details key={Question} name="faq" open={i === 0} className={`disclosure ${styles.item}`}>
            {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- its text is in a component */}
            <summary>
              <h2>
                <MarkedText>{Question}</MarkedText>
              </h2>
            </summary>
            <div>
              <p>
                <MarkedText>{Answer}</MarkedText>
              </p>
            </div>
          </details>
        ))}
      </div>
      <p className={`container cluster ${styles.contact}`}>
        <span className="quiet">
          <MarkedText>{copy.emailPrompt}</MarkedText>
        </span>{' '}
        <ButtonLink variant="primary" to={paths.contact}>
          <MarkedText>{copy.ask}</MarkedText>
        </ButtonLink>{' '}
        <a href={emailLink}>{email}</a>
      </p>
    </>
  );
}
