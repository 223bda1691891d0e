import { select, selectAll } from 'hast-util-select';
import { expect, test } from 'vitest';
import { parsePage } from './html.ts';
import { markParts } from './parts.ts';

function marked(body: string) {
  const page = parsePage(`<!DOCTYPE html><html><head><title>A</title></head><body>${body}</body></html>`, 'a.html');
  markParts(page);
  const ids = (selector: string) => selectAll(selector, page).map(({ properties }) => properties.id);
  return { page, ids };
}

test('the parts of a page are those below the first of its content, and the footer', () => {
  const { ids } = marked(
    '<header id="a"></header><main><section id="b"></section><!-- c --><div id="d"><section id="e"></section></div><p id="f"></p></main><footer id="g"></footer>',
  );
  expect(ids('[data-part=""]')).toEqual(['d', 'g']);
});

test('the parts of a deferred list on a phone are those below the first', () => {
  const { ids } = marked('<main><ul data-deferred>\n<li id="a"><p id="b"></p></li><li id="c"></li><script id="d"></script></ul></main>');
  expect(ids('[data-part="phone"]')).toEqual(['c']);
});

test('the first item of a list gets its fonts apart too, and a group of a row', () => {
  const { page, ids } = marked('<main><div data-deferred><div id="a"></div><pre id="b">1</pre><ul id="c"></ul></div></main>');
  expect(ids('[data-font-part]')).toEqual(['a', 'c']);
  expect(select('#b', page)?.properties.dataPart).toBe('phone');
});
