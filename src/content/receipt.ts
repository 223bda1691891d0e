/**
 * The texts below a form, from the answer of the service to the next edit. `{time}` is the visitor's time of day; `{answer}` is one too,
 * with its weekday (src/lib/office-hours.ts). A file of its own, because a browser loads it only once somebody writes.
 */
import receiptCopy from '../../content/forms/receipt.json' with { type: 'json' };

export { receiptCopy };
