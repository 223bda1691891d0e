/** Schemas of the forms' request bodies (specification section 7). They trim each field, keep only the phone's digits and reject unknown fields. */
import { z } from 'zod';
import { cleanEmail, failure, fixedTexts, offerLineLimit, phoneDigits, rules } from '#lib/form-rules.ts';

type Rule = Parameters<typeof failure>[0];

/** A field that a native form post leaves out counts as empty. `given`: see `failure`. */
function field(rule: Rule, clean = (text: string) => text.trim(), given = 0) {
  return z
    .string()
    .default('')
    .refine((text) => failure(rule, text, given) === undefined, { error: ({ input }) => failure(rule, String(input), given) })
    .transform(clean);
}

const message = (rule: Rule) => field(rule, undefined, offerLineLimit);

export const QuoteRequest = z.strictObject({
  custom_message: z.string().max(200),
  name: field(rules.quote.name),
  email: field(rules.quote.email, cleanEmail),
  service: field(rules.quote.service),
  message: message(rules.quote.message),
  access_key: z.string(),
  subject: z.literal(fixedTexts.quote.subject),
});

export const ContactEnquiry = z.strictObject({
  custom_message: z.string().max(200),
  name: field(rules.contact.name),
  email: field(rules.contact.email, cleanEmail),
  phone: field(rules.contact.phone, phoneDigits),
  service: field(rules.contact.service),
  aboutFile: field(rules.contact.aboutFile),
  message: message(rules.contact.message),
  access_key: z.string(),
  subject: z.literal(fixedTexts.contact.subject),
});
