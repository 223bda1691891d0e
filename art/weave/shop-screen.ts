/** The screen of a sari shop in the hero's drawing. Its texts are part of the picture, so they are here and not in content/. */
import { pattern } from '../../src/drawings/pattern.ts';
import { inks } from './pattern.ts';
import { dye, thread } from './dyes.ts';
import { cell, screen } from './loom-grid.ts';
import { barDyes, barEvery, firstBar } from './loom-warp.ts';
import { threads } from './woven-svg.ts';

const days = ['Sat', 'Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri'];
/** In cells. Today is Thursday, so Friday has its warp threads and nothing woven yet. */
const barHeights = [14, 19, 12, 22, 17, 27, 0];
const today = 5;

const orders = [
  { what: 'Jamdani, half-silk', where: 'Rajshahi', taka: '8,400', state: 'Paid', tone: 'leaf', family: 'jamdani', palette: 'madder' },
  {
    what: 'Gamcha set of six',
    where: 'Sylhet',
    taka: '1,250',
    state: 'On delivery',
    tone: 'turmeric',
    family: 'warp',
    palette: 'turmeric',
  },
  { what: 'Tangail cotton', where: 'London, UK', pounds: '46.00', state: 'Paid', tone: 'leaf', family: 'jamdani', palette: 'leaf' },
  { what: 'Kantha throw', where: 'Khulna', taka: '5,900', state: 'Packing', tone: 'sky', family: 'kantha', palette: 'indigo' },
] as const;

/** The taka sign for text of 15 px, from the start of the baseline. A path, because as text it would load a Bangla font during the first view. */
const takaSign = 'm0-7.1h6.9m-6.8-2.9q1.6 0 1.6 1.7v5.6q0 2 2 2 2.2 0 2.2-2.4 0-1.5-1.6-1.5';
const takaWidth = 8.4;

const { x: left, y: top } = screen;
const [width, height] = [screen.cols * cell, screen.rows * cell];
/** Left edges of the chart and of the list, and the base line of the chart. */
const [chart, list, base] = [left + 13 * cell, left + 62 * cell, top + 49 * cell];
const [ink, quiet] = ['var(--ui-ink)', 'var(--ui-quiet)'];

/** The page defines the colours that are custom properties (`--ui…`, `--line`). */
export function shopScreen(): string {
  const frame = `<path fill="none" stroke="var(--ui-edge)" d="M${left} ${top}v${height}h${width}v-${height}"/>`;
  const ground = box(left, top, width, height, 'var(--ui)');
  return `<g class="screen" font-family="var(--font-text)">${ground}${sidebar()}${chartOfWeek()}${orderList()}${frame}</g>`;
}

/** The sidebar is below ten indigo threads and has their colour. */
function sidebar(): string {
  const mark =
    `<path fill="${dye('muslin')}" d="M${left + 40} ${top + 24}l12 12-12 12-12-12z"/>` +
    `<path fill="${dye('madder')}" d="M${left + 40} ${top + 30.4}l5.6 5.6-5.6 5.6-5.6-5.6z"/>`;
  const chosen = box(left, top + 74, 10 * cell, 48, 'oklch(1 0 0 / .13)') + box(left, top + 74, 3, 48, dye('turmeric'));
  const words = ['Orders', 'Stock', 'Weavers', 'Shop', 'Money'].map((word, i) =>
    text(left + 40, top + 103 + i * 56, word, i ? ' opacity=".82"' : ''),
  );
  const menu = `<g font-size="15" text-anchor="middle" fill="${dye('muslin')}">${words.join('')}</g>`;
  return box(left, top, 10 * cell, height, 'var(--ui-side)') + mark + chosen + menu;
}

