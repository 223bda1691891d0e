import { expect, test } from 'vitest';
import { renderMarkdown } from './markdown.ts';

test('markup in a text of an editor is dropped, so that it can hold neither a script nor a form', async () => {
  const text =
    'Before <img src=x onerror=alert(1)> after\n\n<script>alert(1)</script>\n\n<form action="https://evil.example"><input></form>\n\n&lt;b>';
  const { html } = await renderMarkdown(text, { findPicture: async () => undefined, kindOf: () => undefined });
  expect(html).toBe('<p>Before  after</p>\n<p>&#x3C;b></p>');
});

test('a table is called after the heading above it', async () => {
  const table = '| a |\n| --- |\n| b |\n';
  const { html } = await renderMarkdown(`${table}\n## How long it takes\n\n${table}`, {
    findPicture: async () => undefined,
    kindOf: () => undefined,
  });
  expect([...html.matchAll(/aria-label="([^"]*)"/g)].map(([, label]) => label)).toEqual(['Table', 'Table: How long it takes']);
});
