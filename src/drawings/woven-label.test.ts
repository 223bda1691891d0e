import { expect, test } from 'vitest';
import { wovenLabel, labelCells } from './woven-label.ts';
import { columns, isWoven } from './letters.ts';

test('every letter, digit and punctuation mark of tool names has its own shape', () => {
  const all = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789.+#-'.split('');
  expect(new Set(all.map((letter) => columns(letter).join())).size).toBe(all.length);
});

test('a name with a letter without a drawing is known, so that it stays text', () => {
  expect(['C++', 'React Native', 'CI/CD', 'Café', 'নকশি'].map(isWoven)).toEqual([true, true, false, false, false]);
});

test('a label has the width that labelCells gives, so that it can be shown in whole pixels', () => {
  expect(wovenLabel('Laravel')).toContain(`viewBox="0 0 ${labelCells('Laravel')} 17"`);
});
