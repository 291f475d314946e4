// `npm start`: builds what is missing and becomes the platform, whose signals and exit code are then its own.
import { readSettings } from '#server/settings.ts';
import { ensureBuilt } from './run/built.ts';

export async function main(): Promise<number | undefined> {
  try {
    // A wrong setting is told before anybody waits for a build.
    readSettings(process.env);
    await ensureBuilt();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  }
  process.env['NODE_ENV'] ??= 'production';
  await import('#server/listen.ts');
  return undefined;
}
