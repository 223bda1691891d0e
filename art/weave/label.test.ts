import { expect, test } from 'vitest';
import { label, labelCells } from './label.ts';
import { columns } from './letters.ts';

test('every letter, figure and mark of tool names is drawn, each in its own form', () => {
  const all = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789.+#-'.split('');
  expect(new Set(all.map((letter) => columns(letter).join())).size).toBe(all.length);
});

test('a letter that is not drawn is refused by name', () => {
  expect(() => label('Café')).toThrow("'é'");
});

test('a label is as wide as it says, so that it can be shown in whole pixels', () => {
  expect(label('Laravel')).toContain(`viewBox="0 0 ${labelCells('Laravel')} 17"`);
});

test('a tool that is not known gets a ribbon too, always the same', () => {
  expect(label('Zig')).toBe(label('Zig'));
});
