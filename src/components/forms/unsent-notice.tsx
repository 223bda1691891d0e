import { useEffect, useEffectEvent, useState } from 'react';
import { Button, ButtonLink } from '#components/ui/button.tsx';
import { Notice, NoticeActions } from '#components/ui/notice.tsx';
import { outboxCopy as copy } from '#content/unsent-message.ts';
import { mailtoLink } from './outbox-rules.ts';
import styles from './unsent-notice.module.css';
import { type NoticeItem, useOutbox } from './use-outbox.ts';

const submittedFormat = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' });

/** Milliseconds for which 'sent' and 'discarded' stay. */
const dismissDelay = 10_000;

type Props = { /** The address for an e-mail instead. */ email: string };

/** The content of OutboxNotice: a line for each unsent message, with its actions. */
export function UnsentNotice({ email }: Props) {
  const { items, tryAgain, discard, restore, dismiss } = useOutbox();
  const [hidden, setHidden] = useState(false);
  if (hidden || items.length === 0) return null;

  return (
    <Notice label={copy.label} hide={copy.hide} onHide={() => setHidden(true)}>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.entry.id}>
            <Status item={item} />
            {item.state === 'sent' && <DismissTimer onElapsed={() => dismiss(item.entry)} />}
            {item.state === 'discarded' && (
              <NoticeActions>
                <Button variant="secondary" onClick={() => restore(item.entry)}>
                  {copy.restore}
                </Button>
                <DismissTimer onElapsed={() => dismiss(item.entry)} />
              </NoticeActions>
            )}
            {item.state !== 'sent' && item.state !== 'discarded' && (
              <NoticeActions>
                <Button variant="secondary" busy={item.state === 'sending'} onClick={() => tryAgain(item.entry)}>
                  {copy.tryAgain}
                </Button>
                <ButtonLink variant="secondary" to={mailtoLink(email, copy.subject[item.entry.form], copy.fields, item.entry)}>
                  {copy.email}
                </ButtonLink>
                <Button variant="secondary" onClick={() => discard(item.entry)}>
                  {copy.discard}
                </Button>
              </NoticeActions>
            )}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

/** A live region: it is the same element in every state, so that screen readers announce the change. */
function Status({ item: { entry, state } }: { item: NoticeItem }) {
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
