// Builds what is missing and becomes the platform: its signals and its exit code are the platform's own.
import { ensureBuilt } from './run/built.ts';

export async function main(): Promise<number | undefined> {
  if (!(await ensureBuilt())) return 1;
  await import('#server/listen.ts');
  return undefined;
}
