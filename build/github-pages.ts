/**
 * Runs after a build for GitHub Pages, which cannot redirect: writes a page that leads on at each former address, and at each
 * address with a slash at its end (.github/workflows/pages.yml). Other hosts must not have them: there they would hide redirects.
 */
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { moved } from '#content/pages/moved.ts';
import { site } from '#content/site.ts';
import { Redirects, redirectsFile } from '#server/site/redirects.ts';
import { releasedFolder as siteFolder } from './folders.ts';
import { only, parsePage, textOf } from './pages/html.ts';
import { escapeXml } from './pages/xml.ts';

const names = (await readdir(siteFolder, { recursive: true })).map((file) => file.replaceAll('\\', '/'));
for (const file of names.filter((name) => name.endsWith('.html') && !['404.html', 'index.html'].includes(basename(name)))) {
  await leadOn(file.replace(/\.html$/, '/index.html'), file);
}
for (const { from, to } of Redirects.parse(JSON.parse(await readFile(join(siteFolder, redirectsFile), 'utf8')))) {
  const file = `${decodeURIComponent(from).slice(1)}.html`;
  // The name of a former title may be none for a file. A file system that ignores case may have the page of the present one.
  if (/[:*"<>|]/.test(file) || Buffer.byteLength(basename(file)) > 255 || existsSync(join(siteFolder, file))) continue;
  await leadOn(file, `${decodeURIComponent(to).slice(1)}.html`);
}

/** Writes a page that leads on to that of the other file. */
async function leadOn(file: string, target: string): Promise<void> {
  const page = parsePage(await readFile(join(siteFolder, target), 'utf8'), target);
  const shared = only(page, 'head > meta[property="og:url"]', target).properties;
  const canonical = escapeXml(String(shared.content));
  const address = escapeXml(new URL(String(shared.content)).pathname);
  const title = escapeXml(textOf(only(page, 'head > title', target)));
  const html = [
    `<!DOCTYPE html><html lang="${site.language}"><head><meta charset="utf-8">`,
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">',
    `<title>${escapeXml(moved.title)}</title><meta name="robots" content="noindex"><link rel="canonical" href="${canonical}">`,
    `<meta http-equiv="refresh" content="0; url=${address}"></head>`,
    `<body><p>${escapeXml(moved.text)} <a href="${address}">${title}</a></p></body></html>\n`,
  ].join('');
  await mkdir(dirname(join(siteFolder, file)), { recursive: true });
  await writeFile(join(siteFolder, file), html);
}
