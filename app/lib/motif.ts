/** A motif of seven cells by seven, mirrored both ways like a figure of jamdani, from an entry's key: what holds its picture's place. */

/** Cells from the middle to an edge, without the middle. */
const reach = 3;

/** The motif as a value of `background-image`. The same key gives the same motif, on every machine. */
export function motif(key: string): string {
  const seed = hash(key);
  let quarter = '';
  for (let y = 0; y <= reach; y++) {
    for (let x = 0; x <= reach; x++) {
      const [across, down] = [reach - x, reach - y];
      const inDiamond = across + down <= reach + 1;
      if (inDiamond && ((seed >>> (across + down)) ^ (seed >>> (8 + across * down))) & 1) quarter += `M${x + 1} ${y}h1`;
    }
  }
  const half = `<g id='h'><path id='q' stroke='%236f91d866' d='${quarter}'/><use href='%23q' transform='matrix(-1 0 0 1 9 0)'/></g>`;
  return `url("data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 -1 9 9'>${half}<use href='%23h' transform='matrix(1 0 0 -1 0 6)'/></svg>")`;
}

/** FNV-1a: far apart for keys that are alike. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  return value;
}
