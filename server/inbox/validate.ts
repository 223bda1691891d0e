/** What becomes of the fields that came in: a submission to keep, a robot to humour, or a refusal with its reason. */
import * as v from 'valibot';
import {
  contactFieldNames,
  contactMessage,
  fixedTexts,
  type FormName,
  quoteFieldNames,
  honeypotField,
} from '#app/features/forms/schema.ts';
import { ContactEnquiry, QuoteRequest } from '#app/features/forms/request-body.ts';
import { fieldLabels } from '#content/forms.ts';
import type { Submission } from './store.ts';

export type Validation =
  | { kind: 'accepted'; submission: Submission }
  | { kind: 'honeypot' }
  | { kind: 'refused'; status: 400 | 403 | 422; message: string; faulty: string[] };

const forms = {
  quote: { schema: QuoteRequest, names: quoteFieldNames },
  contact: { schema: ContactEnquiry, names: contactFieldNames },
};

/** Which form the fields belong to; it follows from the subject alone. */
export function formNamed(fields: Readonly<Record<string, unknown>>): FormName | undefined {
  if (fields.subject === fixedTexts.quote.subject) return 'quote';
  return fields.subject === fixedTexts.contact.subject ? 'contact' : undefined;
}

/** `redirect` is for hosted services, which a form of a site elsewhere may name; this inbox knows its way back. */
export function validate(
  { [honeypotField]: honeypot, redirect: _redirect, ...fields }: Readonly<Record<string, unknown>>,
  accessKey: string,
): Validation {
  if (honeypot) return { kind: 'honeypot' };
  const form = formNamed(fields);
  if (!form) return refuse(400, 'The subject is none of the two forms’.');
  if (fields.access_key !== accessKey) {
    return refuse(403, 'The access key is not the one of this inbox. Please tell us by e-mail or telephone that the form does not work.');
  }
  const { schema, names } = forms[form];
  const { issues, output } = v.safeParse(schema, fields, { abortPipeEarly: true });
  if (issues) return explain(issues);
  const typed = new Set<string>(names);
  return { kind: 'accepted', submission: { form, fields: Object.fromEntries(Object.entries(output).filter(([name]) => typed.has(name))) } };
}

/** A body of another shape is the sending program's mistake (400), a missing or wrong entry the visitor's (422). */
function explain(issues: readonly v.InferIssue<typeof QuoteRequest | typeof ContactEnquiry>[]): Validation {
  const misshapen = issues.find(({ type }) => type === 'strict_object' || type === 'string' || type === 'literal');
  if (misshapen) return refuse(400, `The field ${v.getDotPath(misshapen)} is unknown, missing or not a text.`);

  const faulty = issues.map((issue) => v.getDotPath(issue) ?? '');
  const message = issues[0]?.message ?? '';
  const named = faulty.map(labelOf).join(', ');
  return refuse(422, message === contactMessage ? `${message} Please check: ${named}.` : message, faulty);
}

function refuse(status: 400 | 403 | 422, message: string, faulty: string[] = []): Validation {
  return { kind: 'refused', status, message, faulty };
}

/** What the visitor knows a field by. */
export function labelOf(field: string): string {
  return Object.entries(fieldLabels).find(([name]) => name === field)?.[1] ?? field;
}
