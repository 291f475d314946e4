// Moments that a screen announces, such as the end of a countdown or midnight. At each of them the screen is called
// back, and a little later everything that is shown is requested again.
import { after } from '#src/lib/timing.ts';
import { platformMs, platformTime } from './clock.ts';
import { askSoon } from './out-of-date.ts';

/** Milliseconds between two looks at the clock: a timer stands still while the machine sleeps, and the clock may be set. */
const LOOK_MS = 15_000;

interface Announcement {
  /** Epoch seconds of the platform's clock. */
  readonly moment: number;
  readonly come: () => void;
}

const announced = new Set<Announcement>();
let timer: ReturnType<typeof setTimeout> | undefined;

/** Calls back once, when the moment has come; one that has passed already announces nothing. Returns the end of it. */
export function announce(moment: number, come: () => void): () => void {
  const own = { moment, come };
  if (moment > platformTime()) announced.add(own);
  plan();
  return () => {
    announced.delete(own);
    plan();
  };
}

function plan(): void {
  clearTimeout(timer);
  if (announced.size === 0) return;
  const next = Math.min(...[...announced].map(({ moment }) => moment));
  timer = after(Math.min(next * 1000 - platformMs(), LOOK_MS), look);
}

function look(): void {
  const now = platformTime();
  const due = [...announced].filter(({ moment }) => moment <= now);
  for (const each of due) announced.delete(each);
  plan();
  if (due.length > 0) askSoon();
  for (const { come } of due) come();
}
