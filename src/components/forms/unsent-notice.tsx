import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Button, ButtonLink } from '#components/ui/button.tsx';
import { Notice, NoticeActions } from '#components/ui/notice.tsx';
import { outboxCopy as copy } from '#content/unsent-message.ts';
import { mailtoLink } from './outbox-rules.ts';
import { outbox } from './outbox.ts';
import { afterOutcome, type NoticeItem, unsentItems } from './unsent-items.ts';
import styles from './unsent-notice.module.css';

const submittedFormat = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' });

/** Milliseconds for which 'sent' and 'discarded' stay. */
const dismissDelay = 10_000;

/** Retries what earlier pages left, and shows what does not get through either. `email` is the address for an e-mail instead. */
export function showUnsentNotice(email: string): void {
  createRoot(document.body.appendChild(document.createElement('div'))).render(<UnsentNotice email={email} />);
}

/** A line for each unsent message, with its three ways out. */
function UnsentNotice({ email }: { email: string }) {
  const [items, setItems] = useState<readonly NoticeItem[]>(() => unsentItems(outbox.noticeEntries()));
  const [hidden, setHidden] = useState(false);

  useEffect(() => {
    outbox.resume();
    return outbox.subscribe((id, { outcome }) => {
      setItems((before) => afterOutcome(before, outbox.noticeEntries(), id, outcome));
      if (outcome === 'sent') dismissLater(id);
    });
  }, []);

  function dismissLater(id: string) {
    setTimeout(() => setItems((before) => before.filter(({ entry }) => entry.id !== id)), dismissDelay);
  }

  function setState(id: string, state: NoticeItem['state']) {
    setItems((before) => before.map((item) => (item.entry.id === id ? { ...item, state } : item)));
  }

  function tryAgain(id: string) {
    setState(id, 'sending');
    void outbox.send(id);
  }

  function discard(id: string, button: HTMLButtonElement) {
    // Its button goes, and with it the focus would.
    button.closest('aside')?.querySelector('button')?.focus();
    setState(id, 'discarded');
    outbox.discard(id);
    dismissLater(id);
  }

  if (hidden || items.length === 0) return null;
  return (
    <Notice label={copy.label} hide={copy.hide} onHide={() => setHidden(true)}>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.entry.id}>
            <Status item={item} />
            {item.state !== 'sent' && item.state !== 'discarded' && (
              <NoticeActions>
                <Button variant="secondary" busy={item.state === 'sending'} onClick={() => tryAgain(item.entry.id)}>
                  {copy.tryAgain}
                </Button>
                <ButtonLink variant="secondary" to={mailtoLink(email, copy.subject[item.entry.form], copy.fields, item.entry)}>
                  {copy.email}
                </ButtonLink>
                <Button variant="secondary" onClick={({ currentTarget }) => discard(item.entry.id, currentTarget)}>
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

/**
 * A live region: it is the same element in every state, so that screen readers announce the change. The text is a new one each
 * time: a translator may have taken the old one out of the page.
 */
function Status({ item: { entry, state } }: { item: NoticeItem }) {
  const sentences = {
    unsent: copy.unsent[entry.form].replace('{date}', submittedFormat.format(entry.at)),
    sending: copy.sending,
    failedAgain: copy.again,
    sent: copy.sent,
    discarded: copy.discarded,
  };
  return (
    <p role="status">
      <span key={state}>{sentences[state]}</span>
    </p>
  );
}
