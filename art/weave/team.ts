/** The people of the company as a frieze (about page). */
import { personColours, personFigure, type Look } from './person.ts';
import { svg } from './weft.ts';

const [width, height, perRow] = [24, 28, 7];

/** The fourteen: who stands beside whom is chosen so that no two neighbours share a ground. */
export const team = [
  { hair: 'bun', extras: ['sari', 'bindi'], ground: 'turmeric', wear: 'madder', trim: 'muslin', skin: 0 },
  { hair: 'short', extras: ['glasses'], ground: 'indigo', wear: 'sky', trim: 'muslin', skin: 1 },
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
  { hair: 'long', extras: ['glasses', 'bindi'], ground: 'muslin', wear: 'leaf', trim: 'turmeric', skin: 1 },
  { hair: 'bald', extras: ['moustache', 'placket'], ground: 'indigo', wear: 'turmeric', trim: 'madder', skin: 0 },
] as const satisfies readonly Look[];

/** The founder, shown twice as fine. */
export const founder = {
  hair: 'bun',
  extras: ['sari', 'glasses', 'bindi', 'ring', 'grey'],
  ground: 'turmeric',
  wear: 'indigo',
  trim: 'muslin',
  skin: 1,
} as const satisfies Look;

/** All looks in rows of seven, without gaps (168 cells wide, 28 a row high); one path a colour over all of them. */
export function frieze(looks: readonly Look[]): string {
  const colours: [string, ...string[]] = ['none'];
  const place = (colour: string): number => (colours.includes(colour) ? colours.indexOf(colour) : colours.push(colour) - 1);
  const people = looks.map((look) => ({ figure: personFigure(look, 1), places: personColours(look, 1).map(place) }));
  const rows = Math.ceil(looks.length / perRow);
  const beds = new Map<string, string>();
  looks.forEach((look, i) => {
    const [bed] = personColours(look, 1);
    beds.set(bed, `${beds.get(bed) ?? ''}M${(i % perRow) * width} ${Math.floor(i / perRow) * height}h${width}v${height}h-${width}`);
  });
  const cell = (x: number, y: number): number => {
    const one = people[Math.floor(y / height) * perRow + Math.floor(x / width)];
    const part = one?.figure(x % width, y % height) ?? 0;
    return part ? (one?.places[part] ?? 0) : 0;
  };
  const beneath = [...beds].map(([colour, data]) => `<path fill="${colour}" d="${data}"/>`).join('');
  return svg(perRow * width, rows * height, cell, colours, { thread: 0.88, beneath });
}
