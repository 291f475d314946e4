// `npm run events`: a summary of delivery; `-- watch`: events as they come; `-- export ...`: a range of events as a file;
// `-- plan`: writes the list of all events into the page for analysts.
import { type Asked, readArguments } from './events/arguments.ts';
import { writeCopy, writeExport } from './events/export-file.ts';
import { writePlan } from './events/plan-section.ts';
import { reportText } from './events/print-summary.ts';
import { openEventSource } from './events/source.ts';
import { watch } from './events/watch.ts';
import { openStoredDatabase } from './run/stored-database.ts';

export async function main(args: string[]): Promise<number> {
  const asked = readArguments(args, new Date());
  if (asked.command === 'plan') writePlan();
  else if (asked.command === 'summary' || asked.command === 'watch') await look(asked);
  else await write(asked);
  return 0;
}

async function look(asked: Extract<Asked, { command: 'summary' | 'watch' }>): Promise<void> {
  const source = await openEventSource();
  try {
    if (asked.command === 'summary') console.log(reportText(asked, await source.report(asked)));
    else await watch(source, { signal: untilInterrupted(), print: (line) => console.log(line) });
  } finally {
    await source.close();
  }
}

function untilInterrupted(): AbortSignal {
  const interrupted = new AbortController();
  process.once('SIGINT', () => interrupted.abort());
  return interrupted.signal;
}

async function write(asked: Extract<Asked, { command: 'export' | 'copy' }>): Promise<void> {
  const opened = await openStoredDatabase('event_watermark');
  try {
    if (asked.command === 'copy') await writeCopy(opened.db, asked);
    else await writeExport(opened.db, asked);
  } finally {
    await opened.close();
  }
}
