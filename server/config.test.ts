import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readConfig, StartError } from './config.ts';
import { temporaryFolder, writeSite } from './test-server.ts';

function site(): string {
  const folder = temporaryFolder();
  writeSite(folder, { 'index.html': '' });
  return folder;
}

describe('the configuration', () => {
  test('needs only a built site; everything else has a default', () => {
    const SITE_DIR = site();
    expect(readConfig({ SITE_DIR })).toEqual({
      port: 3000,
      host: 'localhost',
      siteDir: SITE_DIR,
      dataDir: resolve(import.meta.dirname, '../data'),
      accessKey: 'nakshi-own-inbox',
      allowedOrigins: [],
      trustProxy: false,
      rateLimit: { burst: 20, perMinute: 20 },
    });
  });

  test('treats an empty value like a missing one', () => {
    const empty = { PORT: '', HOST: ' ', DATA_DIR: '', FORM_ACCESS_KEY: '', ALLOWED_ORIGINS: '', TRUST_PROXY: '', RATE_LIMIT_BURST: '' };
    const SITE_DIR = site();
    expect(readConfig({ SITE_DIR, ...empty })).toEqual(readConfig({ SITE_DIR }));
  });

  test('reads a list of origins', () => {
    const ALLOWED_ORIGINS = 'https://www.example.com, http://localhost:5173/';
    expect(readConfig({ SITE_DIR: site(), ALLOWED_ORIGINS }).allowedOrigins).toEqual(['https://www.example.com', 'http://localhost:5173']);
  });

  test.each([
    ['PORT', 'http'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '80.5'],
    ['TRUST_PROXY', 'yes'],
    ['RATE_LIMIT_BURST', 'many'],
    ['RATE_LIMIT_PER_MINUTE', '-5'],
    ['ALLOWED_ORIGINS', 'example.com'],
    ['ALLOWED_ORIGINS', 'https://example.com/form'],
    ['ALLOWED_ORIGINS', '*'],
    ['SITE_DIR', '/nowhere'],
  ])('refuses %s=%s in one line that names the variable and what is expected', (name, value) => {
    const read = () => readConfig({ SITE_DIR: site(), [name]: value });
    expect(read).toThrow(StartError);
    expect(read).toThrow(new RegExp(`^${name}: expected [^\n]+$`));
  });
});
