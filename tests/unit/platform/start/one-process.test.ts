import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FolderInUseError, lockFolder } from '#server/data-folder/data-lock.ts';

let folder: string;
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'halcyon-lock-'))));
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Holds the folder in a process of its own, until it is killed. */
async function holdElsewhere(path: string) {
  const script = `
    const { lockFolder } = await import(process.argv[1]);
    await lockFolder(process.argv[2]);
    console.log('held');
    setInterval(() => {}, 1000);`;
  const lock = new URL('../../../../server/data-folder/data-lock.ts', import.meta.url).href;
  const holder = spawn(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '-e', script, lock, path],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  await once(holder.stdout, 'data');
  return holder;
}

describe('a folder of data', () => {
  it('is held by one process, and the second process names it', async () => {
    const holder = await holdElsewhere(folder);
    await expect(lockFolder(folder)).rejects.toThrow(FolderInUseError);
    await expect(lockFolder(folder)).rejects.toThrow(`is in use by process ${holder.pid}`);
    holder.kill('SIGKILL');
    await once(holder, 'exit');
    await (await lockFolder(folder)).release();
  });

  it('is free again after a crash, for one of those who ask at once', async () => {
    const holder = await holdElsewhere(folder);
    holder.kill('SIGKILL');
    await once(holder, 'exit');
    const attempts = await Promise.allSettled([1, 2, 3, 4].map(() => lockFolder(folder)));
    const held = attempts.filter((attempt) => attempt.status === 'fulfilled');
    expect(held).toHaveLength(1);
    await held[0]?.value.release();
  });

  it('is free again when it is given back', async () => {
    for (let time = 0; time < 3; time += 1) {
      const lock = await lockFolder(folder);
      await expect(lockFolder(folder)).rejects.toThrow(`process ${process.pid}`);
      await lock.release();
    }
  });

  it('may lie deeper than a socket may', async () => {
    const { mkdir } = await import('node:fs/promises');
    const deep = join(folder, 'x'.repeat(60), 'y'.repeat(60));
    await mkdir(deep, { recursive: true });
    const lock = await lockFolder(deep);
    await expect(lockFolder(deep)).rejects.toThrow(FolderInUseError);
    await lock.release();
  });
});
