/**
 * What a visitor without JavaScript sees when a form could not be taken: the reason, and everything typed in a form
 * that can be sent again. A page of its own without script, picture or font, so that it cannot fail in turn.
 */
import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';
import { contactFieldNames, defaultEndpoint, type FormName, quoteFieldNames } from '#app/features/forms/schema.ts';
import { serviceOptions } from '#content/constants.ts';
import { formOf, labels } from './judge.ts';

export type Failure = {
  message: string;
  /** Names of the fields to mark. */
  faulty: readonly string[];
  /** What came in, as far as it could be read. */
  fields: Readonly<Record<string, unknown>>;
};

const style = `
  :root { color-scheme: light dark; font: 1.125rem/1.5 system-ui, sans-serif; }
  body { max-width: 36rem; margin: 0 auto; padding: 2rem 1rem; }
  form, label { display: grid; gap: 0.25rem; }
  form { gap: 1.25rem; margin-block: 2rem; }
  input, select, textarea, button { font: inherit; padding: 0.6rem; }
  [aria-invalid] { outline: 2px solid; }
`;

/** Stricter than the site's pages: this one needs nothing but its own styles and its own form. */
export const failurePolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

export function failurePage({ message, faulty, fields }: Failure) {
  const form = formOf(fields);
  const names = form === 'quote' ? quoteFieldNames : contactFieldNames;
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <title>Your message was not sent</title>
        <style>
          ${raw(style)}
        </style>
      </head>
      <body>
        <main>
          <h1>Your message was not sent</h1>
          <p role="alert" id="reason">${message}</p>
          <p>
            ${form ? 'Nothing is lost: correct it here and send it again, or go back to the form.' : 'Please go back to the form: what you typed is still in it.'}
          </p>
          ${
            form &&
            html`<form method="post" action="${defaultEndpoint}">
              ${['custom_message', 'access_key', 'subject'].map((name) => html`<input type="hidden" name="${name}" value="${text(fields[name])}" />`)}
              ${names.map((name) => html`<label>${labels[name]}${isOptional(form, name) ? '' : ' *'} ${control(name, text(fields[name]), faulty.includes(name))}</label>`)}
              <button>Send again</button>
            </form>`
          }
        </main>
      </body>
    </html>`;
}

function isOptional(form: FormName, name: string): boolean {
  return form === 'contact' && (name === 'service' || name === 'aboutFile');
}

function control(name: string, value: string, wrong: boolean) {
  const mark = wrong ? raw(' aria-invalid="true" aria-describedby="reason"') : '';
  // The line break after a textarea's start tag is not part of its text; without it, one that the visitor typed would be lost.
  if (name === 'message' || name === 'aboutFile') return html`<textarea name="${name}" rows="6" ${mark}>${value}</textarea>`;
  if (name !== 'service') return html`<input name="${name}" autocomplete="${completions[name] ?? 'off'}" value="${value}" ${mark} />`;
  const options = ['', ...serviceOptions].map((option) => html`<option${option === value ? raw(' selected') : ''}>${option}</option>`);
  return html`<select name="service" ${mark}>
    ${options}
  </select>`;
}

const completions: Readonly<Record<string, string>> = { name: 'name', email: 'email', phone: 'tel' };

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
