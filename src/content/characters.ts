import type { Problem } from './content-error.ts';

/** What no text may hold: characters that HTML and XML forbid, those of a file that is not in UTF-8, marks of Git; the first of each kind with its line. */
export function characterProblems(text: string, file: string): Problem[] {
  const kinds = [
    { pattern: /(?![\t\n\r])\p{Cc}|[\uFFFE\uFFFF]/u, found: 'a control character', expected: 'expected only text: delete it' },
    {
      pattern: /^(?:<{7}|>{7}) /m,
      found: 'what Git leaves of two versions',
      expected: 'expected one of the two: delete the other and the marks',
    },
    { pattern: /\uFFFD/, found: 'a letter that cannot be read', expected: 'expected a file in UTF-8: save it so' },
  ];
  return kinds.flatMap(({ pattern, found, expected }) => {
    const match = pattern.exec(text);
    if (!match) return [];
    const [letters] = match;
    const code = letters.length === 1 ? ` (U+${letters.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')})` : '';
    return [{ file, field: `line ${text.slice(0, match.index).split('\n').length}`, found: found + code, expected }];
  });
}
