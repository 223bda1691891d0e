import { expect, test } from 'vitest';
import { areaOf, forbiddenImports, importTable } from './import-table.ts';
import { importsOf } from './scan-imports.ts';
import { readSource, sourceFiles } from './sources.ts';

test('every import follows the import table', () => {
  expect(sourceFiles('.ts', '.tsx', '.mjs').flatMap((file) => forbiddenImports(file, readSource(file)))).toEqual([]);
});

/** One line an import: the file, what it imports, and whether the table lets it (`ok`) or not (`no`). */
const planted = `
app/lib/cut.ts                        ./grapheme.ts                          ok
app/lib/cut.ts                        #content/constants.ts                  no
app/lib/cut.ts                        #app/ui/button.tsx                     no
app/ui/button.tsx                     ./button.module.css                    ok
app/ui/button.tsx                     #app/lib/cut.ts                        ok
app/ui/button.tsx                     #content/constants.ts                  ok
app/ui/button.tsx                     #generated/woven/sprite.svg?no-inline  ok
app/ui/button.tsx                     type:#content/schema.ts                ok
app/ui/button.tsx                     #content/schema.ts                     no
app/ui/button.tsx                     #content/site.ts                       no
app/ui/button.tsx                     #generated/blog/latest.ts              no
app/ui/button.tsx                     #app/features/forms/quote-form.tsx     no
app/ui/button.tsx                     ../sections/home/hero.tsx              no
app/sections/home/hero.tsx            ../page-error.tsx                      ok
app/sections/home/hero.tsx            #app/ui/button.tsx                     ok
app/sections/home/hero.tsx            type:#content/pages/home.ts            ok
app/sections/home/hero.tsx            #content/pages/home.ts                 no
app/sections/home/hero.tsx            #app/features/blog/latest-posts.tsx    no
app/sections/home/hero.tsx            #app/layout/header.tsx                 no
app/features/blog/card.tsx            ./filter.ts                            ok
app/features/blog/card.tsx            #app/features/blog/filter.ts           ok
app/features/blog/card.tsx            #generated/blog/latest.ts              ok
app/features/blog/card.tsx            #content/forms.ts                      ok
app/features/blog/card.tsx            type:#content/entries.ts               ok
app/features/blog/card.tsx            #content/pages/blog.ts                 no
app/features/blog/card.tsx            ../portfolio/card.tsx                  no
app/features/blog/card.tsx            type:#app/features/portfolio/filter.ts no
app/features/blog/card.tsx            #app/sections/home/hero.tsx            no
app/features/blog/card.tsx            #app/layout/header.tsx                 no
app/layout/footer.tsx                 #content/site.ts                       ok
app/layout/footer.tsx                 #content/navigation.ts                 ok
app/layout/footer.tsx                 #content/pages/layout.ts               ok
app/layout/footer.tsx                 #content/pages/home.ts                 no
app/layout/footer.tsx                 #app/features/search/match.ts          no
app/layout/footer.tsx                 #app/sections/home/hero.tsx            no
app/routes/home.tsx                   ./home.module.css                      ok
app/routes/home.tsx                   ./+types/home.ts                       ok
app/routes/home.tsx                   #app/features/blog/latest-posts.tsx    ok
app/routes/home.tsx                   #content/pages/home.ts                 ok
app/routes/home.tsx                   #generated/blog/latest.ts              ok
app/routes/home.tsx                   ./contact.tsx                          no
app/routes/home.tsx                   ../root.tsx                            no
app/routes/home.tsx                   #build/paths.ts                        no
app/routes/home.tsx                   #server/config.ts                      no
app/root.tsx                          ./styles/tokens.css                    ok
app/root.tsx                          ./layout/header.tsx                    ok
app/root.tsx                          #content/site.ts                       ok
app/root.tsx                          ./routes/home.tsx                      no
app/root.tsx                          #art/weave/mark.ts                     no
app/root.tsx                          #server/config.ts                      no
art/render.ts                         #content/constants.ts                  ok
art/render.ts                         #app/lib/cut.ts                        no
art/render.ts                         ../tests/support/browser.ts            ok
art/render.ts                         #build/paths.ts                        no
bench/bench.ts                        ../scripts/build.ts                    ok
bench/bench.ts                        ../tests/support/browser.ts            ok
bench/bench.ts                        #server/config.ts                      no
build/paths.ts                        #content/schema.ts                     ok
build/paths.ts                        #art/weave/mark.ts                     ok
build/paths.ts                        #app/lib/cut.ts                        ok
build/paths.ts                        #server/site/headers.ts                ok
build/paths.ts                        #app/ui/button.tsx                     no
build/paths.ts                        #app/routes/home.tsx                   no
build/paths.ts                        ../tests/support/browser.ts            no
content/site.ts                       ./dates.ts                             ok
content/site.ts                       #app/lib/cut.ts                        no
content/site.ts                       #art/weave/mark.ts                     no
content/site.ts                       #build/paths.ts                        no
scripts/test.ts                       ../tests/support/browser.ts            ok
scripts/test.ts                       #build/paths.ts                        no
scripts/test.ts                       #app/lib/cut.ts                        no
server/start.ts                       ./config.ts                            ok
server/start.ts                       #app/features/forms/schema.ts          ok
server/start.ts                       #app/features/forms/outbox.ts          no
server/start.ts                       #content/site.ts                       no
server/start.ts                       type:#content/schema.ts                no
server/start.ts                       #app/lib/cut.ts                        no
tests/e2e/forms.spec.ts               ../support/browser.ts                  ok
tests/e2e/forms.spec.ts               #server/config.ts                      ok
tests/e2e/forms.spec.ts               #content/site.ts                       ok
tests/e2e/forms.spec.ts               #app/routes/home.tsx                   no
playwright.config.ts                  ./tests/support/browser.ts             ok
playwright.config.ts                  #build/paths.ts                        ok
playwright.config.ts                  ./app/root.tsx                         no
app/lib/cut.test.ts                   #content/constants.ts                  ok
app/lib/cut.test.ts                   ../../tests/support/sample.ts          ok
app/lib/cut.ts                        ../../tests/support/sample.ts          no
app/utils/thing.ts                    ./other.ts                             no
tools/thing.ts                        ./other.ts                             no
`
  .trim()
  .split('\n');

