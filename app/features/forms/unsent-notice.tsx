import { useEffect, useState } from 'react';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import type { OutboxCopy } from '#content/forms.ts';
import { mailtoLink } from './outbox-rules.ts';
import styles from './unsent-notice.module.css';
import { type Unsent, useOutbox } from './use-outbox.ts';

const written = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' });

/** Milliseconds for which 'sent' and 'discarded' stay. */
const noticeTime = 10_000;

type Props = { copy: OutboxCopy; /** Where a letter goes instead. */ email: string };

/** What OutboxNotice shows once there may be something to show. */
export function UnsentNotice({ copy, email }: Props) {
  const { unsent, tryAgain, discard, restore, settle } = useOutbox();
  const [hidden, setHidden] = useState(false);
  if (hidden || unsent.length === 0) return null;

  return (
    <aside className={styles.notice} aria-label={copy.label}>
      <button type="button" className={styles.hide} aria-label={copy.hide} onClick={() => setHidden(true)}>
        <Icon name="close" />
      </button>
      <ul className={styles.list}>
        {unsent.map((item) => (
          <li key={item.entry.id}>
            <Sentence item={item} copy={copy} />
            {item.state === 'sent' && <Moment onOver={() => settle(item.entry)} />}
            {item.state === 'discarded' && (
              <div className={styles.actions}>
                <Button variant="secondary" onClick={() => restore(item.entry)}>
                  {copy.restore}
                </Button>
                <Moment onOver={() => settle(item.entry)} />
              </div>
            )}
            {item.state !== 'sent' && item.state !== 'discarded' && (
              <div className={styles.actions}>
                <Button variant="secondary" busy={item.state === 'sending'} onClick={() => tryAgain(item.entry)}>
                  {copy.tryAgain}
                </Button>
                <ButtonLink variant="secondary" to={mailtoLink(email, copy.subject[item.entry.form], copy.fields, item.entry)}>
                  {copy.email}
                </ButtonLink>
                <Button variant="secondary" onClick={() => discard(item.entry)}>
                  {copy.discard}
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
function Sentence({ item: { entry, state }, copy }: { item: Unsent; copy: OutboxCopy }) {
  const sentences = {
    unsent: copy.unsent[entry.form].replace('{date}', written.format(entry.at)),
    sending: copy.sending,
    again: copy.again,
    sent: copy.sent,
    discarded: copy.discarded,
  };
  return <p role="status">{sentences[state]}</p>;
}

/** Says when its moment is over. */
function Moment({ onOver }: { onOver: () => void }) {
  useEffect(() => {
    const timer = setTimeout(onOver, noticeTime);
    return () => clearTimeout(timer);
  }, [onOver]);
  return null;
}
