// `npm start`: builds what is missing and becomes the platform process, with its signals and exit code. Its line in
// package.json begins with `exec`, because npm signals its shell alone.
import { ensureAppBuilt } from './run/built.ts';
import { checkedSettings, withDevInbox } from './run/settings.ts';

export async function main(): Promise<void> {
  // Reports a wrong setting before the build starts.
  checkedSettings();
  Object.assign(process.env, withDevInbox(process.env));
  await ensureAppBuilt();
  process.env['NODE_ENV'] ??= 'production';
  console.log('Starting the platform ...');
  await import('#demo/serve.ts');
}
