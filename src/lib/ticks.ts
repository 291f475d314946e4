// One timer for everything that turns at the same interval, so that countdowns beside each other turn together.
import { every } from './timing.ts';

type Listener = (nowMs: number) => void;

interface Ticker {
  readonly listeners: Set<Listener>;
  timer: ReturnType<typeof every> | undefined;
}

const tickers = new Map<number, Ticker>();
let isTicking = true;

/** Calls back with the device's time in epoch milliseconds. Returns a function that ends it. */
export function listenToTicks(everyMs: number, listener: Listener): () => void {
  const ticker = tickers.get(everyMs) ?? { listeners: new Set(), timer: undefined };
  tickers.set(everyMs, ticker);
  ticker.listeners.add(listener);
  if (ticker.listeners.size === 1) run(ticker, everyMs);
  return () => {
    ticker.listeners.delete(listener);
    if (ticker.listeners.size > 0) return;
    clearInterval(ticker.timer);
    tickers.delete(everyMs);
  };
}

/** Nothing turns while nobody looks; afterwards everything is right at once. */
export function setTicking(isOn: boolean): void {
  if (isOn === isTicking) return;
  isTicking = isOn;
  for (const [everyMs, ticker] of tickers) {
    if (isOn) turn(ticker);
    run(ticker, everyMs);
  }
}

function run(ticker: Ticker, everyMs: number): void {
  clearInterval(ticker.timer);
  ticker.timer = isTicking ? every(everyMs, () => turn(ticker)) : undefined;
}

function turn({ listeners }: Ticker): void {
  const now = Date.now();
  for (const listener of [...listeners]) listener(now);
}
