/**
 * What a visitor without JavaScript sees when a form could not be taken: the reason, and everything typed in a form
 * that can be sent again. A page of its own without script, picture or font, so that it cannot fail in turn.
 */
import { createHash } from 'node:crypto';
// Under another name, because the formatter moves the line breaks of `html` templates, and here they count.
import { html as markup, raw } from 'hono/html';
import { contactFieldNames, defaultEndpoint, type FormName, quoteFieldNames } from '#app/features/forms/schema.ts';
import { serviceOptions } from '#content/constants.ts';
import { failureCopy } from '#content/forms.ts';
import { site } from '#content/site.ts';
import { formNamed, labelOf } from './validate.ts';

export type Failure = {
  message: string;
  /** Names of the fields to mark. */
  faulty: readonly string[];
  /** What came in, as far as it could be read. */
  fields: Readonly<Record<string, unknown>>;
};

type Markup = ReturnType<typeof markup>;

const style = `
:root { color-scheme: light dark; font: 1.125rem/1.5 system-ui, sans-serif; }
body { max-width: 36rem; margin: 0 auto; padding: 2rem 1rem; }
form, label { display: grid; gap: 0.25rem; }
form { gap: 1.25rem; margin-block: 2rem; }
input, select, textarea, button { font: inherit; padding: 0.6rem; }
[aria-invalid] { outline: 2px solid; }
`;

/** Stricter than that of the site's pages: this one needs nothing but its own styles and its own form. */
export const failurePolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

export function failurePage({ message, faulty, fields }: Failure): Markup {
  const form = formNamed(fields);
  return markup`<!doctype html>
<html lang="${site.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${failureCopy.title}</title>
<style>${raw(style)}</style>
</head>
<body>
<main>
<h1>${failureCopy.title}</h1>
<p role="alert" id="reason">${message}</p>
${form ? retry(form, fields, faulty) : markup`<p>${failureCopy.back}</p>`}
</main>
</body>
</html>`;
}

function retry(form: FormName, fields: Failure['fields'], faulty: readonly string[]): Markup {
  const hidden = ['custom_message', 'access_key', 'subject'];
  const visible = form === 'quote' ? quoteFieldNames : contactFieldNames;
  return markup`<p>${failureCopy.retry}</p>
<form method="post" action="${defaultEndpoint}">
${hidden.map((name) => markup`<input type="hidden" name="${name}" value="${text(fields[name])}">`)}
${visible.map((name) => labelled(form, name, text(fields[name]), faulty.includes(name)))}
<button>${failureCopy.submit}</button>
</form>`;
}

function labelled(form: FormName, name: string, value: string, wrong: boolean): Markup {
  const optional = form === 'contact' && (name === 'service' || name === 'aboutFile');
  return markup`<label>${labelOf(name)}${optional ? '' : ' *'} ${control(name, value, wrong)}</label>`;
}

function control(name: string, value: string, wrong: boolean): Markup {
  const mark = wrong ? raw(' aria-invalid="true" aria-describedby="reason"') : '';
  if (name === 'service') {
    const options = ['', ...serviceOptions].map((option) => markup`<option${option === value ? raw(' selected') : ''}>${option}</option>`);
    return markup`<select name="service"${mark}>${options}</select>`;
  }
  // The line break after a textarea's start tag is not part of its text; without it, one that the visitor typed would be lost.
  if (name === 'message' || name === 'aboutFile') return markup`<textarea name="${name}" rows="6"${mark}>\n${value}</textarea>`;
  return markup`<input name="${name}" autocomplete="${completions[name] ?? 'off'}" value="${value}"${mark}>`;
}

const completions: Readonly<Record<string, string>> = { name: 'name', email: 'email', phone: 'tel' };

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
