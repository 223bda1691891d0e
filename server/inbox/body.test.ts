import { PassThrough } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createBodyReader } from './body.ts';

/** A request whose body arrives when the test sends it. */
function openRequest() {
  const stream = new PassThrough();
  const headers = new Headers({ 'content-type': 'application/json' });
  const send = async (text: string) => {
    stream.write(text);
    // The reader has it in the next turn of the event loop.
    await setImmediate();
  };
  return { headers, stream, send, end: () => stream.end() };
}

test('bodies that are received at the same time share one limit of memory, and those after it are asked to come back', async () => {
  const read = createBodyReader(100);
  const first = openRequest();
  const received = read(first.headers, first.stream);
  await first.send(`"${'a'.repeat(80)}`);

  const second = openRequest();
  const refused = read(second.headers, second.stream);
  await second.send('a'.repeat(30));
  expect(await refused).toMatchObject({ kind: 'refused', status: 503, reason: 'busy' });

  const third = openRequest();
  const small = read(third.headers, third.stream);
  await third.send('{"a":1}');
  third.end();
  expect(await small).toEqual({ kind: 'fields', fields: { a: 1 } });

  await first.send('"');
  first.end();
  expect(await received).toMatchObject({ kind: 'refused', status: 400 });
});

test('a body that was read or broken off takes no memory any more', async () => {
  const read = createBodyReader(100);
  for (let i = 0; i < 5; i += 1) {
    const { headers, stream, send, end } = openRequest();
    const body = read(headers, stream);
    await send(`{"a":"${'b'.repeat(60)}"}`);
    end();
    expect(await body).toMatchObject({ kind: 'fields' });
  }
});
