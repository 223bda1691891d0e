/**
 * The log: one line for each event, readable text or JSON. Events hold no personal data: no address, no name, nothing that a
 * visitor typed, no query string, and so no message of an error that may quote such a thing.
 */

export type Level = 'info' | 'warn' | 'error';

/** `result` and `reason` are words from the code, never from a request: each pair is counted (counters.ts). */
export type LogEvent = {
  event: string;
  level?: Level;
  /** A sentence for people. */
  message?: string;
  result?: string;
  reason?: string;
  [field: string]: string | number | boolean | undefined;
};
export type Log = (event: LogEvent) => void;
export type LogFormat = 'text' | 'json';

/** In lines a minute for each kind of event: more are left out, so that a flood of requests cannot fill the disk through the log. */
const maxLines = 1000;

/**
 * Text is `time level event message field=value …`, JSON is one object with the same.
 *
 * @param write - Gets each line without the line break.
 * @param now - The time in ms since 1970.
 */
export function createLog(format: LogFormat, write: (line: string) => void, now = Date.now): Log {
  let minute = 0;
  /** Of the current minute, by event. */
  const lines = new Map<string, number>();

  function print({ event, level = 'info', message, ...fields }: LogEvent): void {
    const time = new Date(now()).toISOString();
    write(format === 'json' ? JSON.stringify({ time, level, event, message, ...fields }) : textLine([time, level, event, message], fields));
  }

  return (event) => {
    const current = Math.floor(now() / 60_000);
    if (current !== minute) {
      for (const [of, count] of lines) if (count > maxLines) print({ event: 'omitted', level: 'warn', of, lines: count - maxLines });
      minute = current;
      lines.clear();
    }
    const count = (lines.get(event.event) ?? 0) + 1;
    lines.set(event.event, count);
    if (count <= maxLines) print(event);
  };
}

/** What is safe to log of an error that may quote a request in its message: its kind, its code, and where in the code it arose. */
export function errorFields(error: unknown): { error: string; code?: string; at?: string } {
  if (!(error instanceof Error)) return { error: typeof error };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  const places = [...(error.stack ?? '').matchAll(/^ +at .*?((?:[\w.@-]+\/)?[\w.@-]+:\d+):\d+\)?$/gm)].map(([, place]) => place);
  return { error: error.name, ...(code !== undefined && { code }), ...(places.length > 0 && { at: places.slice(0, 3).join(' < ') }) };
}

function textLine(start: (string | undefined)[], fields: Readonly<Record<string, unknown>>): string {
  const pairs = Object.entries(fields).filter(([, value]) => value !== undefined);
  return [...start.filter((part) => part !== undefined), ...pairs.map(([name, value]) => `${name}=${quoted(String(value))}`)]
    .join(' ')
    .replaceAll(/[\r\n]+/g, ' ');
}

function quoted(value: string): string {
  return /^[^\s"=]+$/.test(value) ? value : JSON.stringify(value);
}
