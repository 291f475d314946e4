// `npm run test:crash`: what the platform keeps through crashes of its own and of its database, and when it serves again.
import { parseArgs } from 'node:util';
import { problemLines, report, tableOf } from '#tests/crash/report.ts';
import { strikeAll } from '#tests/crash/run.ts';
import { ensureBuilt } from './run/built.ts';

export async function main(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: { runs: { type: 'string', default: '5' }, short: { type: 'boolean', default: false } },
  });
  // Servers and platforms that this process has started are stopped when it exits.
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
  await ensureBuilt();
  const { embedded, server } = await strikeAll({ runs: Number(values.runs), isShort: values.short });
  const rows = [...(server ?? []), ...embedded];
  if (values.short) console.log(tableOf(rows));
  else report(rows, server !== undefined);
  for (const line of problemLines(rows)) console.error(line);
  return problemLines(rows).length === 0 ? 0 : 1;
}
