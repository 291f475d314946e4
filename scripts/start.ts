// `npm start`: builds what is missing and becomes the platform, whose signals and exit code are then its own.
import { ensureBuilt } from './run/built.ts';
import { checkedSettings } from './run/settings.ts';

export async function main(): Promise<void> {
  // A wrong setting is told before anybody waits for a build.
  checkedSettings();
  await ensureBuilt();
  process.env['NODE_ENV'] ??= 'production';
  await import('#server/listen.ts');
}
