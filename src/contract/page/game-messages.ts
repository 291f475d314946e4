// Messages between a game in its frame and the app around it. Both sides check window and origin first.
import * as v from 'valibot';
import { balanceFields, Coin } from '../primitives.ts';

/** From the game. In trial play `coin` is play money, without a `balanceSeq`. */
export const GameMessage = v.variant('type', [
  /** The game can be played. */
  v.object({ type: v.literal('ready') }),
  v.object({ type: v.literal('round-start') }),
  /** The result is shown. */
  v.object({ type: v.literal('round-end'), bet: Coin, win: Coin, ...balanceFields }),
  v.object({ type: v.literal('balance'), ...balanceFields }),
  /** The player asks to leave; a round without a `round-end` is still open. */
  v.object({ type: v.literal('exit') }),
  /** The player asks for a session with new play money. */
  v.object({ type: v.literal('trial') }),
  /** The session has ended, or another window has taken it over: only a new launch helps. */
  v.object({ type: v.literal('over') }),
  /** The game has shown a refusal; the round that was started did not happen. */
  v.object({ type: v.literal('error'), errcode: v.number() }),
]);
export type GameMessage = v.InferOutput<typeof GameMessage>;

/** `undefined` for any other value, because a frame can send anything. */
export function readGameMessage(data: unknown): GameMessage | undefined {
  const result = v.safeParse(GameMessage, data);
  return result.success ? result.output : undefined;
}

/** To the game. */
export const ToGame = v.variant('type', [
  /** It is about to close: no further round, no sound. */
  v.object({ type: v.literal('leave') }),
  v.object({ type: v.literal('mute'), isMuted: v.boolean() }),
  /** The app's connection state: when it returns, the game repeats a round whose answer was lost. */
  v.object({ type: v.literal('line'), isOnline: v.boolean() }),
]);
export type ToGame = v.InferOutput<typeof ToGame>;
