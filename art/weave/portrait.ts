/** Portraits of the team: one head with parameters for hair, glasses and clothes. 24 x 28 cells, or twice as many each way. */
import { dyes } from '../../src/assets/woven/colours.ts';
import { dye, skins, tones, type Dye } from './dyes.ts';
import { svg, type Colours, type Figure } from './woven-svg.ts';

export interface Look {
  hair: 'bald' | 'braid' | 'bun' | 'cap' | 'long' | 'part' | 'scarf' | 'short' | 'side';
  extras: readonly ('beard' | 'bindi' | 'glasses' | 'grey' | 'moustache' | 'placket' | 'ring' | 'sari' | 'stripe')[];
  ground: Dye;
  wear: Dye;
  trim: Dye;
  /** Index in `skins`. */
  skin: 0 | 1 | 2 | 3;
}

/** Resolution: 2 for the founder, whose portrait is twice as large, else 1. */
export type Fineness = 1 | 2;

const [ground, hair, skin, shadow, wear, trim, madder, muslin, glass, dark] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

/** A person on a coloured background. */
export function portrait(look: Look, fine: Fineness): string {
  return svg(24 * fine, 28 * fine, portraitFigure(look, fine), portraitColours(look, fine), { thread: 0.88 });
}

/** The colours for the numbers that `portraitFigure` returns. */
export function portraitColours({ extras, ground: bed, wear: cloth, trim: second, skin: tone }: Look, fine: Fineness): Colours {
  const { lit, shadow: shade, glass: lens, fineGlass } = skins[tone];
  const locks = extras.includes('grey') ? tones['grey-hair'] : tones.hair;
  return [dye(bed), locks, lit, shade, dye(cloth), dye(second), dyes.madder, dyes.muslin, fine > 1 ? fineGlass : lens, tones.hair];
}

/** In this order: clothes, head cover, face, then what is behind the face. */
export function portraitFigure(look: Look, fine: Fineness): Figure {
  return (x, y) => {
    // Position from the middle and from the top, in cells of the coarse grid
    const [across, down] = [(x + 0.5) / fine - 12, (y + 0.5) / fine];
    const near = Math.abs(across);
    const oval = (centre: number, rx: number, ry: number): boolean => (across / rx) ** 2 + ((down - centre) / ry) ** 2 <= 1;
    const open = near < 2.6 - (down - 19.4) * 0.62;
    if (down > 19.4 && near < Math.min(11.2, 4.4 + (down - 19) * 1.55) && !open) return clothes(look, fine, { x, y, across, down });
    if (look.hair === 'scarf' && !oval(11.8, 4.5, 5.9)) {
      if (oval(11.4, 7.3, 9) || (down > 15 && down < 22 && near < 5.2 + (down - 15) * 0.5)) return Math.floor(down) % 5 === 4 ? wear : trim;
    }
    if (look.hair === 'cap' && down > 2.4 && down < 6.6 && near < 5.7) return down > 5.4 ? trim : muslin;
    if (oval(11.6, 5.3, 6.9)) return face(look, fine, { across, down });
    if (look.extras.includes('ring') && near > 5 && near < 6 && down > 13.4 && down < 15) return trim;
    const crown = oval(10, 6.5, look.hair === 'cap' ? 6 : 7.3) && down < 12.5;
    if (look.hair !== 'bald' && look.hair !== 'scarf' && crown) return hair;
    if (look.hair === 'bun' && oval(3.1, 2.9, 1.9)) return hair;
    if (look.hair === 'long' && near < 7.4 && near > 3.4 && down > 9 && down < 22) return hair;
    if (look.hair === 'braid' && across > 3 && across < 6.4 && down > 14 && down < 26) return Math.floor(down) % 4 === 3 ? trim : hair;
    if (near < 2.7 && down > 16 && down < 22.4) return down < 18 ? shadow : skin;
    return ground;
  };
}

interface Place {
  across: number;
  down: number;
}

function clothes({ extras }: Look, fine: Fineness, { x, y, across, down }: Place & { x: number; y: number }): number {
  const near = Math.abs(across);
  if (extras.includes('sari')) {
    // The end of the sari is over the shoulder. At double resolution it has a border, and the cloth has butis
    const lane = across * 0.9 + (down - 21);
    if (lane > -2.2 && lane < 2.4) {
      if (fine === 1) return Math.abs(lane) < 0.8 ? wear : trim;
      if (Math.abs(lane) < 0.5) return madder;
      return lane < -1.6 || lane > 1.8 || Math.floor(x + y * 0.6) % 6 < 2 ? trim : wear;
    }
    const d = Math.abs((x % 8) - 4) + Math.abs((y % 8) - 4);
    if (fine > 1 && lane > 3 && d < 3) return d ? trim : madder;
  }
  if (extras.includes('placket') && near < 0.9) return down % 2 < 1 ? trim : wear;
  return extras.includes('stripe') && Math.floor(near) % 3 === 1 ? trim : wear;
}

function face(look: Look, fine: Fineness, place: Place): number {
  const { across, down } = place;
  const near = Math.abs(across);
  const has = (extra: Look['extras'][number]): boolean => look.extras.includes(extra);
  const level = (at: number): boolean => Math.abs(down - at) < 0.51;
  const parted = look.hair === 'bun' || look.hair === 'part';
  if (look.hair !== 'scarf' && look.hair !== 'bald') {
    const line = parted || look.hair === 'long' ? 5.6 + near * 0.55 : look.hair === 'side' ? 6.6 + across * 0.25 : 7.1 - near * 0.05;
    if (down < line && !(look.hair === 'cap' && down < 6.6)) return hair;
    if (fine > 1 && parted && down < line + 0.01 && near < 0.3) return skin;
  }
  if (has('bindi') && near < (fine > 1 ? 0.5 : 0.75) && Math.abs(down - 9.2) < (fine > 1 ? 0.3 : 0.6)) return madder;
  const behind = has('glasses') ? glasses(fine, place) : undefined;
  if (behind !== undefined) return behind;
  if (!has('glasses') && near > 1.9 && near < 3.1 && level(11.5)) return dark;
  if (fine > 1 && near > 1.4 && near < 4 && Math.abs(down - 9.4 + (near > 2.8 ? 0.1 : 0)) < 0.3) return hair;
  if (has('beard') && (down > 14.2 || near > 4.4) && !(near < 1.6 && level(15.5)) && down > 11) return hair;
  if (has('moustache') && near < 2.9 && level(14.5)) return hair;
  if (fine > 1 && near > 1.9 && near < 2.6 && down > 14.9 && down < 15.4) return madder;
  if (near < (down > 15.6 ? 1.1 : 1.9) && level(15.75)) return madder;
  return fine > 1 && down > 13.2 && down < 13.8 && near < 0.8 ? shadow : skin;
}

/** Glasses with light lenses, so that they do not look like sunglasses. Undefined where there is no part of the glasses. */
function glasses(fine: Fineness, { across, down }: Place): number | undefined {
  const near = Math.abs(across);
  const rim = 10 + (fine > 1 ? 0.5 : 1);
  if (down <= 10 || down >= 13 || near >= 4.6) return undefined;
  if (near > 2.1 && near < 3.2 && Math.abs(down - 11.5) < 0.51) return dark;
  if (near < 1) return down < rim ? dark : undefined;
  if (down < rim || (fine > 1 && (down > 12.5 || near < 1.5 || near > 4))) return dark;
  return near > 1 && near < 4 && down < 12.5 ? glass : undefined;
}
