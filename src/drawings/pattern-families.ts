/** The four kinds of pattern. The random source decides the shapes; `density` is from 0 (much background) to 1. A pattern continues in all directions. */
import type { Random } from './random.ts';
import type { Figure } from './cloth.ts';

/** Jamdani: stepped diamonds of rings, some with petals on the axes. Every second column is half a repeat lower. */
function jamdani(rnd: Random, density: number): Figure {
  const radius = 5 + Math.floor(rnd() * 6);
  const gap = Math.max(2, Math.round((1 - density) * 14));
  const tile = 2 * radius + gap;
  const centre = tile >> 1;
  const rings = Array.from({ length: radius + 1 }, (_, d) => (d === radius ? 1 : rnd() < 0.56 ? 1 + Math.floor(rnd() * rnd() * 3) : 0));
  rings[0] = 3;
  rings[radius - 1] = 0;
  const petals = rnd() < 0.6;
  const cross = rnd() < 0.5;
  const buti = gap > 4;
  return (x, y) => {
    const drop = Math.floor(x / tile) % 2 ? centre : 0;
    const dx = Math.abs((x % tile) - centre);
    const dy = Math.abs(((y + drop) % tile) - centre);
    const d = dx + dy;
    const onAxis = dx === 0 || dy === 0;
    if (d > radius) {
      if (petals && onAxis && d === radius + 2) return 2;
      const ex = centre - dx;
      const ey = centre - dy;
      return buti && ex + ey <= 2 && (ex < 1 || ey < 1) ? (ex + ey === 0 ? 3 : 2) : 0;
    }
    if (petals && dx === dy && d > 2 && d < radius - 1) return 2;
    if (cross && onAxis && d < radius - 1) return d === 0 ? 3 : 1;
    return rings[d] ?? 0;
  };
}

/** Nakshi kantha: rows of running stitches. Around a figure the stitches have other lengths and colours. */
function kantha(rnd: Random, density: number): Figure {
  const long = 3 + Math.floor(rnd() * 3);
  const period = long + 2 + Math.round((1 - density) * 3);
  const slant = 1 + Math.floor(rnd() * 3);
  const size = 15 + Math.floor(rnd() * 10);
  const lotus = rnd() < 0.5;
  const turn = rnd() < 0.5 ? 2 : 0;
  return (x, y) => {
    if (y % 2) return 0;
    const column = Math.floor(x / (2 * size));
    const dx = Math.abs((x % (2 * size)) - size);
    const dy = Math.abs(((y + (column % 2) * size) % (2 * size)) - size);
    const d = lotus ? Math.max(dx, dy) + Math.min(dx, dy) * 0.5 : Math.hypot(dx, dy);
    const ring = Math.floor(d / 4);
    const phase = (x + (y >> 1) * slant + ring * turn) % period;
    if (d < 3.5) return 3;
    if (d < size * 0.74) return ring % 2 ? (phase < period - 1 ? 2 : 0) : phase < 2 ? 1 : 0;
    return phase < long ? 1 : 0;
  };
}

/** Temple border: bands of stepped teeth, lines and small diamonds, one above the other. */
function temple(rnd: Random, density: number): Figure {
  const bands: { kind: 'teeth' | 'line' | 'beads'; size: number; half: number; colour: number; flip: boolean; start: number }[] = [];
  let total = 0;
  while (total < 44) {
    const pick = rnd();
    const tooth = 5 + Math.floor(rnd() * 7);
    const kind = pick < 0.45 ? 'teeth' : pick < 0.75 ? 'line' : 'beads';
    const size = kind === 'teeth' ? tooth : kind === 'line' ? 1 + Math.floor(rnd() * 3) : 5;
    bands.push({ kind, size, half: (tooth >> 1) + 1, colour: 1 + Math.floor(rnd() * 3), flip: rnd() < 0.5, start: total });
    total += size + 1 + Math.round((1 - density) * 4 * rnd());
  }
  return (x, y) => {
    const row = y % total;
    const band = bands.findLast(({ start }) => start <= row);
    if (!band || row - band.start >= band.size) return 0;
    const { kind, size, half, colour, flip } = band;
    const i = row - band.start;
    if (kind === 'line') return colour;
    if (kind === 'beads') {
      const d = Math.abs((x % 8) - 4) + Math.abs(i - 2);
      return d === 0 ? 3 : d <= 2 ? colour : 0;
    }
    const step = flip ? size - 1 - i : i;
    const dx = Math.abs((x % (2 * half)) - half);
    if (dx > step / 2 - (step % 3 ? 0 : 0.5)) return 0;
    return dx === 0 && step > 3 && step < size - 1 ? 3 : colour;
  };
}

/** Warp: stripes of many widths whose ends are shifted in steps, as in tie-dyed (ikat) yarn. */
function warp(rnd: Random, density: number): Figure {
  const stripes: number[] = [];
  while (stripes.length < 64) {
    const width = 1 + Math.floor(rnd() * rnd() * 9);
    const colour = rnd() < density + 0.25 ? 1 + Math.floor(rnd() * rnd() * 3) : 0;
    stripes.push(...Array.from({ length: width }, () => colour), ...(colour ? [0, 0] : [0]));
  }
  const reach = 9 + Math.floor(rnd() * 7);
  const steep = rnd() < 0.5 ? 1 : 2;
  return (x, y) => {
    const base = stripes[x % stripes.length] ?? 0;
    const dx = Math.abs((x % (2 * reach)) - reach);
    const wave = (y + dx * steep) % (reach * 3);
    if (wave < reach * 0.75) return base === 1 ? 2 : base && 1;
    return wave < reach ? (base ? 3 : 0) : base;
  };
}

export const families = { jamdani, kantha, temple, warp };
export type FamilyName = keyof typeof families;
