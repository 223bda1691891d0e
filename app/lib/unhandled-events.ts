/**
 * Events that no component handles by a property (a house rule, tests/architecture). React listens at the document for every event
 * that there is, and on a slow phone each one costs it 4 to 18 ms: an answer that opens begins a dozen transitions before its
 * first frame (docs/decisions/0004). A component listens for them at its own element.
 */
export const unhandledEvents: ReadonlySet<string> = new Set([
  'animationend',
  'animationiteration',
  'animationstart',
  'mousemove',
  'mouseout',
  'mouseover',
  'pointermove',
  'pointerout',
  'pointerover',
  'scroll',
  'scrollend',
  'touchmove',
  'transitioncancel',
  'transitionend',
  'transitionrun',
  'transitionstart',
  'wheel',
]);

/** Runs `attach`, in which React begins to listen at the document, and keeps it from listening for those events. */
export function ignoreUnhandledEvents(attach: () => void): void {
  const listen = document.addEventListener.bind(document);
  document.addEventListener = (type: string, ...listener: [EventListenerOrEventListenerObject, (AddEventListenerOptions | boolean)?]) => {
    if (!unhandledEvents.has(type)) listen(type, ...listener);
  };
  try {
    attach();
  } finally {
    // The document's own method comes to light again.
    Reflect.deleteProperty(document, 'addEventListener');
  }
}
