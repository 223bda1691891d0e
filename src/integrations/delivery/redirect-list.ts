/** The redirects that a host has to know beforehand. Our own server finds other spellings by itself. */
import { addressOf, ignoresCase, joiners } from '#server/site/resolve-path.ts';

export type Redirect = {
  /** Decoded, without the slash at the beginning. */
  from: string;
  /** As `from`. */
  to: string;
  /** `from` means all spellings in letter case except that of `to`. */
  ignoresCase: boolean;
};

/**
 * Those of former addresses first, because some hosts take only a limited number. Then the other Unicode forms of each address and the one without joiners,
 * and the letter case, where it makes no difference and no two addresses differ only in that.
 * @param former - percent-encoded, with the slash at the beginning.
 * @param addresses - of all pages, decoded and without the slash at the beginning.
 */
export function listRedirects(former: readonly { from: string; to: string }[], addresses: readonly string[]): Redirect[] {
  const moved = former.map(({ from, to }) => redirect(decoded(from), decoded(to)));
  const taken = new Set([...addresses, ...moved.map(({ from }) => from)]);
  const forms = addresses.flatMap((to) => [...spellings(to)].flatMap((from) => (taken.has(from) ? [] : redirect(from, to))));
  const anyCase = Map.groupBy(addresses.filter(ignoresCase), (address) => address.toLowerCase());
  return [
    ...moved,
    ...forms,
    ...[...anyCase.values()].flatMap(([to, ...more]) => (to === undefined || more.length > 0 ? [] : redirect(to, to))),
  ];
}

/** Percent-encoded, with the slash at the beginning. A dollar sign would begin a variable of the host. */
export function encoded(address: string): string {
  return addressOf(address.split('/')).replaceAll('$', '%24');
}

/** The ways in which browsers and programs encode it, for hosts that compare what was sent: browsers leave a dollar sign as it is. */
export function encodings(address: string): string[] {
  return [...new Set([addressOf(address.split('/')), `/${address.split('/').map(encodeURIComponent).join('/')}`])];
}

/** A regular expression that matches the text, in all dialects of the hosts, also within quotation marks. */
export function pattern(text: string): string {
  return text
    .replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&')
    .replaceAll('\\\\', '\\x5c')
    .replaceAll('"', '\\x22');
}

/** NFC never writes these Bangla letters as one character, which is how some keyboards do. */
const oneCharacter = { '\u09A1\u09BC': '\u09DC', '\u09A2\u09BC': '\u09DD', '\u09AF\u09BC': '\u09DF' };

function spellings(address: string): Set<string> {
  const composed = address.normalize('NFC');
  const letters = Object.entries(oneCharacter).reduce((text, [two, one]) => text.replaceAll(two, one), composed);
  return new Set([composed, letters, address.normalize('NFD'), composed.replaceAll(joiners, '')]);
}

function redirect(from: string, to: string): Redirect {
  return { from, to, ignoresCase: ignoresCase(from) };
}

function decoded(address: string): string {
  return decodeURIComponent(address.slice(1));
}
