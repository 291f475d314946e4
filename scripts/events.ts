// `npm run events`: a summary of delivery; `-- watch`: events as they come; `-- report`: a page to read and print;
// `-- export ...`: a range of events as a file; `-- copy --to ...`: all events, kept up to date elsewhere; `-- plan` and
// `-- sources`: write what is said of events into the documentation.
import { type EventsArguments, readArguments } from './events/arguments.ts';
import { writeCopy } from './events/copy/copy.ts';
import { writeSources } from './events/dbt-sources.ts';
import { writeExport, writeResumed } from './events/export-file.ts';
import { writePlan } from './events/plan-section.ts';
import { deliveryText } from './events/print-summary.ts';
import type { EventSource } from './events/source/event-source.ts';
import { openEventSource } from './events/source/open.ts';
import { watch } from './events/watch.ts';

export async function main(args: string[]): Promise<number> {
  const asked = readArguments(args, new Date());
  if (asked.command === 'plan') writePlan();
  else if (asked.command === 'sources') await writeSources();
  else await withSource((source) => answer(asked, source));
  return 0;
}

async function withSource(work: (source: EventSource) => Promise<void>): Promise<void> {
  const source = await openEventSource();
  try {
    await work(source);
  } finally {
    await source.close();
  }
}

type AskedOfSource = Exclude<EventsArguments, { readonly command: 'plan' | 'sources' }>;

async function answer(asked: AskedOfSource, source: EventSource): Promise<void> {
  switch (asked.command) {
    case 'summary':
      return console.log(deliveryText(asked, await source.delivery(asked)));
    case 'watch':
      return watch(source, { signal: untilInterrupted(), print: (line) => console.log(line) });
    case 'report': {
      // What draws charts takes a second to load.
      const { writeReport } = await import('./events/report/report.ts');
      return writeReport(source, asked);
    }
    case 'export':
      return writeExport(source, asked);
    case 'resume':
      return writeResumed(source, asked);
    case 'copy':
      return writeCopy(source, asked);
  }
}

function untilInterrupted(): AbortSignal {
  const interrupted = new AbortController();
  process.once('SIGINT', () => interrupted.abort());
  return interrupted.signal;
}
