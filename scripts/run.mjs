// `npm start`, `npm test`, `npm run admin` ...: node scripts/run.mjs <command> [arguments]
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const [command, ...args] = process.argv.slice(2);
const { main } = await import(await placeOf(command));
try {
  process.exitCode = await main(args);
} catch (error) {
  const needsNoStack = error.name === 'CommandError' || String(error.code).startsWith('ERR_PARSE_ARGS');
  console.error(needsNoStack ? error.message : error);
  process.exitCode = 1;
}

/** A checkout runs the sources, but to serve what was built; an operator has no packages of development. */
async function placeOf(name) {
  const built = `dist/server/${name}.js`;
  if (existsSync(built) && (name === 'serve' || !existsSync('node_modules/tsx'))) return `../${built}`;
  const { prepare } = await import('./prepare.mjs');
  await prepare();
  return `./${name}.ts`;
}
