// `npm run serve`: a platform that was built before, without the packages of development and without building anything.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
if (existsSync('dist/client/build.json')) {
  process.env.NODE_ENV ??= 'production';
  const { register } = await import('tsx/esm/api');
  register();
  await import('#server/listen.ts');
} else {
  console.error('There is no build of the app: run `npm run build` here, or bring its folder `dist` along.');
  process.exitCode = 1;
}
