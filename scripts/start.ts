// `npm start`: builds what is missing and becomes the platform, whose signals and exit code are then its own.
import { ensureBuilt } from './run/built.ts';

export async function main(): Promise<number | undefined> {
  try {
    await ensureBuilt();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  }
  await import('#server/listen.ts');
  return undefined;
}
