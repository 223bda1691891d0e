/**
 * The woven pictures that show a number of the content: the team, alone and with its vacancies, the statistics, the vacancies
 * of a job.
 * Each group has a module with the addresses and sizes of its pictures for the app (generated/woven/).
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { peopleFrieze, placesCloth } from '#art/weave/places.ts';
import { tally } from '#art/weave/tally.ts';
import { frieze, narrowTeam, team } from '#art/weave/team.ts';
import { about } from '#content/pages/about.ts';
import type { Publisher } from '../content/publish.ts';
import type { Content } from '../content/read.ts';

/** The most people in a row of the team's picture, and in a row of its form for a narrow window. */
const maxPerRow = { wide: 24, narrow: 8 };
/** Motifs in a row of a statistic's picture on a phone, and the count from which its rows have this length. */
const phoneColumns = 40;
const longCount = 280;
/** The most vacancies in the team's picture: two rows with the team, six in a narrow window. The heading says how many there are. */
const maxOutlines = 2 * maxPerRow.wide - team.length;
const statColours = ['indigo', 'leaf', 'sky', 'turmeric'] as const;

export async function writeCounted(jobs: Content['jobs'], folder: string, publisher: Publisher): Promise<void> {
  const vacancies = jobs.map(({ data }) => data.vacancies);

  /** Writes a picture. Its width and height are in cells of the drawing. */
  async function picture(name: string, svg: string) {
    const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? [];
    return { src: await publisher.content(`${name}.svg`, svg), width: Number(width), height: Number(height) };
  }

  async function write(name: string, value: object): Promise<void> {
    await writeFile(join(folder, `${name}.ts`), `export const ${name} = ${JSON.stringify(value)};\n`);
  }

  function teamSvg(limit: number): string {
    const open = Math.min(
      vacancies.reduce((sum, count) => sum + count, 0),
      maxOutlines,
    );
    const places = team.length + open;
    const perRow = Math.ceil(places / Math.ceil(places / limit));
    return peopleFrieze({ seed: 'front row', places, free: open, perRow });
  }

  await write('team', {
    wide: await picture('career-team', teamSvg(maxPerRow.wide)),
    narrow: await picture('career-team-narrow', teamSvg(maxPerRow.narrow)),
  });

  await write('portraits', {
    wide: await picture('team', frieze(team)),
    narrow: await picture('team-narrow', frieze(narrowTeam, 5)),
  });

  const stats = about.counters.items.map(async ({ count }, i) => {
    const dye = statColours[i % statColours.length] ?? 'indigo';
    const narrow = count < longCount ? tally(count, dye) : tally(count, dye, { across: phoneColumns });
    return { wide: await picture(`stat-${i}`, tally(count, dye)), narrow: await picture(`stat-${i}-narrow`, narrow) };
  });
  await write('stats', await Promise.all(stats));

  const pictures = [...new Set(vacancies)].map(async (count) => [count, await picture(`vacancies-${count}`, placesCloth(count))]);
  await writeFile(
    join(folder, 'vacancies.ts'),
    `/** The woven picture of a job circular, by its number of vacancies. */\nexport const vacancyPictures: Record<number, { src: string; width: number; height: number }> = ${JSON.stringify(Object.fromEntries(await Promise.all(pictures)))};\n`,
  );
}
