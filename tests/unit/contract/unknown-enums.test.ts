// New values of the fields that take one of a few: in no answer do they take the rest along, but where named here.
import { describe, expect, it } from 'vitest';
import type * as v from 'valibot';
import { Game } from '#src/contract/config.ts';
import { VipLevel } from '#src/contract/config/vip.ts';
import { calls } from '#src/contract/index.ts';
import { mailCalls } from '#src/contract/mail.ts';
import { DeskMessage, supportCalls } from '#src/contract/support.ts';
import { parseWithDropped } from '#src/contract/rows.ts';
import { securityCalls } from '#src/contract/auth/security.ts';

/** What the schemas of the contract are made of. */
interface Schema extends v.GenericSchema {
  readonly fallback?: unknown;
  readonly entries?: Readonly<Record<string, Schema>>;
  readonly wrapped?: Schema;
  readonly item?: Schema;
  readonly options?: readonly unknown[];
}

/** The places of an answer, lists aside, that take one of a few values and nothing else. */
function strictPlaces(schema: Schema, path: string): string[] {
  if ('fallback' in schema) return [];
  const { type, entries = {}, wrapped, item, options = [] } = schema;
  if (type === 'picklist' || type === 'literal') return [path];
  return [
    ...Object.entries(entries).flatMap(([name, each]) => strictPlaces(each, `${path}.${name}`)),
    ...(wrapped ? strictPlaces(wrapped, path) : []),
    ...(item ? strictPlaces(item, `${path}[]`) : []),
    ...(type === 'union' ? options.flatMap((each) => strictPlaces(each as Schema, path)) : []),
  ];
}

/** By place: why an answer means nothing without it. */
const NEEDED: Readonly<Record<string, string>> = {
  'forgetPassword.done': 'says that it was done',
  'logout.done': 'says that it was done',
  'gameLike.like': 'is what the call is about',
  'requestResult.state': 'is what the call is about',
  'rechargeStatus.status': 'moves coin',
  'exchange.order.status': 'moves coin',
  'startGame.method': 'is how the game is opened',
};

describe('a value that a later platform adds', () => {
  it('keeps nobody from an answer, but where the answer is about it', () => {
    const places = Object.entries(calls).flatMap(([name, { output }]) =>
      strictPlaces(output as Schema, name),
    );
    expect(places.sort()).toEqual(Object.keys(NEEDED).sort());
  });

  it('leaves a mail readable whose button leads to something new', () => {
    const mail = { id: 1, title: 'a', content: 'b', awards: [], read: true, received: false, time: 1 };
    const { result } = parseWithDropped(mailCalls.getMailDetail.output, { ...mail, clickType: 4 });
    expect(result).toMatchObject({ success: true, output: { title: 'a', clickType: undefined } });
  });

  it('leaves a conversation open, and what somebody new says in it is said by the staff', () => {
    const message = { id: 1, from: 'assistant', content: 'Hello', images: [], time: 1 };
    const { result } = parseWithDropped(supportCalls.feedbackDetail.output, {
      ...{ id: 1, typeId: 1, status: 9, messages: [message] },
    });
    expect(result).toMatchObject({
      output: { status: 1, messages: [{ from: 'staff', content: 'Hello' }] },
    });
    expect(parseWithDropped(DeskMessage, message).result.output).toMatchObject({ from: 'staff' });
  });

  it('leaves a game in the lobby and a level with its rights, whatever they look like', () => {
    const game = {
      gameId: 1,
      name: 'a',
      typeId: 1,
      brandId: 1,
      platformId: 1,
      icon: 'a',
      status: 1,
      sort: 1,
    };
    const shown = parseWithDropped(Game, { ...game, orientation: 3, hot: 2, isNew: 'soon', tryIt: 7 });
    expect(shown.result).toMatchObject({ success: true, output: { gameId: 1, status: 1 } });
    const level = { level: 7, exp: 1, rebate: 150, dailyAward: [], levelUpAward: [], benefits: [] };
    const { result } = parseWithDropped(VipLevel, { ...level, showType: 7 });
    expect(result).toMatchObject({ success: true, output: { level: 7, showType: 6 } });
  });

  it('leaves the second steps that are known', () => {
    const security = { methods: ['sms', 'email'], passkeys: [], recoveryCodes: 0 };
    const { result } = parseWithDropped(securityCalls.secondStepSet.output, security);
    expect(result.output).toMatchObject({ methods: ['sms'] });
  });
});
