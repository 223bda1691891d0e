import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import { Button } from './button.tsx';
import styles from './popup.module.css';

type Props = {
  open: boolean;
  /** What it is about; its text is read after it. */
  label: string;
  onClose: () => void;
  /** Milliseconds after which it closes by itself. */
  duration: number;
  /** What the visitor pressed: the focus waits there, and returns there. */
  opener: RefObject<HTMLElement | null>;
  /** The word on its button. */
  close: string;
  children: ReactNode;
};

/**
 * A short notice over the page that closes by itself, by Escape, by a press outside and by its button. It is a dialog, so
 * that its text is announced with the focus, and a popover rather than a modal, so that the page behind stays usable and the
 * press that dismisses it is not lost. The platform's own light dismissal does the closing.
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
        // A press outside leaves the focus on whatever it hit, which may be nothing.
        if (document.activeElement === document.body) opener.current?.focus({ preventScroll: true });
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
 * Opening moves the focus into the dialog and closing gives it back. A control that was disabled meanwhile has lost it to
 * the page, so it is put back first; a visitor who has gone on to something else keeps it there.
 */
function show(popup: HTMLElement, opener: HTMLElement | null) {
  const focused = document.activeElement;
  const elsewhere = focused instanceof HTMLElement && focused !== document.body && focused !== opener ? focused : null;
  if (!elsewhere) opener?.focus({ preventScroll: true });
  popup.showPopover();
  elsewhere?.focus({ preventScroll: true });
}
