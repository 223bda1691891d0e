import { describe, expect, test } from 'vitest';
import { createLog, errorFields, type LogEvent, type LogFormat } from './log.ts';

function logged(format: LogFormat, ...events: LogEvent[]): string[] {
  const lines: string[] = [];
  const log = createLog(
    format,
    (line) => lines.push(line),
    () => 0,
  );
  for (const event of events) log(event);
  return lines;
}

describe('an event', () => {
  const event = { event: 'inbox', level: 'error', status: 500, result: 'failed', cause: 'disk I/O error "5"', hint: undefined } as const;

  test('is one line of text', () => {
    expect(logged('text', event, { event: 'start', message: 'The site is at\nhttp://localhost:3000' })).toEqual([
      String.raw`1970-01-01T00:00:00.000Z error inbox status=500 result=failed cause="disk I/O error \"5\""`,
      '1970-01-01T00:00:00.000Z info start The site is at http://localhost:3000',
    ]);
  });

  test('is one line of JSON with the same', () => {
    const lines = logged('json', event, { event: 'start', message: 'The site is at\nhttp://localhost:3000' });
    expect(lines.every((line) => !line.includes('\n'))).toBe(true);
    expect(lines.map((line): unknown => JSON.parse(line))).toEqual([
      { time: '1970-01-01T00:00:00.000Z', level: 'error', event: 'inbox', status: 500, result: 'failed', cause: 'disk I/O error "5"' },
      { time: '1970-01-01T00:00:00.000Z', level: 'info', event: 'start', message: 'The site is at\nhttp://localhost:3000' },
    ]);
  });
});

test('a flood of events fills 1,000 lines a minute, hides no other kind of event, and is told by its number afterwards', () => {
  let now = 0;
  const lines: string[] = [];
  const log = createLog(
    'text',
    (line) => lines.push(line),
    () => now,
  );
  for (let i = 0; i < 5000; i += 1) log({ event: 'inbox' });
  expect(lines).toHaveLength(1000);
  log({ event: 'counters' });
  now = 60_000;
  log({ event: 'inbox' });
  expect(lines.slice(1000)).toEqual([
    '1970-01-01T00:00:00.000Z info counters',
    '1970-01-01T00:01:00.000Z warn omitted of=inbox lines=4000',
    '1970-01-01T00:01:00.000Z info inbox',
  ]);
});

describe('of an error the log has', () => {
  test('its kind, code and place, and not its message, which may quote a visitor', () => {
    const { at, ...fields } = errorFields(errorOf(() => new URL('rahima@example.com')));
    expect(fields).toEqual({ error: 'TypeError', code: 'ERR_INVALID_URL' });
    expect(at).toMatch(/server\/log\.test\.ts:\d+/);
    expect(at).not.toContain('rahima');
  });

  test('only the type, where something else was thrown', () => {
    expect(errorFields('rahima@example.com')).toEqual({ error: 'string' });
  });
});

function errorOf(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    return error;
  }
}
