/**
 * The log: one line for each event, readable text or JSON. Events hold no personal data: no address, no name, nothing that a
 * visitor typed, no query string, and so no message of an error that may quote such a thing.
 */
import { type Logger, pino, stdTimeFunctions } from 'pino';
import { z } from 'zod';
import { codeOf } from './errors.ts';

export type Log = Logger;
export type LogFormat = 'text' | 'json';

/** JSON is one object with `level`, `time`, `event` and more; text is `time level event message field=value …`. */
export function createLog(format: LogFormat, output: { write: (line: string) => void }): Log {
  const options = {
    base: null,
    messageKey: 'message',
    timestamp: stdTimeFunctions.isoTime,
    formatters: { level: (level: string) => ({ level }) },
    // Whatever the framework logs by itself: requests and answers are left out, of an error only what is safe is written.
    serializers: { err: errorFields, req: () => undefined, res: () => undefined },
  };
  return pino(options, format === 'json' ? output : { write: (line) => output.write(textLine(line)) });
}

/** What is safe to log of an error that may quote a request in its message: its kind, its code, and where in the code it arose. */
export function errorFields(error: unknown): { error: string; code?: string; at?: string } {
  if (!(error instanceof Error)) return { error: typeof error };
  const code = codeOf(error);
  const places = [...(error.stack ?? '').matchAll(/^ +at .*?((?:[\w.@-]+\/)?[\w.@-]+:\d+):\d+\)?$/gm)].map(([, place]) => place);
  return { error: error.name, ...(code !== undefined && { code }), ...(places.length > 0 && { at: places.slice(0, 3).join(' < ') }) };
}

function textLine(json: string): string {
  const { time, level, event, message, ...fields } = z.record(z.string(), z.unknown()).parse(JSON.parse(json));
  const words = [time, level, event, message].filter((word) => typeof word === 'string');
  return `${[...words, ...pairsOf(fields)].join(' ')}\n`;
}

/** What is nested, such as the framework's errors, as if it were not. */
function pairsOf(fields: object): string[] {
  return Object.entries(fields).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null ? pairsOf(value) : [`${name}=${quoted(String(value))}`],
  );
}

function quoted(value: string): string {
  return /^[^\s"=]+$/.test(value) ? value : JSON.stringify(value);
}
