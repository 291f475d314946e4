// A whole round of each game with the processor slowed four times: every frame, compared with an empty page.
import { parseArgs } from 'node:util';
import { type BrowserContext, chromium, devices, type Page } from 'playwright';
import { leaveGame, openGame } from '#tests/support/games/open-game.ts';
import { type Outcome, OUTCOMES, type PlayName, PLAYS, stage } from '#tests/support/games/staged-round.ts';
import { register } from '#tests/support/member-visit.ts';
import { type ServedPlatform, servePlatform } from '#tests/support/served-platform.ts';
import { ensureBuilt } from '../scripts/run/built.ts';
import { CHROMIUM_ARGS, ensureChromium } from '../scripts/run/chromium.ts';
import { type FrameFigures, drawNothing, drawRound, RECORDER } from './games/frames.ts';
import { chromiumVersion, keepSections, stamp, table } from './measurements.ts';
import { quantile, quantiles } from './numbers.ts';
import { slowDown, slowFrame } from './slowing.ts';

const SLOWING = 4;
/** Frames of the floor after each game, as many as in a round. */
const FLOOR_FRAMES = 300;
/** Milliseconds by which two measurements of the same page differ. */
const TREMBLE_MS = 1;

interface Round extends FrameFigures {
  readonly play: PlayName;
  readonly outcome: Outcome;
}

interface Visit {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly platform: ServedPlatform;
}

interface GameFigures {
  readonly rounds: Round[];
  readonly floor: number[];
}

export async function main(args: string[]): Promise<number> {
  const { values } = parseArgs({ args, options: { runs: { type: 'string', default: '5' } } });
  await ensureBuilt();
  const platform = await servePlatform({ RATE_LIMIT: '0', RATE_LIMIT_ADDRESS: '0', NODE_ENV: 'production' });
  const measured: GameFigures = { rounds: [], floor: [] };
  try {
    for (let run = 0; run < Number(values.runs); run += 1) {
      console.log(`Round ${run + 1} of ${values.runs}`);
      await measureGames(platform, measured);
    }
    const browser = chromiumVersion(await ensureChromium());
    keepSections([{ title: 'A round of each game', text: textOf(stamp(browser), measured) }]);
    return 0;
  } finally {
    await platform.remove();
  }
}

async function measureGames(platform: ServedPlatform, measured: GameFigures): Promise<void> {
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: CHROMIUM_ARGS });
  try {
    const phone = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } };
    const context = await browser.newContext({ ...phone, baseURL: platform.address, locale: 'en-US' });
    await context.addInitScript({ path: RECORDER });
    const page = await context.newPage();
    await register(page);
    const blank = await context.newPage();
    for (const each of [page, blank]) await slowDown(each, SLOWING);
    for (const play of PLAYS) {
      await page.bringToFront();
      measured.rounds.push(...(await measureGame({ context, page, platform }, play)));
      await blank.bringToFront();
      measured.floor.push(...(await drawNothing(blank, FLOOR_FRAMES)));
    }
  } finally {
    await browser.close();
  }
}

async function measureGame({ context, page, platform }: Visit, play: PlayName): Promise<Round[]> {
  const game = await openGame(page, platform, play);
  await slowFrame(context, game, SLOWING);
  const rounds: Round[] = [];
  for (const outcome of OUTCOMES) {
    await stage(page, play, outcome);
    rounds.push({ play, outcome, ...(await drawRound(game)) });
  }
  await leaveGame(page);
  return rounds;
}

function textOf(made: string, { rounds, floor }: GameFigures): string {
  const allowed = quantile(floor, 0.95) + TREMBLE_MS;
  const rows = PLAYS.flatMap((play) =>
    OUTCOMES.map((outcome) => {
      const own = rounds.filter((round) => round.play === play && round.outcome === outcome);
      const frames = own.flatMap((round) => round.frames);
      const tasks = own.flatMap((round) => round.longTasks);
      const longest = tasks.length === 0 ? 'none' : `${tasks.length}, ${Math.max(...tasks).toFixed(0)} ms`;
      const verdict = quantile(frames, 0.95) <= allowed ? '' : 'over';
      return [`${play}: ${outcome}`, `${frames.length}`, quantiles(frames), verdict, longest];
    }),
  );
  const beside = ['an empty page', `${floor.length}`, quantiles(floor), '', ''];
  const head = ['what', 'frames', 'ms', '', 'tasks over 50 ms'];
  return `${made} A phone's screen, the processor slowed ${SLOWING} times, the game in its frame with the app
around it; from the press to the end of the last movement. Median / p95 / p99 / worst from frame to frame. The budget is
the p95 of an empty page in which nothing but the same loop runs, with ${TREMBLE_MS} ms of tolerance.

${table(head, [...rows, beside])}`;
}
