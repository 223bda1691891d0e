/** What both forms say where a browser or the server says it. What only pages show of the forms is in form-copy.ts. */
import both from '../../content/forms/both.json' with { type: 'json' };
import failureCopy from '../../content/forms/failure-page.json' with { type: 'json' };
import fields from '../../content/forms/fields.json' with { type: 'json' };
import type { ChoiceName, FieldName } from './form-fields.ts';

/** The labels of the fields: in the forms, on the page after a failed form, and in the inbox. */
export const fieldLabels: Readonly<Record<FieldName, string>> = fields.fields;
/** What is wrong with an e-mail address (`EmailFault` in src/lib/form-rules.ts). Follows the message about the field. */
export const { emailFaults } = fields;
/** The first option of each choice, which has an empty value. */
export const placeholders: Readonly<Record<ChoiceName, string>> = both.choose;
/** Beside an invalid field. */
export const fieldErrors: Readonly<Record<FieldName, string>> = both.errors;
export const shared = { fields: fieldLabels, ...both };
/** The server's answer when a form that was sent without JavaScript failed (server/inbox/failure-page.ts). */
export { failureCopy };
