import { useEffect, useEffectEvent, useState } from 'react';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import type { OutboxCopy } from '#content/forms.ts';
import { mailtoLink } from './outbox-rules.ts';
import styles from './unsent-notice.module.css';
import { type NoticeItem, useOutbox } from './use-outbox.ts';

const submittedFormat = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' });

/** Milliseconds for which 'sent' and 'discarded' stay. */
const dismissDelay = 10_000;

type Props = { copy: OutboxCopy; /** The address for an e-mail instead. */ email: string };

/** The content of OutboxNotice: a line for each unsent message, with its actions. */
export function UnsentNotice({ copy, email }: Props) {
  const { items, tryAgain, discard, restore, dismiss } = useOutbox();
  const [hidden, setHidden] = useState(false);
  if (hidden || items.length === 0) return null;

  return (
    <aside className={styles.notice} aria-label={copy.label}>
      <button type="button" className={styles.hide} aria-label={copy.hide} onClick={() => setHidden(true)}>
        <Icon name="close" />
      </button>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.entry.id}>
            <Status item={item} copy={copy} />
            {item.state === 'sent' && <DismissTimer onElapsed={() => dismiss(item.entry)} />}
            {item.state === 'discarded' && (
              <div className={styles.actions}>
                <Button variant="secondary" onClick={() => restore(item.entry)}>
                  {copy.restore}
                </Button>
                <DismissTimer onElapsed={() => dismiss(item.entry)} />
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

/** A live region: it is the same element in every state, so that screen readers announce the change. */
function Status({ item: { entry, state }, copy }: { item: NoticeItem; copy: OutboxCopy }) {
  const sentences = {
    unsent: copy.unsent[entry.form].replace('{date}', submittedFormat.format(entry.at)),
    sending: copy.sending,
    failedAgain: copy.again,
    sent: copy.sent,
    discarded: copy.discarded,
  };
  return <p role="status">{sentences[state]}</p>;
}

/** Calls back `dismissDelay` after it has appeared, however often the notice renders meanwhile. */
function DismissTimer({ onElapsed }: { onElapsed: () => void }) {
  const elapsed = useEffectEvent(onElapsed);
  useEffect(() => {
    const timer = setTimeout(() => elapsed(), dismissDelay);
    return () => clearTimeout(timer);
  }, []);
  return null;
}
