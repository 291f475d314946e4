// The rules of a game as its details show them before play, made from the very tables that decide the rounds.
import type { GameRules } from '#src/contract/game-rules.ts';
import type { Language } from '#server/languages/language.ts';
import { readTexts } from '#server/languages/texts.ts';
import { percent } from '#src/lib/percent.ts';
import type { texts } from '../../languages/en/games.ts';
import { DICE_BOUNDS, payOfDice, returnOfDice } from './dice.ts';
import { BET_LIMITS, playOf } from './plays.ts';
import { type SlotSymbol, SYMBOLS, THREE_PAY, TWO_PEARLS_PAY } from './slot.ts';
import { FIELD_COUNT, FIELDS, TEMPERS } from './wheel.ts';

type RuleTexts = typeof texts;
const gameTexts = await readTexts<RuleTexts>((folder) => import(`../../languages/${folder}/games.ts`));

interface Options {
  readonly language: Language;
  /** Names of the pictures that the slot shows instead of its own symbols, the most valuable first. */
  readonly theme: readonly string[];
}

type Rules = Pick<GameRules, 'rule' | 'returns' | 'payouts'>;

/** Chances in percent that stand for all of them. */
const CHANCES = [DICE_BOUNDS.chanceMax, 75, 50, 25, 10, DICE_BOUNDS.chanceMin];

/** `null` for a game that is not played here. */
export function gameRules(play: string, { language, theme }: Options): GameRules | null {
  const known = playOf(play);
  const describe = RULES[play];
  if (!known || !describe) return null;
  const rules = describe(gameTexts(language), { language, theme, returnPercent: known.returnPercent });
  return { ...rules, bet: { min: BET_LIMITS.min, max: BET_LIMITS.max } };
}

interface PlayOptions extends Options {
  readonly returnPercent: number;
}

const RULES: Readonly<Record<string, (texts: RuleTexts, options: PlayOptions) => Rules>> = {
  slot: (texts, { theme, returnPercent }) => {
    const payout = (count: number, symbol: SlotSymbol) => {
      const place = SYMBOLS.indexOf(symbol);
      // The kingfisher comes first, and keeps its own picture in every title.
      const picture = theme[place - 1];
      const name = picture === undefined ? texts.symbols[symbol] : texts.symbolAt(place);
      return { label: `${count} × ${name}`, ...(picture !== undefined && { picture }) };
    };
    return {
      rule: texts.slot,
      returns: { min: returnPercent, max: returnPercent },
      payouts: [
        ...SYMBOLS.map((symbol) => ({ ...payout(3, symbol), pay: THREE_PAY[symbol] })),
        { ...payout(2, 'pearl'), pay: TWO_PEARLS_PAY },
      ],
    };
  },
  dice: (texts, { language }) => {
    const { chanceMin, chanceMax } = DICE_BOUNDS;
    const chances = Array.from({ length: chanceMax - chanceMin + 1 }, (_, at) => chanceMin + at);
    const returns = chances.map(returnOfDice);
    return {
      rule: texts.dice,
      returns: { min: Math.min(...returns), max: Math.max(...returns) },
      payouts: CHANCES.map((chance) => ({
        label: texts.chance(percent(chance * 100, language)),
        pay: payOfDice(chance),
      })),
    };
  },
  wheel: (texts, { returnPercent }) => ({
    rule: texts.wheel,
    returns: { min: returnPercent, max: returnPercent },
    payouts: TEMPERS.flatMap((temper) => {
      const pays = [...new Set(FIELDS[temper])].filter((pay) => pay > 0).sort((a, b) => b - a);
      return pays.map((pay) => ({
        label: texts.fields(texts.tempers[temper], {
          count: FIELDS[temper].filter((each) => each === pay).length,
          of: FIELD_COUNT,
        }),
        pay,
      }));
    }),
  }),
};
