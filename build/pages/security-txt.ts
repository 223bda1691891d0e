/** The file security.txt (RFC 9116), which tells whoever finds a weakness whom to write to. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { emailLink, site } from '#content/site.ts';

/** In days, from the build. The RFC recommends less than a year, so that nobody relies on an address that is out of use. */
const validity = 360;

export async function writeSecurityTxt(folder: string, siteUrl: string): Promise<void> {
  const lines = [
    `Contact: ${emailLink}`,
    `Expires: ${new Date(Date.now() + validity * 86_400_000).toISOString()}`,
    `Preferred-Languages: ${site.language}`,
    `Canonical: ${siteUrl}/.well-known/security.txt`,
  ];
  await mkdir(join(folder, '.well-known'), { recursive: true });
  await writeFile(join(folder, '.well-known/security.txt'), lines.map((line) => `${line}\n`).join(''));
}
