/** The warp threads of the hero's drawing. Each group has the colour of the part of the screen below it. */
import { thread, type Dye } from './dyes.ts';
import { cell, screen } from './loom-grid.ts';
import { numbers } from './svg-path.ts';

/** The colour of each bar of the week, from Saturday. */
export const barDyes = ['sky', 'sky', 'sky', 'turmeric', 'sky', 'madder', 'sky'] as const satisfies readonly Dye[];
/** Threads from one bar to the next. The first four belong to the bar. */
export const barEvery = 6;
export const firstBar = 16;

interface Bundle {
  dye: Dye | undefined;
  threads: number[];
}

/** Colour of a thread: sidebar, bars, marks of the list, button. Undefined for a thread without a colour. */
function dyeOf(index: number): Dye | undefined {
  const inWeek = index - firstBar;
  if (index < 10) return 'indigo';
  if (inWeek >= 0 && inWeek % barEvery < 4 && inWeek < barDyes.length * barEvery) return barDyes[Math.floor(inWeek / barEvery)];
  if (index >= 64 && index < 70) return 'leaf';
  return index >= 80 && index < 92 ? 'indigo' : undefined;
}

const dyed: readonly (Dye | undefined)[] = Array.from({ length: screen.cols }, (_, i) => dyeOf(i));

/** Neighbouring threads of one colour are one group and are animated together. So are those without a colour. */
function bundles(): Bundle[] {
  const all: Bundle[] = [];
  dyed.forEach((dye, i) => {
    const last = all.at(-1);
    if (last && last.dye === dye) last.threads.push(i);
    else all.push({ dye, threads: [i] });
  });
  return all;
}

function left(index: number): number {
  return screen.x + index * cell + cell / 2;
}

/** `--i` is the number of a group's first thread. It delays the animation of the group. */
export function warp(): string {
  const drawn = bundles().map(({ dye, threads: [first = 0, ...others] }) => {
    const data = `M${left(first)} 0v${screen.y}${others.map(() => `m8-${screen.y}v${screen.y}`).join('')}`;
    return `<path ${ink(dye)} style="--i:${first}" d="${data}"/>`;
  });
  return `<g class="warp">${drawn.join('')}</g>`;
}

/** The loose ends below the screen, one path for each colour. */
export function fringe(): string {
  const y = screen.y + screen.rows * cell;
  const drawn = [...new Set(dyed)].map((dye) => {
    const data = dyed.map((other, i) => {
      const long = 20 + ((i * 7) % 5) * 5;
      const sway = ((i * 5) % 7) - 3;
      return other === dye ? `M${left(i)} ${y}q${numbers(0, long / 2, sway, long)}` : '';
    });
    return `<path ${ink(dye)} d="${data.join('')}"/>`;
  });
  return `<g class="fringe" fill="none">${drawn.join('')}</g>`;
}

function ink(dye: Dye | undefined): string {
  return dye ? `class="dyed" stroke="${thread(dye)}"` : 'class="raw"';
}
