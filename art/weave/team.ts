/** The portraits of the team side by side (about page). */
import { dye } from './dyes.ts';
import { portraitColours, portraitFigure, type Look } from './portrait.ts';
import { svg } from './woven-svg.ts';

const [width, height] = [24, 28];

/** People in a row of the picture. The about page knows this number (src/components/sections/about/team.tsx). */
const perRow = 7;

/** In the order of the names on the about page. No two neighbours have the same background. The first is the founder. */
const team = [
  { hair: 'bun', extras: ['sari', 'glasses', 'bindi', 'ring', 'grey'], ground: 'turmeric', wear: 'indigo', trim: 'muslin', skin: 1 },
  { hair: 'short', extras: ['glasses'], ground: 'indigo', wear: 'madder', trim: 'muslin', skin: 0 },
  { hair: 'scarf', extras: [], ground: 'leaf', wear: 'indigo', trim: 'muslin', skin: 2 },
  { hair: 'side', extras: ['moustache', 'stripe'], ground: 'sky', wear: 'muslin', trim: 'indigo', skin: 1 },
  { hair: 'long', extras: ['ring'], ground: 'madder', wear: 'turmeric', trim: 'indigo', skin: 0 },
  { hair: 'cap', extras: ['beard', 'placket'], ground: 'turmeric', wear: 'muslin', trim: 'leaf', skin: 3 },
  { hair: 'part', extras: ['glasses', 'bindi'], ground: 'indigo', wear: 'leaf', trim: 'turmeric', skin: 2 },
  { hair: 'short', extras: ['beard'], ground: 'muslin', wear: 'madder', trim: 'indigo', skin: 0 },
  { hair: 'braid', extras: ['ring'], ground: 'sky', wear: 'madder', trim: 'turmeric', skin: 1 },
  { hair: 'side', extras: ['glasses', 'placket'], ground: 'leaf', wear: 'muslin', trim: 'madder', skin: 2 },
  { hair: 'scarf', extras: ['glasses'], ground: 'turmeric', wear: 'sky', trim: 'indigo', skin: 0 },
  { hair: 'short', extras: ['stripe'], ground: 'madder', wear: 'indigo', trim: 'turmeric', skin: 3 },
  { hair: 'long', extras: ['glasses'], ground: 'muslin', wear: 'leaf', trim: 'turmeric', skin: 1 },
  { hair: 'bald', extras: ['moustache', 'placket'], ground: 'indigo', wear: 'turmeric', trim: 'madder', skin: 0 },
] as const satisfies readonly Look[];

export const founder: Look = team[0];

/**
 * All people in rows, without gaps (24 cells wide for each person, 28 high for each row), with one path for each colour. Empty
 * places in the last row show a buti.
 */
export function frieze(): string {
  const looks: readonly Look[] = team;
  const colours: [string, ...string[]] = ['none'];
  const place = (colour: string): number => (colours.includes(colour) ? colours.indexOf(colour) : colours.push(colour) - 1);
  const figures = looks.map((look) => ({ figure: portraitFigure(look, 1), places: portraitColours(look, 1).map(place) }));
  const rows = Math.ceil(looks.length / perRow);
  const [thread, heart] = [place(dye('muslin')), place(dye('turmeric'))];
  const beds = new Map<string, string>();
  for (let i = 0; i < rows * perRow; i++) {
    const look = looks[i];
    const bed = look ? portraitColours(look, 1)[0] : dye('indigo');
    beds.set(bed, `${beds.get(bed) ?? ''}M${(i % perRow) * width} ${Math.floor(i / perRow) * height}h${width}v${height}h-${width}`);
  }
  const cell = (x: number, y: number): number => {
    const one = figures[Math.floor(y / height) * perRow + Math.floor(x / width)];
    const [across, down] = [x % width, y % height];
    if (!one) {
      const d = Math.abs(across - 12) + Math.abs(down - 13);
      return d < 3 ? heart : d > 4 && d < 8 ? thread : 0;
    }
    const part = one.figure(across, down);
    return part ? (one.places[part] ?? 0) : 0;
  };
  const beneath = [...beds].map(([colour, data]) => `<path fill="${colour}" d="${data}"/>`).join('');
  return svg(perRow * width, rows * height, cell, colours, { thread: 0.88, beneath });
}
