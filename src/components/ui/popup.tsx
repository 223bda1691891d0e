import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import { Button } from './button.tsx';
import styles from './popup.module.css';

type Props = {
  open: boolean;
  /** Its accessible name. Screen readers read the text after it. */
  label: string;
  onClose: () => void;
  /** Milliseconds after which it closes by itself. */
  duration: number;
  /** The control that opened it. The focus returns there. */
  opener: RefObject<HTMLElement | null>;
  /** The text of its button. */
  close: string;
  children: ReactNode;
};

/**
 * A short notice over the page. It closes after `duration`, on Escape, on a press outside and with its button. It is a dialog,
 * so that screen readers announce its text with the focus. It is a popover and not modal, so that the page behind stays usable
 * and the press that closes it also does what it was for; closing is the browser's own light dismiss.
 */
export function Popup({ open, label, onClose, duration, opener, close, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const text = useId();

  useEffect(() => {
    const popup = dialog.current;
    if (!open || !popup) return;
    popup.style.setProperty('--popup-time', `${duration}ms`);
    show(popup, opener.current);
    const timer = setTimeout(() => popup.hidePopover(), duration);
    return () => {
      clearTimeout(timer);
      popup.hidePopover();
    };
  }, [open, duration, opener]);

  return (
    <dialog
      ref={dialog}
      className={styles.popup}
      popover="auto"
      aria-label={label}
      aria-describedby={text}
      onToggle={({ newState }) => {
        if (newState === 'open') return;
        // After a press outside the focus is on what was pressed, unless that cannot have it.
        if (!focusedControl()) opener.current?.focus({ preventScroll: true });
        onClose();
      }}
    >
      <p id={text}>{children}</p>
      <Button variant="secondary" onClick={() => dialog.current?.hidePopover()}>
        {close}
      </Button>
    </dialog>
  );
}

/**
 * The browser moves the focus into the dialog when it opens and back when it closes. An opener that was disabled in the
 * meantime has lost the focus, so it gets it back first. A visitor who is already somewhere else keeps the focus there.
 */
function show(popup: HTMLElement, opener: HTMLElement | null) {
  const focused = focusedControl();
  const elsewhere = focused === opener ? null : focused;
  if (!elsewhere) opener?.focus({ preventScroll: true });
  popup.showPopover();
  elsewhere?.focus({ preventScroll: true });
}

/** What has the focus. A press on what cannot have it leaves it on the body, or on the page's content, where a new page puts it. */
function focusedControl(): HTMLElement | null {
  const focused = document.activeElement;
  return focused instanceof HTMLElement && focused.tabIndex >= 0 ? focused : null;
}
