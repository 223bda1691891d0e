import { cpus } from 'node:os';
import type { Answers } from './interactions.ts';
import type { Figures } from './measure.ts';

/** Medians of a page. `peer` is the folder of the other site, for a page of that one. */
export type Row = { path: string; peer: string | undefined; simulated: Figures; observed: Figures; scores: Figures; bytes: number };

/** The document that keeps the results of a whole run. */
export function report(runs: number, rows: Row[], starting: Record<string, Answers>, navigations: Record<string, Answers>): string {
  return `# How fast the pages are

Written by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)}, on ${cpus().length} cores (${cpus()[0]?.model.trim() ?? 'unknown'}). Other machines give other figures: compare only what one machine measured, best in one run (\`--against\` an older build).

## Each kind of page

Lighthouse's mobile profile, medians of ${runs}: first paint, largest paint and blocking time in milliseconds, as the model of a slow phone computes them (simulated) and as they were with a really slowed line and processor (observed). Then the layout shift, the kilobytes of a visit, the scores for performance, accessibility, best practices and search engines, and how fast the processor was in the observed runs, by Lighthouse's index: where it is low or differs from row to row, other programs had the processor too.

${pagesTable(rows)}

## A press while the app starts

Milliseconds from the press to the paint after it, at six moments from the first paint to three seconds later, with a processor four times as slow. 0 stands for less than 16.

${answersTable(starting)}

## From a link to the page within the app

Milliseconds from the click to the first paint of the new page, with the same processor, when the browser has the page's code.

${answersTable(navigations)}
`;
}

export function pagesTable(rows: Row[]): string {
  return table(
    ['Page', 'Simulated: first', 'largest', 'blocked', 'Observed: first', 'largest', 'blocked', 'Shift', 'kB', 'Scores', 'Processor'],
    rows.map(({ path, peer, simulated, observed, scores, bytes }) => [
      `\`${path}\`${peer ? ` of ${peer}` : ''}`,
      ...[simulated, observed].flatMap((figures) =>
        ['first', 'largest', 'blocked'].map((name) => Math.round(figures[name] ?? Number.NaN).toString()),
      ),
      observed.shift?.toFixed(3) ?? '',
      Math.round(bytes / 1000).toString(),
      Object.values(scores).join(' '),
      Math.round(observed.processor ?? Number.NaN).toString(),
    ]),
  );
}

export function answersTable(answers: Record<string, Answers>): string {
  return table(
    ['Press', 'median', 'longest', 'presses'],
    Object.entries(answers).map(([name, { median, longest, presses }]) => [name, String(median), String(longest), String(presses)]),
  );
}

/** As Markdown, as the formatter writes it. */
function table(head: string[], rows: string[][]): string {
  const widths = head.map((_, i) => Math.max(3, ...[head, ...rows].map((row) => row[i]?.length ?? 0)));
  const line = (cells: string[]) =>
    `| ${cells.map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0))).join(' | ')} |`;
  const rule = widths.map((width, i) => (i === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`));
  return [line(head), line(rule), ...rows.map(line)].join('\n');
}
