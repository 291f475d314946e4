// The hashed files of the builds before this one, so that a tab which still runs one of them finds its chunks.
import { randomUUID } from 'node:crypto';
import { copyFile, link, mkdir, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';

export interface Keeping {
  readonly distDir: string;
  /** A folder for each build; `null` keeps none. */
  readonly folder: string | null;
  /** How many builds before this one are kept. */
  readonly count: number;
}

/** Keeps the files of this build for later ones; resolves with the folders of those before it, newest first. */
export async function keepBuild({ distDir, folder, count }: Keeping): Promise<string[]> {
  const id = await idOf(distDir);
  if (folder === null || count === 0 || id === undefined) return [];
  await mkdir(folder, { recursive: true });
  const own = join(folder, id);
  await copyAssets(join(distDir, 'client'), own);
  // A build that is served again, after another one, counts as the newest.
  await utimes(own, new Date(), new Date());
  const others = (await newestFirst(folder)).filter((build) => build !== own);
  await Promise.all(others.slice(count).map((build) => rm(build, { recursive: true, force: true })));
  return others.slice(0, count);
}

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
  const files = await readdir(join(clientDir, 'assets'), { recursive: true, withFileTypes: true });
  for (const file of files.filter((entry) => entry.isFile())) {
    const source = join(file.parentPath, file.name);
    const target = join(unfinished, source.slice(clientDir.length));
    await mkdir(dirname(target), { recursive: true });
    // The next build replaces its files and writes into none of them.
    await link(source, target).catch(() => copyFile(source, target));
  }
  await rename(unfinished, to).catch(() => rm(unfinished, { recursive: true, force: true }));
}

async function newestFirst(folder: string): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => !name.includes('.'));
  const aged = await Promise.all(
    names.map(async (name) => ({ build: join(folder, name), at: (await stat(join(folder, name))).mtimeMs })),
  );
  return aged.sort((a, b) => b.at - a.at).map(({ build }) => build);
}
