// `npm run serve`: the platform as it was built, with nothing but the packages that it imports.
import { existsSync } from 'node:fs';

if (existsSync('dist/client/build.json')) {
  process.env['NODE_ENV'] ??= 'production';
  await import('#demo/serve.ts');
} else {
  console.error(
    'There is no build of the app in this folder: run `npm run build`, or bring its `dist` along.',
  );
  process.exitCode = 1;
}
