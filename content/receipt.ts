/**
 * The texts below a form, from the answer of the service to the next edit. `{time}` is the visitor's time of day; `{answer}` is one too,
 * with its weekday (src/lib/office-hours.ts). A file of its own, because a browser loads it only once somebody writes.
 */
export const receiptCopy = {
  received: 'Received at {time}. A person answers by {answer}.',
  /** It is sent again by itself, or only when the visitor asks for it (the service has refused it). */
  kept: 'Not received yet. Your message is kept on this device and sent again by itself.',
  keptOnThisPage: 'Not received yet. Keep this page open: your message is sent again by itself.',
  refused: 'Not received yet. Your message is kept on this device until you send it again.',
  /** Before the name of the nearest case. */
  next: 'Until then, a case like yours:',
};
