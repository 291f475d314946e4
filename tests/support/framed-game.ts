// A game as the page sees it: a frame of another origin, which says what a test makes it say.
import { act, screen } from '@testing-library/react';
import type { GameMessage } from '#src/contract/page/game-messages.ts';

/** As the test platform launches its games. */
export const GAMES_ORIGIN = 'http://localhost:8081';

/** What was said to the game, with the origin it was meant for. */
export const told: unknown[] = [];

const windows = new WeakMap<HTMLIFrameElement, object>();

/** Nothing is loaded into frames, and the windows in them only listen. */
export function emptyFrames(): void {
  const frames = HTMLIFrameElement.prototype;
  // Where the page of a frame would be fetched.
  const arrival = Object.getOwnPropertySymbols(frames).find(
    (each) => each.description === 'connectedToDocument',
  );
  if (arrival) Reflect.deleteProperty(frames, arrival);
  Object.defineProperty(frames, 'contentWindow', {
    get(this: HTMLIFrameElement) {
      const inside = windows.get(this) ?? { postMessage: (...words: unknown[]) => told.push(words) };
      windows.set(this, inside);
      return inside;
    },
  });
}

export const frameOf = (gameId: number) => screen.findByTitle<HTMLIFrameElement>(`Game ${gameId}`);

/** As the game in the frame would, or as somebody else. */
export async function say(message: unknown, from: { origin?: string; source?: unknown } = {}): Promise<void> {
  const { contentWindow } = await screen.findByTitle<HTMLIFrameElement>(/^Game \d+$/);
  const { origin = GAMES_ORIGIN, source = contentWindow } = from;
  const event = new MessageEvent('message', { data: message, origin });
  Object.defineProperty(event, 'source', { value: source });
  act(() => void dispatchEvent(event));
}

export const says = (message: GameMessage): Promise<void> => say(message);
