// What a game in its frame and the app around it say to each other. Both sides check window and origin first.
import * as v from 'valibot';
import { balanceFields, Coin } from '../primitives.ts';

/** From the game. In trial play `coin` is play money and comes without a `balanceSeq`. */
export const GameMessage = v.variant('type', [
  /** It can be played. */
  v.object({ type: v.literal('ready') }),
  v.object({ type: v.literal('round-start') }),
  /** The result is on the screen. */
  v.object({ type: v.literal('round-end'), bet: Coin, win: Coin, ...balanceFields }),
  v.object({ type: v.literal('balance'), ...balanceFields }),
  /** The player asks to leave; a round whose end was not told is still open. */
  v.object({ type: v.literal('exit') }),
  /** The stay has ended, or another window has taken it over: only another launch helps. */
  v.object({ type: v.literal('over') }),
  /** A refusal that the game has shown; a round that was begun did not happen. */
  v.object({ type: v.literal('error'), errcode: v.number() }),
]);
export type GameMessage = v.InferOutput<typeof GameMessage>;

/** `undefined` for anything that is not one of these: a frame may say what it likes. */
export function readGameMessage(data: unknown): GameMessage | undefined {
  const result = v.safeParse(GameMessage, data);
  return result.success ? result.output : undefined;
}

/** To the game. */
export const ToGame = v.variant('type', [
  /** It is about to be closed: no further round, no sound. */
  v.object({ type: v.literal('leave') }),
  v.object({ type: v.literal('mute'), isMuted: v.boolean() }),
  /** The line as the app knows it: a round whose answer was lost is asked again when it returns. */
  v.object({ type: v.literal('line'), isOnline: v.boolean() }),
]);
export type ToGame = v.InferOutput<typeof ToGame>;
