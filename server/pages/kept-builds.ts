// The hashed files of the builds before this one, so that a tab which still runs one of them finds its chunks.
import { randomUUID } from 'node:crypto';
import { copyFile, link, mkdir, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { DAY_MS } from '../time/time.ts';

export interface Keeping {
  readonly distDir: string;
  /** A folder for each build; `null` keeps none. */
  readonly folder: string | null;
  /** How many builds before this one are kept at least; 0 keeps none. */
  readonly count: number;
  /** How long a build is kept at least after another one replaced it. */
  readonly days: number;
}

/** Between the times of two builds: file systems round them. */
const ORDER_MS = 2000;

interface KeptBuild {
  readonly build: string;
  /** Epoch milliseconds when it was last the present one. */
  readonly servedAt: number;
}

/** Keeps the files of this build for later ones; resolves with the folders of those before it, newest first. */
export async function keepBuild({ distDir, folder, count, days }: Keeping): Promise<string[]> {
  const id = await idOf(distDir);
  if (folder === null || count === 0 || id === undefined) return [];
  await mkdir(folder, { recursive: true });
  const own = join(folder, id);
  const [newest] = await newestFirst(folder);
  await copyAssets(join(distDir, 'client'), own);
  const now = Date.now();
  // The build that this one replaces was served until now.
  if (newest && newest.build !== own) await setServedAt(newest.build, now - ORDER_MS);
  // A build that is served again, after another one, counts as the newest.
  await setServedAt(own, now);
  const others = (await newestFirst(folder)).filter(({ build }) => build !== own);
  const since = now - days * DAY_MS;
  const isKept = ({ servedAt }: KeptBuild, index: number) => index < count || servedAt > since;
  const dropped = others.filter((kept, index) => !isKept(kept, index));
  await Promise.all(dropped.map(({ build }) => rm(build, { recursive: true, force: true })));
  return others.filter(isKept).map(({ build }) => build);
}

const setServedAt = (build: string, ms: number): Promise<void> => utimes(build, new Date(ms), new Date(ms));

async function idOf(distDir: string): Promise<string | undefined> {
  try {
    const { id } = JSON.parse(await readFile(join(distDir, 'client/build.json'), 'utf8')) as { id?: unknown };
    return typeof id === 'string' && /^[\w-]+$/.test(id) ? id : undefined;
  } catch {
    return undefined;
  }
}

/** Under another name until it is whole: several platforms may share the folder, and one may be killed. */
async function copyAssets(clientDir: string, to: string): Promise<void> {
  if (await stat(to).catch(() => null)) return;
  const unfinished = `${to}.${randomUUID()}`;
  try {
    await copyInto(unfinished, clientDir);
    await rename(unfinished, to);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    // Another platform that shares the folder was first.
    if (!(await stat(to).catch(() => null))) throw error;
  }
}

async function copyInto(unfinished: string, clientDir: string): Promise<void> {
  const files = await readdir(join(clientDir, 'assets'), { recursive: true, withFileTypes: true });
  for (const file of files.filter((entry) => entry.isFile())) {
    const source = join(file.parentPath, file.name);
    const target = join(unfinished, source.slice(clientDir.length));
    await mkdir(dirname(target), { recursive: true });
    // The next build replaces its files and writes into none of them.
    await link(source, target).catch(() => copyFile(source, target));
  }
}

async function newestFirst(folder: string): Promise<KeptBuild[]> {
  const names = (await readdir(folder)).filter((name) => !name.includes('.'));
  const builds = await Promise.all(
    names.map(async (name) => {
      const build = join(folder, name);
      return { build, servedAt: (await stat(build)).mtimeMs };
    }),
  );
  return builds.sort((a, b) => b.servedAt - a.servedAt);
}
