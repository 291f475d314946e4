// `npm start`, `npm test`, `npm run dev` ...: node scripts/run.mjs <command> [arguments]
import { prepare } from './prepare.mjs';

const [command, ...args] = process.argv.slice(2);
await prepare();
const { main } = await import(`./${command}.ts`);
process.exitCode = await main(args);
