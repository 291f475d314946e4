// A game as the page sees it: a frame of another origin, which sends the messages that a test chooses.
import { act, screen } from '@testing-library/react';
import type { GameMessage } from '#src/contract/page/game-messages.ts';
import type { Line } from './line.ts';

/** How the test platform launches its games. */
export const GAMES_ORIGIN = 'http://localhost:8081';

/** Messages that were sent to the game, with their target origin. */
export const sentToGame: unknown[] = [];

const windows = new WeakMap<HTMLIFrameElement, object>();

/** Nothing is loaded into frames, and the windows in them only listen. */
export function emptyFrames(): void {
  const frames = HTMLIFrameElement.prototype;
  // Here the page of a frame would be fetched.
  const arrival = Object.getOwnPropertySymbols(frames).find(
    (each) => each.description === 'connectedToDocument',
  );
  if (arrival) Reflect.deleteProperty(frames, arrival);
  Object.defineProperty(frames, 'contentWindow', {
    get(this: HTMLIFrameElement) {
      const inside = windows.get(this) ?? { postMessage: (...words: unknown[]) => sentToGame.push(words) };
      windows.set(this, inside);
      return inside;
    },
  });
}

export const frameOf = (gameId: number) => screen.findByTitle<HTMLIFrameElement>(`Game ${gameId}`);

/** Sends a message as the game in the frame would, or as another sender. */
export async function say(message: unknown, from: { origin?: string; source?: unknown } = {}): Promise<void> {
  const { contentWindow } = await screen.findByTitle<HTMLIFrameElement>(/^Game \d+$/);
  const { origin = GAMES_ORIGIN, source = contentWindow } = from;
  const event = new MessageEvent('message', { data: message, origin });
  Object.defineProperty(event, 'source', { value: source });
  act(() => void dispatchEvent(event));
}

/** `refreshData` has no fields of its own. */
export const isBalanceRead = (body: string): boolean => Object.keys(JSON.parse(body) as object).length === 5;

/** A platform that does not answer with balances: what the game says stays the last word. */
export function refuseBalanceReads(line: Line): void {
  const body = JSON.stringify({ errcode: 404, code: 404, msg: '' });
  line.disturb = (asked) => (isBalanceRead(asked) ? { status: 200, body } : undefined);
}

export const says = (message: GameMessage): Promise<void> => say(message);
