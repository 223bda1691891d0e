/**
 * The texts of the notice about a message that an earlier visit could not send. A file of its own, because only a browser
 * that has such a message loads it.
 */
import words from '../../content/forms/unsent-message.json' with { type: 'json' };
import { fieldLabels } from './forms.ts';

export const outboxCopy = { ...words, fields: fieldLabels };
