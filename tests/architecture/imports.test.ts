/** The rules of .oxlintrc.imports.json, each proved on imports planted in a folder of its own. */
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import { expect, onTestFinished, test } from 'vitest';
import { tools } from '../../scripts/run.ts';

/** A file, what it imports, and whether the linter lets it. `type:` is an import of types only. */
const planted = `
app/lib/cut.ts                        ./dates.ts                             ok
app/lib/cut.ts                        #app/ui/button.tsx                     no
app/lib/cut.ts                        ../ui/button.tsx                       no
app/lib/cut.ts                        #content/constants.ts                  no
app/lib/cut.ts                        type:#content/schema.ts                no
app/offline/worker.ts                 ./kept.ts                              ok
app/offline/worker.ts                 #app/lib/cut.ts                        no
app/offline/worker.ts                 ../lib/cut.ts                          no
app/ui/button.tsx                     ./spinner.tsx                          ok
app/ui/button.tsx                     #app/lib/cut.ts                        ok
app/ui/button.tsx                     #generated/woven/glyphs.ts            ok
app/ui/button.tsx                     #content/constants.ts                  ok
app/ui/button.tsx                     type:#content/schema.ts                ok
app/ui/button.tsx                     #content/schema.ts                     no
app/ui/button.tsx                     #generated/data.ts                     no
app/ui/button.tsx                     #app/features/forms/quote-form.tsx     no
app/sections/home/hero.tsx            #app/ui/button.tsx                     ok
app/sections/home/hero.tsx            type:#content/pages/home.ts            ok
app/sections/home/hero.tsx            #content/pages/home.ts                 no
app/sections/home/hero.tsx            #app/features/blog/post-card.tsx       no
app/sections/home/hero.tsx            #app/layout/header.tsx                 no
app/features/blog/post-list.tsx       ./post-card.tsx                        ok
app/features/blog/post-list.tsx       #app/ui/card.tsx                       ok
app/features/blog/post-list.tsx       #generated/data.ts                     no
app/features/blog/post-list.tsx       #generated/woven/glyphs.ts            ok
app/features/blog/post-list.tsx       #app/data/entries.ts                   no
app/data/entries.ts                   ./load.ts                              ok
app/data/entries.ts                   #generated/data.ts                     ok
app/data/entries.ts                   type:#content/entries.ts               ok
app/data/entries.ts                   #content/site.ts                       no
app/data/entries.ts                   #app/ui/button.tsx                     no
app/features/blog/post-list.tsx       type:#content/pages/blog.ts            ok
app/features/blog/post-list.tsx       #content/pages/blog.ts                 no
app/features/blog/post-list.tsx       #app/features/careers/job-card.tsx     no
app/features/blog/post-list.tsx       ../careers/job-card.tsx                no
app/features/blog/post-list.tsx       #app/sections/not-found.tsx            no
app/layout/header.tsx                 #content/navigation.ts                 ok
app/layout/header.tsx                 #content/pages/home.ts                 no
app/layout/header.tsx                 #app/features/search/results.tsx       no
app/seo/page-meta.ts                  #content/site.ts                       ok
app/seo/page-meta.ts                  #app/layout/header.tsx                 no
app/seo/page-meta.ts                  #content/pages/home.ts                 no
app/routes/home.tsx                   ./+types/home.ts                       ok
app/routes/home.tsx                   #app/features/blog/latest-posts.tsx    ok
app/routes/home.tsx                   #content/pages/home.ts                 ok
app/routes/home.tsx                   #app/data/entries.ts                   ok
app/routes/home.tsx                   #generated/woven/hero.ts               ok
app/routes/home.tsx                   ./blog.tsx                             no
app/routes/home.tsx                   #app/root.tsx                          no
app/routes/home.tsx                   #build/content/paths.ts                no
app/root.tsx                          ./layout/header.tsx                    ok
app/root.tsx                          ./routes/home.tsx                      no
app/root.tsx                          #server/config.ts                      no
art/render.ts                         #content/site.ts                       ok
art/render.ts                         ../scripts/browser.ts                  ok
art/render.ts                         #app/lib/cut.ts                        no
bench/bench.ts                        ../scripts/build.ts                    ok
bench/bench.ts                        #server/config.ts                      no
build/content/read.ts                 #content/schema.ts                     ok
build/content/read.ts                 #app/routes.ts                         ok
build/content/read.ts                 #app/lib/file-name.ts                  ok
build/content/read.ts                 #app/ui/button.tsx                     no
build/content/read.ts                 #app/routes/home.tsx                   no
content/site.ts                       ./dates.ts                             ok
content/site.ts                       #content/dates.ts                      ok
content/site.ts                       #app/lib/cut.ts                        no
scripts/test.ts                       ./run.ts                               ok
scripts/test.ts                       #build/content/paths.ts                no
server/start.ts                       #src/lib/form-rules.ts          ok
server/start.ts                       #content/forms.ts                      ok
server/start.ts                       #app/features/forms/outbox.ts          no
server/start.ts                       #content/navigation.ts                 no
app/lib/cut.test.ts                   #content/constants.ts                  ok
`
  .trim()
  .split('\n')
  .map((line) => line.trim().split(/\s+/));

const Report = v.object({
  diagnostics: v.array(
    v.object({ code: v.string(), filename: v.string(), labels: v.array(v.object({ span: v.object({ line: v.number() }) })) }),
  ),
});

test('planted imports are let through or refused as the rules of the parts say', () => {
  const folder = mkdtempSync(join(tmpdir(), 'imports-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  copyFileSync('.oxlintrc.imports.json', join(folder, '.oxlintrc.json'));
  const sources = new Map<string, string[]>();
  const places = planted.map(([file = '', imported = ''], i) => {
    const target = imported.replace('type:', '');
    const lines = sources.get(file) ?? [];
    sources.set(file, lines);
    return `${file}:${lines.push(`import ${target === imported ? '' : 'type '}{ X${i} } from '${target}';`)}`;
  });
  for (const [file, lines] of sources) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), `${lines.join('\n')}\n`);
  }
  const { stdout } = spawnSync(process.execPath, [join(process.cwd(), tools.oxlint), '--format', 'json'], {
    cwd: folder,
    encoding: 'utf8',
  });
  const found = v.parse(Report, JSON.parse(stdout)).diagnostics.filter(({ code }) => code.includes('no-restricted-imports'));
  const refused = new Set(found.flatMap(({ filename, labels }) => labels.map(({ span }) => `${filename}:${span.line}`)));
  const judged = planted.map(([file, imported], i) => `${file} ${imported} ${refused.has(places[i] ?? '') ? 'no' : 'ok'}`);
  expect(judged).toEqual(planted.map((words) => words.join(' ')));
});
