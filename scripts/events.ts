// `npm run events`: a summary of delivery; `-- export ...`: a range of events as a file; `-- plan`: writes the list of
// all events into the page for analysts.
import { readArguments } from './events/arguments.ts';
import { writeCopy, writeExport } from './events/export-file.ts';
import { writePlan } from './events/plan-section.ts';
import { printSummary } from './events/print-summary.ts';
import { openStoredDatabase } from './run/stored-database.ts';

export async function main(args: string[]): Promise<number> {
  const asked = readArguments(args, new Date());
  if (asked.command === 'plan') {
    writePlan();
    return 0;
  }
  const opened = await openStoredDatabase('event_watermark');
  try {
    if (asked.command === 'summary') await printSummary(opened.db, asked);
    else if (asked.command === 'copy') await writeCopy(opened.db, asked);
    else await writeExport(opened.db, asked);
  } finally {
    await opened.close();
  }
  return 0;
}
