// What a game's details tell is what the game plays by: compared with rounds, not with the tables.
import { describe, expect } from 'vitest';
import type { GameRules } from '#src/contract/game-rules.ts';
import { payOfDice, SIDES } from '#demo/games/rules/dice.ts';
import { playOf } from '#demo/games/rules/plays.ts';
import { PLACES, payOfReels, STRIP_LENGTH, SYMBOLS } from '#demo/games/rules/slot.ts';
import { gameRules } from '#demo/games/rules/describe.ts';
import { FIELD_COUNT, payOfField, TEMPERS } from '#demo/games/rules/wheel.ts';
import { GAMES } from '#tests/support/small-catalogue.ts';
import { platformTest } from '#tests/support/platform-test.ts';

const it = platformTest();

const THEME = ['seven', 'bell', 'cherry', 'clover', 'gem', 'coin'];

const rulesOf = (play: string, theme: readonly string[] = []): GameRules => {
  const rules = gameRules(play, { language: 'en-US', theme });
  if (!rules) throw new Error(`${play} tells nothing`);
  return rules;
};
const payOf = ({ payouts }: GameRules, label: string) => payouts.find((one) => one.label === label)?.pay;

describe('the rules of the slot', () => {
  it('name each combination that pays, and no other', () => {
    const rules = rulesOf('slot');
    expect(payOf(rules, '3 × Kingfisher')).toBe(payOfReels(['kingfisher', 'kingfisher', 'kingfisher']));
    expect(payOf(rules, '3 × Wave')).toBe(payOfReels(['wave', 'kingfisher', 'wave']));
    expect(payOf(rules, '2 × Pearl')).toBe(payOfReels(['pearl', 'star', 'pearl']));
    expect(rules.payouts).toHaveLength(SYMBOLS.length + 1);
  });

  it('give the return of all possible rounds together', () => {
    let paid = 0;
    for (const a of SYMBOLS)
      for (const b of SYMBOLS)
        for (const c of SYMBOLS) paid += PLACES[a] * PLACES[b] * PLACES[c] * payOfReels([a, b, c]);
    const { min, max } = rulesOf('slot').returns;
    expect(min).toBe(max);
    expect(Math.abs(min - (paid * 100) / STRIP_LENGTH ** 3)).toBeLessThan(1);
  });

  it('name the pictures of a title by their place, and show them', () => {
    expect(rulesOf('slot', THEME).payouts.map(({ label, picture }) => [label, picture])).toEqual([
      ['3 × Kingfisher', undefined],
      ['3 × Symbol 1', 'seven'],
      ['3 × Symbol 2', 'bell'],
      ['3 × Symbol 3', 'cherry'],
      ['3 × Symbol 4', 'clover'],
      ['3 × Symbol 5', 'gem'],
      ['2 × Symbol 5', 'gem'],
    ]);
  });
});

describe('the rules of the dice', () => {
  it('give the pay of a chance, and the exact returns from the worst chance to the best', () => {
    const rules = rulesOf('dice');
    expect(payOf(rules, 'Chance of 50%')).toBe(payOfDice(50));
    const play = playOf('dice');
    const returns = Array.from({ length: SIDES - 1 }, (_, at) => at + 2)
      .map((target) => ({ side: 'under' as const, target }))
      .filter((choice) => play && (play.choice['~run']({ value: choice }, {}).issues ?? []).length === 0)
      .map((choice) => {
        let won = 0;
        for (let at = 0; at < SIDES; at += 1) won += play?.decide(100_00, choice, () => at).win ?? 0;
        return won / SIDES;
      });
    expect(rules.returns).toEqual({ min: Math.min(...returns), max: Math.max(...returns) });
  });
});

describe('the rules of the wheel', () => {
  it('add up to the return of each risk', () => {
    const { payouts, returns } = rulesOf('wheel');
    for (const [at, temper] of TEMPERS.entries()) {
      const name = ['Low risk', 'Medium risk', 'High risk'][at] ?? '';
      const of = payouts.filter(({ label }) => label.startsWith(name));
      const paid = of.reduce((sum, { label, pay }) => sum + Number(/· (\d+) of/.exec(label)?.[1]) * pay, 0);
      const fields = Array.from({ length: FIELD_COUNT }, (_, field) => payOfField({ temper }, field));
      expect(paid).toBe(fields.reduce((sum, pay) => sum + pay, 0));
      expect((paid * 100) / FIELD_COUNT).toBe(returns.min);
    }
  });
});

describe('gameRules', () => {
  it('needs no sign-in, and speaks the language of the request', async ({ platform }) => {
    const headers = { 'accept-language': 'es' };
    const { data } = await platform.call('gameRules', { gameId: GAMES.open }, { headers });
    expect(data.rules).toMatchObject({ bet: { min: 1_00, max: 500_00 } });
    expect(JSON.stringify(data.rules)).toContain('Martín pescador');
  });

  it('says that a game is unknown', async ({ platform }) => {
    expect((await platform.call('gameRules', { gameId: 999_999 })).errcode).toBe(3001);
  });

  it('tells nothing of a game that another platform runs', () => {
    expect(gameRules('elsewhere', { language: 'en-US', theme: [] })).toBeNull();
  });
});
