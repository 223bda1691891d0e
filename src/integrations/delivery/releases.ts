/**
 * Where builds are: each in a folder of its own in `dist/releases`, named by its time, and `dist/current` is a link to the one
 * that visitors get. The link is switched in one step, so a build under readers fails no request. The build before it stays:
 * `npm run rollback` goes back to it, and our server finds the files in it that an open page of the last version still asks for.
 */
import { mkdirSync, readdirSync, readFileSync, realpathSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const maxReleases = 2;

/** @param folder - `dist`, or BUILD_DIR. */
export function releasesIn(folder: string) {
  const releases = join(folder, 'releases');
  const current = join(folder, 'current');
  return {
    current,
    /** For a build that is not ready. */
    next: join(folder, 'next'),
    /** The folder of the build that visitors get; undefined before the first one. */
    currentRelease: (): string | undefined => (currentName(current) === undefined ? undefined : realpathSync(current)),

    /** Shows visitors the build in `next`, and deletes those that are older than the one before it. */
    publish(time: Date): void {
      const before = currentName(current);
      const name = time.toISOString().replaceAll(/[:.]/g, '-');
      mkdirSync(releases, { recursive: true });
      renameSync(join(folder, 'next'), join(releases, name));
      switchTo(name, folder);
      // After a rollback the newest one is not the last that visitors got.
      const last = [name, before, ...namesIn(releases).toReversed()].filter((entry) => entry !== undefined);
      const staying = new Set([...new Set(last)].slice(0, maxReleases));
      for (const entry of namesIn(releases)) if (!staying.has(entry)) rmSync(join(releases, entry), { recursive: true });
    },

    /**
     * Shows visitors the other build that is there, and gives its name.
     * @throws if there is none.
     */
    rollBack(): string {
      const shown = currentName(current);
      const other = namesIn(releases).findLast((name) => name !== shown);
      if (other === undefined) throw new Error(`There is no other build in ${releases} to go back to.`);
      switchTo(other, folder);
      return other;
    },
  };
}

/**
 * Keeps a second build from starting while this process builds.
 * @throws if another process builds into the folder.
 */
export function claimBuild(folder: string): void {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'building');
  if (!writeNew(file)) {
    const other = read(file);
    if (other !== undefined && isRunning(Number(other))) throw new Error(otherBuild(other, file));
    // What is left of a build that was cut off.
    rmSync(file, { force: true });
    if (!writeNew(file)) throw new Error(otherBuild(read(file) ?? 'unknown', file));
  }
  process.on('exit', () => rmSync(file, { force: true }));
}

/** Writes the number of this process into a file, if there is none of this name. */
function writeNew(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

function otherBuild(process: string, file: string): string {
  return `Another build is running (process ${process}). Wait until it has ended. If there is none, delete ${file}.`;
}

function switchTo(name: string, folder: string): void {
  const link = join(folder, 'current-next');
  rmSync(link, { force: true });
  symlinkSync(join('releases', name), link);
  renameSync(link, join(folder, 'current'));
}

/** In the order of their times. */
function namesIn(releases: string): string[] {
  return readdirSync(releases).toSorted();
}

function currentName(link: string): string | undefined {
  try {
    return basename(realpathSync(link));
  } catch {
    return undefined;
  }
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Somebody else's process may not be asked, but it is there.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
