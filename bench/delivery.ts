// The costs of delivering events: in the page that tracks, on the wire, and when a full outbox drains.
import { parseArgs } from 'node:util';
import { ensureBuilt } from '../scripts/run/built.ts';
import { ensureChromium } from '../scripts/run/chromium.ts';
import { servePlatform } from '#tests/support/served-platform.ts';
import { type DrainFigures, measureDraining } from './delivery/draining.ts';
import { type CommitFigures, measureCommitting } from './delivery/committing.ts';
import { openBench } from './delivery/page.ts';
import { measureBareWrite, measureTrack, type TrackFigures } from './delivery/track.ts';
import { chromiumVersion, keepSections, stamp, table } from './measurements.ts';
import { median, quantile, quantiles, spread } from './numbers.ts';

const CALLS = 10_000;
const GAMES = 10_000;
const SLOWING = [1, 4] as const;

export async function main(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      runs: { type: 'string', default: '5' },
      events: { type: 'string', default: '50000' },
      visits: { type: 'string', default: '12' },
    },
  });
  await ensureBuilt();
  const platform = await servePlatform({ RATE_LIMIT: '0', RATE_LIMIT_ADDRESS: '0' });
  try {
    const tracked = [];
    for (const slowing of SLOWING) tracked.push(...(await trackRows(platform, slowing, Number(values.runs))));
    const drained = await drain(platform, Number(values.events));
    const committed = await commit(Number(values.visits));
    const browser = chromiumVersion(await ensureChromium());
    keepSections([{ title: 'Delivery', text: textOf(stamp(browser), { tracked, drained, committed }) }]);
    return 0;
  } finally {
    await platform.remove();
  }
}

async function drain(platform: Platform, events: number): Promise<DrainFigures> {
  const bench = await openBench(platform);
  try {
    return await measureDraining(bench, events);
  } finally {
    await bench.end();
  }
}

/** Beside the largest catalogue, which a first visit stores meanwhile. */
async function commit(visits: number): Promise<CommitFigures> {
  const platform = await servePlatform({
    CATALOGUE_SIZE: String(GAMES),
    RATE_LIMIT: '0',
    RATE_LIMIT_ADDRESS: '0',
    NODE_ENV: 'production',
  });
  try {
    return await measureCommitting(platform, visits);
  } finally {
    await platform.remove();
  }
}

type Platform = Awaited<ReturnType<typeof servePlatform>>;

async function trackRows(platform: Platform, slowing: number, runs: number): Promise<string[][]> {
  const spread100: TrackFigures[] = [];
  const atOnce: TrackFigures[] = [];
  const floor: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const bench = await openBench(platform);
    try {
      const session = await bench.page.context().newCDPSession(bench.page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: slowing });
      spread100.push(await measureTrack(bench.page, CALLS, 100));
      atOnce.push(await measureTrack(bench.page, CALLS, CALLS));
      floor.push(await measureBareWrite(bench.page, CALLS));
    } finally {
      await bench.end();
    }
  }
  return [
    rowOf(`100 a task, processor ${slowing} x`, spread100, floor),
    rowOf(`all in one task, processor ${slowing} x`, atOnce, floor),
  ];
}

function rowOf(what: string, runs: readonly TrackFigures[], floor: readonly number[]): string[] {
  return [
    what,
    spread(
      runs.map((run) => run.perCall),
      4,
    ),
    spread(runs.map((run) => run.longestTask)),
    spread(
      runs.map((run) => run.written / CALLS),
      4,
    ),
    median(floor).toFixed(4),
  ];
}

interface DeliveryFigures {
  readonly tracked: string[][];
  readonly drained: DrainFigures;
  readonly committed: CommitFigures;
}

function textOf(made: string, { tracked, drained, committed }: DeliveryFigures): string {
  const { events, seconds, perThousand, requests, bytesPerEvent, memoryMb } = drained;
  const rows = [
    ['events waiting', String(events)],
    ['seconds to drain, requests', `${seconds.toFixed(1)}, ${requests}`],
    ['seconds for the first, the median and the last thousand', firstMedianLast(perThousand)],
    ['bytes of an event on the wire', bytesPerEvent.toFixed(0)],
    [
      'memory of the whole browser before, at most, after, MB',
      [memoryMb.before, memoryMb.most, memoryMb.after].map((one) => one.toFixed(0)).join(' / '),
    ],
  ];
  return `${made}

\`track()\` called ${CALLS.toLocaleString('en')} times; milliseconds, fastest / median / slowest. Budget: 0.02 a call at the median,
no task over 50 (0 stands for none). Beside it what it costs until storage has it, and the same rows in one bare
IndexedDB transaction.

${table(['calls', 'a call', 'longest task', 'written, an event', 'bare write, an event'], tracked)}

A full outbox, sent by the worker in batches of 20 after the line came back.

${table(['what', 'measured'], rows)}

${committedText(committed)}`;
}

const verdict = (times: readonly number[], limit: number): string =>
  `${limit} at p95${quantile(times, 0.95) > limit ? ', over' : ''}`;

const committedText = ({
  first,
  later,
}: CommitFigures): string => `From \`track()\` of twenty events to the committed row, in first visits that store ${GAMES.toLocaleString('en')} games
meanwhile, processor 4 times slower; milliseconds, median / p95 / p99 / worst.

${table(
  ['when', 'budget', 'measured'],
  [
    ['as soon as the page can track', verdict(first, 100), quantiles(first)],
    ['a second and a half later', verdict(later, 40), quantiles(later)],
  ],
)}`;

const firstMedianLast = (seconds: readonly number[]): string =>
  [seconds[0] ?? 0, median(seconds), seconds.at(-1) ?? 0].map((one) => one.toFixed(2)).join(' / ');
