import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { dye, dyes, resolve, role, roles } from './dyes.ts';

test('every hex value equals the oklch value in the comment beside it', async () => {
  const source = await readFile(new URL('dyes.ts', import.meta.url), 'utf8');
  const compared = source.split('\n').flatMap((line) => {
    const written = [...line.matchAll(/'(#[0-9a-f]{6})'/g)].map(([, hex]) => hex);
    const meant = [...line.matchAll(/oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/g)].map(([, l, c, h]) => srgb(Number(l), Number(c), Number(h)));
    return written.length ? meant.map((hex, i) => [hex, written[i]]) : [];
  });
  expect(compared.length).toBeGreaterThan(35);
  expect(compared.filter(([meant, written]) => meant !== written)).toEqual([]);
});

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

function srgb(lightness: number, chroma: number, hue: number): string {
  const [a, b] = [chroma * Math.cos((hue * Math.PI) / 180), chroma * Math.sin((hue * Math.PI) / 180)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  const bytes = linear.map((value) => Math.round(255 * (value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055)));
  return `#${bytes.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
