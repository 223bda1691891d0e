import type { FaqEntry } from '#content/schemas/shared.ts';
import { ButtonLink } from './button.tsx';
import './disclosure.css';
import { MarkedText } from './marked-text.tsx';
import styles from './questions.module.css';

type Props = {
  title: string;
  items: FaqEntry[];
  /** The next step of a reader whose question is not answered yet. */
  ask: { text: string; button: string };
  /** Where `ask` leads. */
  to: string;
  /** Whether it continues the section above it, without room between the two. */
  flush?: boolean;
};

/** Questions and answers at the end of a page, of which one is open at a time, and the next step beside them (specification sections 4 and 9). */
export function Questions({ title, items, ask, to, flush = false }: Props) {
  return (
    <section className={`section ${flush ? styles.flush : ''}`}>
      <div className={`container columns ${styles.row}`}>
        <div className={`sticky ${styles.head}`}>
          <h2 className="title">{title}</h2>
          <div className={`stack quiet ${styles.ask}`}>
            <p>{ask.text}</p>
            <ButtonLink variant="primary" to={to}>
              {ask.button}
            </ButtonLink>
          </div>
        </div>
        <div className={`rows ${styles.list}`}>
          {items.map(({ Question, Answer }, i) => (
            <details key={Question} name="questions" open={i === 0} className="disclosure">
              {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- its text is in a component */}
              <summary>
                <h3>
                  <MarkedText>{Question}</MarkedText>
                </h3>
              </summary>
              <div>
                <p className="measure quiet">
                  <MarkedText>{Answer}</MarkedText>
                </p>
              </div>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}
