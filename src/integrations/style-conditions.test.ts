import { preprocessCSS, resolveConfig } from 'vite';
import { expect, test } from 'vitest';
import { styleConditions } from './style-conditions.ts';

test('a named condition becomes what its name stands for', async () => {
  const css = await built('a.css', '@media (--phone) and (scripting: none) { p { color: red } } @media not (--low) { p { color: blue } }');
  expect(css).toContain('@media (width < 40em) and (scripting: none)');
  expect(css).toContain('@media not (height <= 48em)');
});

test('a name that is not there ends the build with a sentence that has all names', async () => {
  await expect(built('a.css', '@media (--tablet) { p { color: red } }')).rejects.toThrow(
    'No condition is named --tablet. src/styles/conditions.css has --phone, --narrow, --stacked, --sheet, --wide, --low, --flat.',
  );
});

test('only a module without a layer of its own is put in the layer of the sections', async () => {
  expect(await built('a.module.css', '.a { color: red }')).toMatch(/^@layer section \{[^]*\}\s*$/);
  expect(await built('a.module.css', '@layer ui { .a { color: red } }')).not.toContain('section');
  expect(await built('a.css', '.a { color: red }')).not.toContain('@layer');
});

/** The style sheet as Vite gives it to the page. */
async function built(file: string, css: string): Promise<string> {
  const config = await resolveConfig(
    { configFile: false, logLevel: 'silent', css: { postcss: { plugins: [styleConditions()] } } },
    'build',
  );
  return (await preprocessCSS(css, `${import.meta.dirname}/${file}`, config)).code;
}
