// The folder of an operator: what `files` of package.json names, and the packages of `npm ci --omit=dev`.
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

interface Lock {
  readonly packages: Readonly<Record<string, { readonly dev?: boolean; readonly devOptional?: boolean }>>;
}

/** Packages are links: `LINKED` keeps Node from looking beside the place that a link leads to. */
export const LINKED = { NODE_OPTIONS: '--preserve-symlinks --preserve-symlinks-main' };

const AT_THE_TOP = /^node_modules\/(?:@[^/]+\/)?[^/]+$/;

/** With the build that is there already. */
export async function operatorFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'halcyon-operator-'));
  const { files } = JSON.parse(await readFile('package.json', 'utf8')) as { files: string[] };
  for (const file of ['package.json', 'package-lock.json', ...files])
    await cp(file, join(folder, file), { recursive: true });
  const { packages } = JSON.parse(await readFile('package-lock.json', 'utf8')) as Lock;
  for (const [path, { dev, devOptional }] of Object.entries(packages))
    if (AT_THE_TOP.test(path) && !dev && !devOptional && existsSync(path)) await link(path, folder);
  return folder;
}

async function link(path: string, folder: string): Promise<void> {
  await mkdir(dirname(join(folder, path)), { recursive: true });
  await symlink(resolve(path), join(folder, path));
}
