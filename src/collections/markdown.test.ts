import { expect, test } from 'vitest';
import { renderText } from './markdown.ts';

const nothing = { fileOf: () => undefined, leads: () => false };

test('markup in a text of an editor is dropped, so that it can hold neither a script nor a form', async () => {
  const text =
    'Before <img src=x onerror=alert(1)> after\n\n<script>alert(1)</script>\n\n<form action="https://evil.example"><input></form>\n\n&lt;b>';
  expect((await renderText(text, nothing)).html).toBe('<p>Before  after</p>\n<p>&lt;b&gt;</p>');
});

test('words in raw HTML and references to missing notes are found', async () => {
  const text = 'One[^1] and two[^2].\n\n<!-- For me -->\n\n<br>\n\n<div>Call us on Friday.</div>\n\n[^1]: A note.';
  const { droppedHtml, missingNotes } = await renderText(text, nothing);
  expect({ droppedHtml, missingNotes }).toEqual({ droppedHtml: ['<div>Call us on Friday.</div>'], missingNotes: ['[^2]'] });
});

test('a table is called after the heading above it, and its columns say where they are aligned', async () => {
  const table = '| a | b |\n| --- | --: |\n| b | 1 |\n';
  const { html } = await renderText(`${table}\n## How long it takes\n\n${table}`, nothing);
  expect([...html.matchAll(/aria-label="([^"]*)"/g)].map(([, label]) => label)).toEqual(['Table', 'Table: How long it takes']);
  expect(html).toMatch(/<figure class="table" tabindex="0" role="group" [^>]*><table>/);
  expect(html).toContain('<td data-align="right">1</td>');
  expect(html).not.toContain('style=');
});

test('each heading has an id of its own, to which the text may link, and none that the page could have', async () => {
  const text = '## The *first* week!\n\n## The first week\n\n## ভাগ\n\n[a](#the-first-week-1) [b](#ভাগ) [c](#none)';
  const { html, deadLinks } = await renderText(text, nothing);
  expect([...html.matchAll(/<h2 id="([^"]*)"/g)].map(([, id]) => id)).toEqual(['text-the-first-week', 'text-the-first-week-1', 'text-ভাগ']);
  expect([...html.matchAll(/href="([^"]*)"/g)].map(([, address]) => address)).toEqual(['#text-the-first-week-1', '#text-ভাগ', '#none']);
  expect(deadLinks).toEqual(['#none']);
});

test('headings of a text below another heading move down, and the notes have one that is seen', async () => {
  const { html } = await renderText('## What you do\n\nThis[^1].\n\n###### Least\n\n[^1]: A note.', { ...nothing, headingShift: 1 });
  expect([...html.matchAll(/<(h\d) id="([^"]*)">/g)].map(([, tag, id]) => [tag, id])).toEqual([
    ['h3', 'text-what-you-do'],
    ['h6', 'text-least'],
    ['h3', 'footnote-label'],
  ]);
  expect(html).not.toContain('sr-only');
});

test('a paragraph, a list, a table and a heading run as their first letter does', async () => {
  const { html } = await renderText(
    'Words.\n\n«مرحبا» hello\n\n## שלום\n\n- أهلا\n\n| اسم | a |\n| --- | --: |\n| b | 1 |\n\n> 1. سلام',
    nothing,
  );
  expect([...html.matchAll(/<(\w+)[^>]* dir="rtl">/g)].map(([, tag]) => tag)).toEqual(['p', 'h2', 'ul', 'table', 'blockquote', 'ol']);
  expect(html).toContain('<p>Words.</p>');
});

test('Bangla is marked as such in an English text, in a picture’s description too, and in a Bangla text nothing is', async () => {
  const text = 'লেখা & text ![লেখা](sum)';
  const english = await renderText(text, { ...nothing, fileOf: (name) => `${name}.jpg` });
  expect(english.html).toContain('<span lang="bn">লেখা</span> &amp; text');
  expect(english.html).toContain('&quot;lang&quot;:&quot;bn&quot;');
  expect([english.pictures, english.imagePaths]).toEqual([['sum'], ['./sum.jpg']]);
  expect((await renderText(text, { ...nothing, language: 'bn' })).html).not.toContain('lang');
});

test('a link to another site gives away no window, code can be scrolled by keyboard, and quotes stay as they are written', async () => {
  const { html } = await renderText('[a](https://example.com) "b" --\n\n```js\nc();\n```', nothing);
  expect(html).toBe(
    '<p><a href="https://example.com" rel="noopener">a</a> "b" --</p>\n<pre tabindex="0"><code class="language-js">c();\n</code></pre>',
  );
});
