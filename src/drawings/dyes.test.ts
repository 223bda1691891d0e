import { expect, test } from 'vitest';
import { dyes, roles } from '#assets/woven/colours.ts';
import { dye, resolve, role } from './dyes.ts';

test('a file gets literal colours, and classes for those that depend on the colour scheme', () => {
  const body = resolve(`<path stroke="${dye('madder')}"/><path fill="${role('band-dark')}"/><path fill="${role('band-dark')}"/>`);
  const [light, dark] = roles['band-dark'];
  expect(body).toBe(
    `<style>.a{fill:${light}}@media(prefers-color-scheme:dark){.a{fill:${dark}}}</style>` +
      `<path stroke="${dyes.madder}"/><path class="a"/><path class="a"/>`,
  );
});

test('an unknown colour throws and is named', () => {
  expect(() => resolve('<path fill="var(--sidebar)"/>')).toThrow('--sidebar');
});
