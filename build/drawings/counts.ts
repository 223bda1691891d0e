/**
 * The woven pictures that count what the content says, each group with a module that tells the app their addresses and
 * measures (generated/woven/). Change a circular or a counter and the cloth changes.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { peopleFrieze, placesCloth } from '#art/weave/places.ts';
import { tally } from '#art/weave/tally.ts';
import { team } from '#art/weave/team.ts';
import { about } from '#content/pages/about.ts';
import type { Publisher } from '../content/publish.ts';
import type { Content } from '../content/read.ts';

/** Most people in a row of the frieze, and of its form for a narrow window. */
const inRow = { wide: 24, narrow: 8 };
/** Butis in a row of a counted cloth on a phone, and the count from which it is that wide. */
const acrossPhone = 28;
const longCount = 280;
/** What the cloth beside a circular has room for. */
const mostPlaces = 12;
const statColours = ['indigo', 'leaf', 'sky', 'turmeric'] as const;

export async function writeCounted(jobs: Content['jobs'], folder: string, publisher: Publisher): Promise<void> {
  const vacancies = jobs.map(({ data }) => data.vacancies);

  /** The measures are the drawing's, in cells. */
  async function picture(name: string, svg: string) {
    const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? [];
    return { src: await publisher.content(`${name}.svg`, svg), width: Number(width), height: Number(height) };
  }

  async function write(name: string, value: object): Promise<void> {
    await writeFile(join(folder, `${name}.ts`), `export const ${name} = ${JSON.stringify(value)};\n`);
  }

  function frieze(most: number): string {
    const free = vacancies.reduce((sum, count) => sum + count, 0);
    const places = team.length + free;
    const perRow = Math.ceil(places / Math.ceil(places / most));
    return peopleFrieze({ seed: 'front row', places, free, perRow });
  }

  await write('team', {
    wide: await picture('career-team', frieze(inRow.wide)),
    narrow: await picture('career-team-narrow', frieze(inRow.narrow)),
  });

  const stats = about.counters.items.map(async ({ count }, i) => {
    const dye = statColours[i % statColours.length] ?? 'indigo';
    const narrow = count < longCount ? tally(count, dye) : tally(count, dye, { across: acrossPhone });
    return { wide: await picture(`stat-${i}`, tally(count, dye)), narrow: await picture(`stat-${i}-narrow`, narrow) };
  });
  await write('stats', await Promise.all(stats));

  const pictures = [...new Set(vacancies)].map(async (count) => [
    count,
    await picture(`vacancies-${count}`, placesCloth(Math.min(count, mostPlaces))),
  ]);
  await writeFile(
    join(folder, 'vacancies.ts'),
    `/** The cloth of a circular by its number of vacancies. */\nexport const vacancyPictures: Record<number, { src: string; width: number; height: number }> = ${JSON.stringify(Object.fromEntries(await Promise.all(pictures)))};\n`,
  );
}