test('planted imports are judged as the table says', () => {
  const judged = planted.map((line) => {
    const [file = '', imported = ''] = line.split(/\s+/);
    const statement = imported.startsWith('type:') ? `import type { X } from '${imported.slice(5)}';` : `import { x } from '${imported}';`;
    return `${line.slice(0, -2)}${forbiddenImports(file, statement).length === 0 ? 'ok' : 'no'}`;
  });
  expect(judged).toEqual(planted);
});

test('every row of the table is proved on a planted violation', () => {
  const proved = planted.filter((line) => line.endsWith('no')).map((line) => areaOf(line.slice(0, line.indexOf(' ')))?.uses);
  expect(importTable.filter(({ uses }) => !proved.includes(uses))).toEqual([]);
});

test('a failure names the file, what it imports and what its area may use', () => {
  expect(forbiddenImports('app/ui/button.tsx', `import { form } from '#app/features/forms/quote-form.tsx';`)).toEqual([
    'app/ui/button.tsx imports app/features/forms/quote-form.tsx: app/ui may only use itself, app/lib, content/constants.ts, ' +
      'generated/woven, type content/entries.ts, type content/schema.ts',
  ]);
});

test('every way to take something from another file is seen', () => {
  const source = `
    import './style.css';
    import type { A } from './a.ts';
    import { type B } from './b.ts';
    export * from './c.ts';
    export { d } from './d.ts';
    const e = () => import('./e.ts');
    const f = (name: string) => import(\`./f/\${name}.ts\`);
    const g = import.meta.glob('./g/*.ts');
    type H = import('./h.ts').H;
    const notOne = "import { x } from './x.ts'";
    import package from 'package';
    import node from 'node:fs';`;
  expect(importsOf('app/lib/x.ts', source)).toEqual([
    { target: 'app/lib/style.css', typesOnly: false },
    { target: 'app/lib/a.ts', typesOnly: true },
    { target: 'app/lib/b.ts', typesOnly: false },
    { target: 'app/lib/c.ts', typesOnly: false },
    { target: 'app/lib/d.ts', typesOnly: false },
    { target: 'app/lib/e.ts', typesOnly: false },
    { target: 'app/lib/f/', typesOnly: false },
    { target: 'app/lib/g/*.ts', typesOnly: false },
    { target: 'app/lib/h.ts', typesOnly: true },
  ]);
});

test('an alias that package.json does not define is an error', () => {
  expect(() => importsOf('app/root.tsx', `import x from '#elsewhere/x.ts';`)).toThrow('app/root.tsx imports #elsewhere/x.ts');
});
