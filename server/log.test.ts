import { describe, expect, test } from 'vitest';
import { createLog, errorFields, type LogFormat } from './log.ts';

function logged(format: LogFormat): string[] {
  const lines: string[] = [];
  const log = createLog(format, { write: (line) => lines.push(line) });
  log.error({ event: 'inbox', status: 500, result: 'failed', cause: 'disk I/O error\n"5"', hint: undefined });
  log.info({ event: 'start' }, 'The site is at http://localhost:3000');
  return lines;
}

test('an event is one line of text', () => {
  const time = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z /;
  const lines = logged('text');
  for (const line of lines) expect(line).toMatch(time);
  expect(lines.map((line) => line.replace(time, ''))).toEqual([
    `error inbox status=500 result=failed cause="disk I/O error\\n\\"5\\""\n`,
    'info start The site is at http://localhost:3000\n',
  ]);
});

test('or one line of JSON with the same', () => {
  expect(logged('json').map((line): unknown => JSON.parse(line))).toMatchObject([
    { level: 'error', event: 'inbox', status: 500, result: 'failed', cause: 'disk I/O error\n"5"' },
    { level: 'info', event: 'start', message: 'The site is at http://localhost:3000' },
  ]);
});

test('a line of the framework with an error in it is a line, without the message', () => {
  const lines: string[] = [];
  const log = createLog('text', { write: (line) => lines.push(line) });
  log.child({}, { level: 'warn' }).warn({ err: new RangeError('rahima@example.com'), list: [null, { deep: 1 }] }, 'Already sent');
  expect(lines).toEqual([expect.stringMatching(/ warn Already sent error=RangeError at=\S.* 0=null deep=1\n$/)]);
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
