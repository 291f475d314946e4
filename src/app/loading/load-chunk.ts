// Loads code on demand. A failure is not kept: the next use requests the code again.
import { callTimeoutMs, noteFailure } from '#src/data/api/connection.ts';
import { database } from '#src/data/db/database.ts';
import { isMutating } from '#src/data/mutations/lock.ts';
import { type LazyArea, loadTexts } from '#src/i18n/load-texts.ts';
import { after } from '#src/lib/timing.ts';

/** Milliseconds after which code or a database without an answer counts as missing, on a good line. */
const LONGEST_MS = 15_000;

/** Code that did not load although it was asked for again. */
export class MissingChunk extends Error {
  override readonly name = 'MissingChunk';
  /** The line is the cause, so nothing is wrong with the build. */
  readonly isLineDown: boolean;

  constructor(isLineDown: boolean) {
    super('Code of the app did not load');
    this.isLineDown = isLineDown;
  }
}

/** Neither code nor an error arrived: a line that is dead says nothing. */
class SilentChunk extends MissingChunk {
  constructor() {
    super(true);
  }
}

/** Tries to recover a screen whose code did not load; it may reload the page, and then never resolves. */
export type Recovery = (part: string) => Promise<{ isLineDown: boolean }>;

/** Without the recovery's own code, which has not loaded either, the line is to blame. */
let recover: Recovery = async () => ({ isLineDown: true });
let noteLoaded: (part: string) => void = () => {};
let noteMissing: () => void = () => {};

interface Listeners {
  readonly onLoaded: (part: string) => void;
  /** Called for a screen, an overlay, or a part of the shell. */
  readonly onMissing: () => void;
}

export function setRecovery(recovery: Recovery, { onLoaded, onMissing }: Listeners): void {
  [recover, noteLoaded, noteMissing] = [recovery, onLoaded, onMissing];
}

/** Code that did not load in time. A browser asks for it again only after a reload. */
const silent = new Set<string>();

/** Loads what a screen needs. If that fails, the recovery runs. */
export const loadPart = <M>(load: () => Promise<M>, ...areas: LazyArea[]): Promise<M> =>
  loadWhole(load, () => loadChunk(load, ...areas));

/** A table of screens, whose own code need not wait for the database. */
export const loadTable = <M>(load: () => Promise<M>): Promise<M> =>
  loadWhole(load, () => askTwice(() => inTime(load())));

async function loadWhole<M>(load: () => Promise<M>, ask: () => Promise<M>): Promise<M> {
  // The text of the function names the file with its hash: one part of one build.
  const part = String(load);
  try {
    const loaded = await ask();
    silent.delete(part);
    noteLoaded(part);
    return loaded;
  } catch (error) {
    if (error instanceof SilentChunk && !silent.has(part)) {
      silent.add(part);
      freeConnections();
      noteFailure();
      throw error;
    }
    const { isLineDown } = await recover(part);
    throw new MissingChunk(isLineDown);
  }
}

/**
 * A browser opens six connections to a host and gives none of them up: with six files that do not arrive, nothing else
 * gets through, not even the question whether the line is back. A mutation is never broken off.
 */
function freeConnections(): void {
  if (!isMutating()) stop();
}

/** Code with its texts and the database. */
export const loadChunk = <M>(load: () => Promise<M>, ...areas: LazyArea[]): Promise<M> =>
  askTwice(async () => {
    const [[part]] = await Promise.all([
      inTime(Promise.all([load(), loadTexts(['common', ...areas])])),
      soon(database(), () => new MissingChunk(false)),
    ]);
    return part;
  });

const inTime = <T>(loading: Promise<T>): Promise<T> => soon(loading, () => new SilentChunk());

/** The worker drops a wrong file when it meets one. */
async function askTwice<M>(ask: () => Promise<M>): Promise<M> {
  try {
    return await ask().catch((error: unknown) => {
      if (error instanceof SilentChunk) throw error;
      return ask();
    });
  } catch (error) {
    noteMissing();
    throw error;
  }
}

/** A screen must not wait without a word; while other things still arrive, it waits once more. */
function soon<T>(loading: Promise<T>, failure: () => Error): Promise<T> {
  return new Promise((resolve, reject) => {
    let timer: ReturnType<typeof after>;
    const wait = (isLast: boolean) => {
      const since = performance.now();
      const end = () => (isLast || !hasArrived(since) ? reject(failure()) : wait(true));
      timer = after(Math.max(LONGEST_MS, callTimeoutMs()), end);
    };
    wait(false);
    loading.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** A slow device or a busy line, and not a dead one. */
const hasArrived = (since: number): boolean =>
  (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).some(
    ({ responseStart, responseEnd }) => responseStart > 0 && responseEnd > since,
  );