function chartOfWeek(): string {
  const bars = barHeights.map((high, k) => ({
    x: left + (firstBar + k * barEvery) * cell,
    y: base - high * cell,
    tone: barDyes[k] ?? 'sky',
  }));
  const levels = [0, 1, 2, 3].map((i) => `M${chart} ${base - i * 72}h${46 * cell}v1h-${46 * cell}`).join('');
  const lines = `<path fill="var(--line)" d="${levels}"/>`;
  const drawn = [...new Set(barDyes)].map((tone) => {
    const own = bars.filter((bar) => bar.tone === tone);
    const warp = own.flatMap(({ x, y }) => [0, 1, 2, 3].map((i) => `M${x + i * cell + 4} ${top + 104}V${y}`)).join('');
    const woven = own.filter(({ y }) => y < base);
    const tops = woven.map(({ x, y }) => `M${x + 12} ${y + 1.6}h8m-12 4h16m-20 4h24`).join('');
    const body = woven.map(({ x, y }) => `M${x + 16} ${y + 12}V${base}`).join('');
    return (
      `<g stroke="${thread(tone)}"><path stroke-width="1.5" opacity=".5" d="${warp}"/>` +
      `<path stroke-width="3.2" d="${tops}"/><path stroke-width="32" stroke-dasharray="3.2 .8" d="${body}"/></g>`
    );
  });
  const names = bars.map(({ x }, k) => text(x + 16, base + 24, days[k] ?? '', k === today ? ` fill="${ink}" font-weight="700"` : ''));
  const heading = text(chart, top + 50, 'Today’s orders', ` class="d" font-size="30" fill="${ink}"`);
  const below = text(chart, top + 76, 'Thursday. Twelve parcels are ready to go.', ` font-size="15" fill="${quiet}"`);
  const week = `<g font-size="15" text-anchor="middle" fill="${quiet}">${names.join('')}</g>`;
  return `${heading}${below}${lines}${drawn.join('')}${week}${flag(bars[today] ?? { x: 0, y: 0 })}`;
}

/** A label with the number of today's bar. */
function flag({ x, y }: { x: number; y: number }): string {
  const middle = x + 16;
  const outline = `M${middle - 39} ${y - 46}h78a3 3 0 013 3v26a3 3 0 01-3 3h-32l-7 8-7-8h-32a3 3 0 01-3-3v-26a3 3 0 013-3`;
  const shape = `<path fill="${ink}" d="${outline}"/>`;
  return shape + text(middle, y - 24, '38 orders', ' font-size="17" font-weight="600" text-anchor="middle" fill="var(--ui)"');
}

function orderList(): string {
  const at = (i: number): number => top + 20 + i * 91;
  const x = list + 88;
  const clothes = orders.map(({ what, family, palette }, i) => {
    const { figure } = pattern({ seed: `${what}4`, width: 20, height: 22, family, layout: 'field', density: 0.9 });
    const colours = inks(palette);
    const woven = `<path fill="${colours[0]}" d="M0 0h20v22H0z"/>${threads(20, 22, figure, colours)}`;
    const frame = `x="${list + 10}" y="${at(i)}" width="64" height="72" viewBox="0 0 20 22" preserveAspectRatio="xMidYMid slice"`;
    return `<svg ${frame} stroke-width=".84">${woven}</svg>`;
  });
  const names = orders.map(({ what }, i) => text(x, at(i) + 18, what));
  const facts = orders.map((order, i) => {
    const [room, price] = 'taka' in order ? [takaWidth, order.taka] : [0, `£${order.pounds}`];
    return text(x + room, at(i) + 39, `${price} · ${order.where}`);
  });
  const signs = orders.map((order, i) => ('taka' in order ? `M${x} ${at(i) + 39}${takaSign}` : '')).join('');
  const states = orders.map(({ state }, i) => text(x + 20, at(i) + 63, state));
  const marks = orders.map(
    ({ tone }, i) => `<path fill="${thread(tone)}" d="M${x + 5} ${at(i) + 50.929}l7.071 7.071-7.071 7.071-7.071-7.071z"/>`,
  );
  const rules = orders.map((_, i) => `M${list + 10} ${at(i) + 81}h230v1h-230`).join('');
  const lines = `<path fill="var(--line)" d="M${list - 8} ${top}h1v${height}h-1${rules}"/>`;
  const words = `<g fill="${ink}"><g font-size="17" font-weight="600">${names.join('')}</g><g font-size="15">${states.join('')}</g></g>`;
  const prices = `<g font-size="15" fill="${quiet}">${facts.join('')}</g><path stroke="${quiet}" stroke-width="1.2" d="${signs}"/>`;
  return `${lines}<g class="orders">${[...clothes, words, prices, ...marks, button()].join('')}</g>`;
}

function button(): string {
  const [x, y] = [list + 10, top + height - 74];
  const words = text(
    list + 121,
    y + 32,
    'Dispatch 12 parcels',
    ` font-size="18" font-weight="600" text-anchor="middle" fill="${dye('muslin')}"`,
  );
  return `<rect x="${x}" y="${y}" width="222" height="52" rx="3" fill="var(--ui-side)"/>${words}`;
}

function box(x: number, y: number, wide: number, high: number, fill: string): string {
  return `<path fill="${fill}" d="M${x} ${y}h${wide}v${high}h-${wide}z"/>`;
}

function text(x: number, y: number, words: string, more = ''): string {
  return `<text x="${x}" y="${y}"${more}>${words}</text>`;
}
