/**
 * The points of Mozilla's HTTP Observatory (developer.mozilla.org/en-US/observatory/docs/tests_and_scoring) for a page that is
 * asked for by HTTPS and to which HTTP leads. From 100 on the grade is A+.
 */
import { attributes, parsePage } from '../../support/built-pages.ts';
import type { Expected } from './expected-answers.ts';

const privateReferrer = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'];
const broad = ['*', 'http:', 'https:', 'data:', "'unsafe-inline'", "'unsafe-eval'"];

export function points(headers: NonNullable<Expected['headers']>, html: string): number {
  const inHeader = directives(headers['content-security-policy'] ?? '');
  const meta = attributes('meta[http-equiv="content-security-policy"]', 'content', parsePage(html, 'the page'));
  const inPage = directives(meta[0] ?? '');
  const sources = ['script-src', 'object-src', 'style-src'].flatMap((name) => inPage.get(name) ?? inPage.get('default-src') ?? ['*']);
  const maxAge = Number(/max-age=(\d+)/.exec(headers['strict-transport-security'] ?? '')?.[1] ?? 0);
  return [
    100,
    sources.some((source) => broad.includes(source)) ? -20 : 5,
    headers['set-cookie'] === undefined ? 0 : -5,
    maxAge >= 15_768_000 ? 0 : maxAge > 0 ? -10 : -20,
    headers['x-content-type-options'] === 'nosniff' ? 0 : -5,
    inHeader.get('frame-ancestors')?.join('') === "'none'" ? 5 : -20,
    privateReferrer.includes(headers['referrer-policy'] ?? '') ? 5 : 0,
    headers['cross-origin-resource-policy'] === 'same-origin' ? 10 : 0,
  ].reduce((sum, value) => sum + value);
}

function directives(policy: string): Map<string, string[]> {
  return new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, sources] as const;
    }),
  );
}
