import { useEffect, useState } from 'react';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import type { OutboxWords } from '#content/forms.ts';
import { letterTo } from './outbox-rules.ts';
import styles from './unsent-notice.module.css';
import { type Unsent, useOutbox } from './use-outbox.ts';

const written = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' });

/** Milliseconds for which 'sent' and 'discarded' stay. */
const moment = 10_000;

type Props = { words: OutboxWords; /** Where a letter goes instead. */ email: string };

/** What OutboxNotice shows once there may be something to show. */
export function UnsentNotice({ words, email }: Props) {
  const { unsent, tryAgain, discard, restore, settle } = useOutbox();
  const [hidden, setHidden] = useState(false);
  if (hidden || unsent.length === 0) return null;

  return (
    <aside className={styles.notice} aria-label={words.label}>
      <button type="button" className={styles.hide} aria-label={words.hide} onClick={() => setHidden(true)}>
        <Icon name="close" />
      </button>
      <ul className={styles.list}>
        {unsent.map((item) => (
          <li key={item.entry.id}>
            <Sentence item={item} words={words} />
            {item.state === 'sent' && <Moment onOver={() => settle(item.entry)} />}
            {item.state === 'discarded' && (
              <div className={styles.actions}>
                <Button look="plain" onClick={() => restore(item.entry)}>
                  {words.restore}
                </Button>
                <Moment onOver={() => settle(item.entry)} />
              </div>
            )}
            {item.state !== 'sent' && item.state !== 'discarded' && (
              <div className={styles.actions}>
                <Button look="plain" busy={item.state === 'sending'} onClick={() => tryAgain(item.entry)}>
                  {words.tryAgain}
                </Button>
                <ButtonLink look="plain" to={letterTo(email, words.subject[item.entry.form], words.fields, item.entry)}>
                  {words.email}
                </ButtonLink>
                <Button look="plain" onClick={() => discard(item.entry)}>
                  {words.discard}
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
    </aside>
  );
}

/** One element in every state, so that its changes are announced. */
function Sentence({ item: { entry, state }, words }: { item: Unsent; words: OutboxWords }) {
  const sentences = {
    unsent: words.unsent[entry.form].replace('{date}', written.format(entry.at)),
    sending: words.sending,
    again: words.again,
    sent: words.sent,
    discarded: words.discarded,
  };
  return <p role="status">{sentences[state]}</p>;
}

/** Says when its moment is over. */
function Moment({ onOver }: { onOver: () => void }) {
  useEffect(() => {
    const timer = setTimeout(onOver, moment);
    return () => clearTimeout(timer);
  }, [onOver]);
  return null;
}
