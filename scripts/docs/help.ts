// `npm run help`: lists the commands.
import { callOf, COMMANDS } from './commands.ts';

export async function main(): Promise<number> {
  for (const { title, rows } of COMMANDS)
    console.log([title, ...rows.map((row) => `  ${callOf(row)}\n      ${row.does}`), ''].join('\n'));
  return 0;
}
