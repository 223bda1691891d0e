import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { securityHeaders } from './security-headers.ts';

test('the example configuration for a static host sends the same headers', () => {
  const conf = readFileSync('deploy/nginx-static.conf', 'utf8');
  for (const [name, value] of securityHeaders) expect(conf).toContain(`add_header ${name} "${value}" always;`);
});
