/** What a job's page looks like and does; what it shows is proved in tests/built/jobs.test.ts. */
import { parseDate } from '#content/dates.ts';
import { jobs as jobsCopy } from '#content/records.ts';
import { paths } from '#lib/paths.ts';
import { boxes } from '../support/boxes.ts';
import { jobs } from '../support/entries.ts';
import { inItsFonts } from '../support/fonts.ts';
import { expect, test } from '../support/test.ts';

const [newest] = jobs.map(({ data }) => data);
if (!newest) throw new Error('The fixtures have no job.');
const { jobTitle, deadline } = newest;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('only the deadline is red, and the panel is beside the text and stays in view while one reads', async ({ page, open }) => {
  await open(paths.job(jobTitle));
  const facts = page.getByRole('main').getByRole('definition');
  const colours = await facts.evaluateAll((all) =>
    all.map((fact) => {
      const canvas = new OffscreenCanvas(1, 1).getContext('2d');
      if (!canvas) return [];
      canvas.fillStyle = getComputedStyle(fact).color;
      canvas.fillRect(0, 0, 1, 1);
      return [...canvas.getImageData(0, 0, 1, 1).data];
    }),
  );
  const red = colours.map(([r = 0, g = 0, b = 0]) => r > 2 * g && r > 2 * b);
  expect.soft(red).toEqual([false, false, false, false, false, true]);

  const text = await page.getByRole('article').boundingBox();
  const panel = await page.getByRole('complementary').boundingBox();
  if (!text || !panel) throw new Error('The text or the panel is not shown.');
  expect(panel.x).toBeGreaterThanOrEqual(text.x + text.width);
  const apply = page.getByRole('link', { name: jobsCopy.job.apply });
  await page.evaluate(() => scrollTo(0, 1000));
  await expect(page.getByRole('heading', { level: 1 })).not.toBeInViewport();
  await expect(apply).toBeInViewport();
});

test('a passed deadline is said beside it and leaves no place to apply for, which moves nothing', async ({ page }) => {
  await page.clock.setFixedTime(Date.parse(`${parseDate(deadline)}T12:00`) + 86_400_000);
  const { promise: held, resolve: start } = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(paths.job(jobTitle), { waitUntil: 'commit' });
  await inItsFonts(page);
  const places = page.getByRole('main').locator('dt, dd, h2');
  const before = await boxes(places);
  start();
  await expect(page.getByRole('main').getByRole('term').last()).toContainText(jobsCopy.passed);
  const panel = page.getByRole('complementary').getByRole('heading');
  await expect(panel.locator('span:visible')).toHaveText(`${jobsCopy.numbers[0]} ${jobsCopy.job.applyHeading.many}`);
  expect(await boxes(places)).toBe(before);
});

test('an unknown title shows only the specified text, with the host’s 404', async ({ page, pageGuards }) => {
  pageGuards.allow('404 (Not Found)');
  const response = await page.goto(paths.job('Court Jester'));
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('main')).toHaveText(jobsCopy.job.notFound);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(jobsCopy.job.notFound);
});
