// `npm start`, `npm test`, `npm run dev` ...: node scripts/run.mjs <command> [arguments]
import { prepare } from './prepare.mjs';

/** Of those who run a platform. */
const OPERATORS = ['admin', 'events'];

const [command, ...args] = process.argv.slice(2);
await prepare({ forDevelopment: !OPERATORS.includes(command) });
const { main } = await import(`./${command}.ts`);
try {
  process.exitCode = await main(args);
} catch (error) {
  const needsNoStack = error.name === 'CommandError' || String(error.code).startsWith('ERR_PARSE_ARGS');
  console.error(needsNoStack ? error.message : error);
  process.exitCode = 1;
}
