/** Schemas of the forms' request bodies (specification section 7). They trim each field, keep only the phone's digits and reject unknown fields. */
import * as v from 'valibot';
import { failure, fixedTexts, phoneDigits, rules } from '#lib/form-rules.ts';

/** A field that a native form post leaves out counts as empty. */
function field(rule: Parameters<typeof failure>[0]) {
  return v.pipe(
    v.optional(v.string(), ''),
    v.check(
      (value) => failure(rule, value) === undefined,
      ({ input }) => failure(rule, input) ?? '',
    ),
    v.trim(),
  );
}

export const QuoteRequest = v.strictObject({
  custom_message: v.pipe(v.string(), v.maxLength(200)),
  name: field(rules.quote.name),
  email: field(rules.quote.email),
  service: field(rules.quote.service),
  message: field(rules.quote.message),
  access_key: v.string(),
  subject: v.literal(fixedTexts.quote.subject),
});

export const ContactEnquiry = v.strictObject({
  custom_message: v.pipe(v.string(), v.maxLength(200)),
  name: field(rules.contact.name),
  email: field(rules.contact.email),
  phone: v.pipe(field(rules.contact.phone), v.transform(phoneDigits)),
  service: field(rules.contact.service),
  aboutFile: field(rules.contact.aboutFile),
  message: field(rules.contact.message),
  access_key: v.string(),
  subject: v.literal(fixedTexts.contact.subject),
});
