/**
 * Woven letters, five cells wide and seven high, some with one cell below the baseline. A letter is a list of columns from the
 * left, two hex digits for each column, the top cell in the lowest bit. Only for labels, not for sentences.
 */
const face: Readonly<Record<string, string>> = {
  A: '7C1211127C',
  B: '7F49494936',
  C: '3E41414122',
  D: '7F4141413E',
  E: '7F49494941',
  F: '7F09090901',
  G: '3E41415173',
  H: '7F0808087F',
  I: '417F41',
  J: '2040413F01',
  K: '7F08142241',
  L: '7F40404040',
  M: '7F021C027F',
  N: '7F0408107F',
  O: '3E4141413E',
  P: '7F09090906',
  Q: '3E4151215E',
  R: '7F09192946',
  S: '2649494932',
  T: '01017F0101',
  U: '3F4040403F',
  V: '1F2040201F',
  W: '3F4038403F',
  X: '6314081463',
  Y: '0708700807',
  Z: '6151494543',
  a: '2054547840',
  b: '7F28444438',
  c: '3844444428',
  d: '384444287F',
  e: '3854545418',
  f: '087E0902',
  g: '18A4A49C78',
  h: '7F08040478',
  i: '7D',
  j: '807D',
  k: '7F102844',
  l: '7F40',
  m: '7C04780478',
  n: '7C08040478',
  o: '3844444438',
  p: 'FC18242418',
  q: '18242418FC',
  r: '7C08040408',
  s: '4854545424',
  t: '043F4424',
  u: '3C4040207C',
  v: '1C2040201C',
  w: '3C4030403C',
  x: '4428102844',
  y: '4C9090907C',
  z: '4464544C44',
  0: '3E5149453E',
  1: '427F40',
  2: '4261514946',
  3: '2241494936',
  4: '1814127F10',
  5: '2745454539',
  6: '3C4A494930',
  7: '0171090503',
  8: '3649494936',
  9: '064949291E',
  '.': '40',
  '+': '08083E0808',
  '#': '147F147F14',
  '-': '080808',
  ' ': '0000',
};

/** Whether every letter of the word has a drawing. */
export function isWoven(word: string): boolean {
  return [...word].every((letter) => letter in face);
}

/** The columns of a word, with an empty column between letters. A letter without a drawing is left out. */
export function columns(word: string): number[] {
  const all = [...word].flatMap((letter) => (face[letter]?.match(/../g) ?? []).map((column) => Number.parseInt(column, 16)).concat(0));
  return all.slice(0, -1);
}
