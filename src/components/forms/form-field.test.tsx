import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { contactCopy, quoteCopy } from '#content/form-copy.ts';
import { fieldNames, forms } from '#content/form-fields.ts';
import { failurePage } from '#server/inbox/failure-page.ts';
import { fixedTexts } from '#lib/form-rules.ts';
import { ContactForm } from './contact-form.tsx';
import { QuoteForm } from './quote-form.tsx';

const place = { siteUrl: '', after: { office: { days: [1], opens: 540, closes: 1200, ahead: 360 }, cases: {} } };
const pages = {
  quote: renderToStaticMarkup(<QuoteForm copy={quoteCopy} {...place} />),
  contact: renderToStaticMarkup(<ContactForm copy={contactCopy} {...place} />),
};

test.each(['quote', 'contact'] as const)(
  'the %s form shows each of its fields once, and so does its page for who has no scripts',
  (form) => {
    const typed = Object.fromEntries(fieldNames.map((name) => [name, `my ${name}`]));
    const failed = failurePage({ message: '', invalidFields: [], fields: { ...fixedTexts[form], ...typed } }).text;
    for (const page of [pages[form], failed]) expect(namesIn(page)).toEqual([...forms[form].fields].toSorted());
  },
);

test('every field is in a form', () => {
  const used = new Set<string>(Object.values(forms).flatMap(({ fields }) => fields));
  expect(fieldNames.filter((name) => !used.has(name))).toEqual([]);
});

/** The fields that a visitor fills in. */
function namesIn(html: string): string[] {
  const controls = [...html.matchAll(/<(?:input|select|textarea) [^>]*>/g)].map(([tag]) => tag);
  return controls
    .filter((tag) => !/ type="(?:hidden|checkbox)"/.test(tag))
    .map((tag) => / name="(\w+)"/.exec(tag)?.[1] ?? '')
    .toSorted();
}
