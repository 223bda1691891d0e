import { expect, test } from 'vitest';
import { dye, dyes, inScheme, resolve, role, roles } from './dyes.ts';

test('a file gets literal colours, and classes for those that depend on the colour scheme', () => {
  const body = resolve(`<path stroke="${dye('madder')}"/><path fill="${role('band-dark')}"/><path fill="${role('band-dark')}"/>`);
  const [light, dark] = roles['band-dark'];
  expect(body).toBe(
    `<style>.a{fill:${light}}@media(prefers-color-scheme:dark){.a{fill:${dark}}}</style>` +
      `<path stroke="${dyes.madder}"/><path class="a"/><path class="a"/>`,
  );
});

test('a file in one colour scheme has the colours of that scheme', () => {
  const file = resolve(`<path stroke="${role('brand')}"/><path fill="${role('band-dark')}"/>`);
  const rules = (night: 0 | 1): string => `<style>.a{stroke:${roles.brand[night]}}.b{fill:${roles['band-dark'][night]}}</style>`;
  const body = '<path class="a"/><path class="b"/>';
  expect(inScheme(file, 'light')).toBe(rules(0) + body);
  expect(inScheme(file, 'dark')).toBe(rules(1) + body);
});

test('an unknown colour throws and is named', () => {
  expect(() => resolve('<path fill="var(--sidebar)"/>')).toThrow('--sidebar');
});
