// What a player wants to know of a game before playing.
import * as v from 'valibot';
import { area } from './call.ts';
import * as errors from './errors.ts';
import { Coin, Count, Id } from './primitives.ts';
import { rows } from './rows.ts';

const Payout = v.object({
  /** In the member's language. */
  label: v.string(),
  /** Hundredths of the bet. */
  pay: Count,
  /** Added. Of the symbol that the label only numbers; a name under `gameResourceUrl`. */
  picture: v.optional(v.string()),
});

export const GameRules = v.object({
  /** In the member's language. */
  rule: v.string(),
  /** Average return in hundredths of a percent; from `min` to `max` where it depends on the player's choice. */
  returns: v.object({ min: Count, max: Count }),
  bet: v.object({ min: Coin, max: Coin }),
  payouts: rows(Payout),
});
export type GameRules = v.InferOutput<typeof GameRules>;

export const gameRulesCalls = area({
  /** Added. `null`: the game's own platform does not tell. */
  gameRules: {
    input: v.object({ gameId: Id }),
    output: v.object({ rules: v.nullable(GameRules) }),
    access: 'public',
    errors: [errors.GAME_UNKNOWN],
  },
});
