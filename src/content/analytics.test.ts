import { expect, test } from 'vitest';
import { Elsewhere } from './schemas/company.ts';
import { records } from './records.ts';
import { countingOrigins } from './analytics.ts';

test('the policy names the origin of the script that counts visits, if that is not this site', () => {
  const name = 'A Counter';
  expect(countingOrigins(undefined)).toEqual([]);
  expect(countingOrigins({ name, script: 'https://counter.example:8443/js/script.js' })).toEqual(['https://counter.example:8443']);
  expect(countingOrigins({ name, script: '/js/script.js' })).toEqual([]);
});

test.each(['mailto:somebody@example.com', '//counter.example/script.js', 'script.js'])('no script has the address %s', (script) => {
  expect(Elsewhere.safeParse({ ...records.elsewhere, statistics: { name: 'A Counter', script } }).success).toBe(false);
});
