/** What a project's page looks like and does; what it shows is proved in tests/built/projects.test.ts. */
import { portfolio } from '#content/records.ts';
import { paths } from '#lib/paths.ts';
import { projects } from '../support/entries.ts';
import { expect, test } from '../support/test.ts';

const [newest] = projects.map(({ data }) => data);
if (!newest) throw new Error('The fixtures have no project.');
const { projectName, colours } = newest;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test(
  'the title is in the client’s colours, and the figures are beside the text on a desktop, above it on a phone',
  {
    tag: '@both',
  },
  async ({ page, open, isMobile }) => {
    await open(paths.project(projectName));
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveCSS('color', rgb(colours.ink));
    await expect(page.getByRole('article').locator('header')).toHaveCSS('background-color', rgb(colours.ground));
    const picture = page.getByRole('article').getByRole('img').first();
    await expect(picture).toBeVisible();
    await expect(picture).not.toHaveJSProperty('naturalWidth', 0);

    const figures = await page.getByRole('region', { name: portfolio.figures }).boundingBox();
    const text = await page.getByRole('heading', { level: 2 }).first().boundingBox();
    if (!figures || !text) throw new Error('The figures or the text are not shown.');
    if (isMobile) expect(figures.y).toBeLessThan(text.y);
    else expect(figures.x).toBeGreaterThan(text.x);
  },
);

test('an unknown name shows only its text, with the host’s 404; a name must be exact', async ({ page, pageGuards }) => {
  pageGuards.allow('404 (Not Found)');
  const response = await page.goto(paths.project(projectName.toLowerCase()));
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('main')).toHaveText(portfolio.notFound);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(portfolio.notFound);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});

/** A colour of the content as a browser computes it. */
function rgb(hex: string): string {
  const parts = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return `rgb(${parts.join(', ')})`;
}
