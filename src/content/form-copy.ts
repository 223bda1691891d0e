/** The words of the two forms in the pages. */
import { contactAnswers } from './contact-form.ts';
import { shared } from './forms.ts';
import { formTexts } from './records.ts';

export const quoteCopy = { ...shared, ...formTexts.quote };
export const contactCopy = { ...shared, ...formTexts.contact, ...contactAnswers };
/** Below an empty box, in the place of a message. */
export const { hints } = formTexts;
/** Above the fields, where somebody comes from an offer (offers.ts). */
export const chosenOffer = formTexts.chosen;

export type QuoteCopy = typeof quoteCopy;
export type ContactCopy = typeof contactCopy;
