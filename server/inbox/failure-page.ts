/**
 * The page after a refused submission, for visitors without JavaScript: the reason, and a form with everything typed, which
 * can be sent again. It needs no script, picture or font, so that nothing on it can fail as well.
 */
import { createHash } from 'node:crypto';
import { fieldNamed, type FieldName, type FormName, forms, isRequired } from '#content/form-fields.ts';
import { failureCopy, fieldLabels } from '#content/forms.ts';
import { site } from '#content/site.ts';
import { defaultEndpoint } from '#lib/form-rules.ts';
import { Markup, markup } from '../safe-text.ts';
import { type Fields, formNamed } from './validate.ts';

export type Failure = {
  message: string;
  /** Names of the fields to mark as invalid. */
  invalidFields: readonly string[];
  /** The received fields, as far as they could be read. */
  fields: Fields;
};

const style = `
:root { color-scheme: light dark; font: 1.125rem/1.5 system-ui, sans-serif; --red: light-dark(#b3261e, #ff8f84); }
body { max-width: 36rem; margin: 0 auto; padding: 1.5rem 1rem; }
a { color: inherit; font-weight: 700; }
h1 { font-size: 2rem; line-height: 1.15; }
[role=alert] { color: var(--red); font-weight: 600; }
form, label { display: grid; gap: 0.25rem; }
form { gap: 1.25rem; margin-block: 2rem; }
input, select, textarea, button { font: inherit; padding: 0.75rem; border: 1px solid GrayText; border-radius: 4px; }
[aria-invalid] { border-color: var(--red); box-shadow: inset 0 0 0 1px var(--red); }
button { justify-self: start; padding-inline: 1.5rem; border-color: CanvasText; background: CanvasText; color: Canvas; font-weight: 600; }
`;

/** Stricter than the policy of the site's pages, because this page needs only its own styles and its own form. */
export const failurePolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

export function failurePage({ message, invalidFields, fields }: Failure): Markup {
  const form = formNamed(fields);
  return markup`<!doctype html>
<html lang="${site.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${failureCopy.title}</title>
<style>${new Markup(style)}</style>
</head>
<body>
<a href="/">${site.name}</a>
<main>
<h1>${failureCopy.title}</h1>
<p role="alert" id="reason">${message}</p>
${form ? retryForm(form, fields, invalidFields) : markup`<p>${failureCopy.back}</p>`}
</main>
</body>
</html>`;
}

function retryForm(form: FormName, fields: Fields, invalidFields: readonly string[]): Markup {
  const hidden = ['custom_message', 'access_key', 'subject'];
  return markup`<p>${failureCopy.retry}</p>
<form method="post" action="${defaultEndpoint}">
${hidden.map((name) => markup`<input type="hidden" name="${name}" value="${asText(fields[name])}">`)}
${forms[form].fields.map((name) => labelledControl(form, name, asText(fields[name]), invalidFields.includes(name)))}
<button>${failureCopy.submit}</button>
</form>`;
}

function labelledControl(form: FormName, name: FieldName, value: string, invalid: boolean): Markup {
  return markup`<label>${fieldLabels[name]}${isRequired(form, name) ? ' *' : ''} ${control(name, value, invalid)}</label>`;
}

/** More characters than this need a box of several lines to be seen. */
const longestLine = 1000;

function control(name: FieldName, value: string, invalid: boolean): Markup {
  const field = fieldNamed(name);
  const invalidAttributes = invalid ? new Markup(' aria-invalid="true" aria-describedby="reason"') : '';
  if (field.kind === 'choice') {
    const options = ['', ...field.options].map(
      (option) => markup`<option value="${option}"${option === value ? new Markup(' selected') : ''}>${option}</option>`,
    );
    return markup`<select name="${name}"${invalidAttributes}>${options}</select>`;
  }
  // Browsers drop a line break directly after `<textarea>`. This one is for them, so that none of the visitor's own is lost.
  if (field.kind === 'text' || field.limit > longestLine) {
    return markup`<textarea name="${name}" rows="6"${invalidAttributes}>\n${value}</textarea>`;
  }
  return markup`<input name="${name}" autocomplete="${field.autoComplete ?? 'off'}" value="${value}"${invalidAttributes}>`;
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
