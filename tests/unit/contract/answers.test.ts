import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { ConfigPatch, configCalls, Game } from '#src/contract/config.ts';
import { Envelope, isSignedOut, isSuccess } from '#src/contract/envelope.ts';
import { lobbyCalls } from '#src/contract/lobby.ts';
import { mailCalls } from '#src/contract/mail.ts';
import { ActivityState } from '#src/contract/member.ts';
import { Awards } from '#src/contract/primitives.ts';
import { parseWithDropped, rows, rowsByKey } from '#src/contract/rows.ts';

const game = {
  gameId: 1,
  name: 'Reef',
  typeId: 1,
  brandId: 1,
  platformId: 1,
  icon: 'g0001',
  status: 1,
  sort: 1,
};

describe('a list in an answer', () => {
  it('loses only the row that breaks the contract, and reports which', () => {
    const { result, dropped } = parseWithDropped(rows(Game), [game, { ...game, gameId: 'two' }, game]);
    expect(result.output).toEqual([game, game]);
    expect(dropped).toEqual([{ index: 1, problem: 'gameId: expected number' }]);
  });

  it('does the same in a map', () => {
    const open = { id: 20, status: 1 };
    const { result, dropped } = parseWithDropped(rowsByKey(ActivityState), { 20: open, 25: { id: 25 } });
    expect(result.output).toEqual({ 20: open });
    expect(dropped).toEqual([{ index: '25', problem: 'status: missing' }]);
  });

  it('reports each answer separately', () => {
    parseWithDropped(rows(Game), ['broken']);
    expect(parseWithDropped(rows(Game), [game]).dropped).toEqual([]);
  });

  it('is refused if it is not a list', () => {
    expect(parseWithDropped(rows(Game), { 0: game }).result.success).toBe(false);
  });

  it('reports a broken row deep inside an answer', () => {
    const answer = { list: [{ id: 1 }], page: 1, pageSize: 20, total: 1, hasMore: false, unread: 0 };
    const { result, dropped } = parseWithDropped(mailCalls.getMail2.output, answer);
    expect(result.success).toBe(true);
    expect(dropped).toHaveLength(1);
  });
});

describe('awards', () => {
  const list = [{ itemId: 2001, num: 500 }];

  it('can be a list or the text of one', () => {
    expect(v.parse(Awards, list)).toEqual(list);
    expect(v.parse(Awards, JSON.stringify(list))).toEqual(list);
  });

  it.each(['', 'none', '{"itemId":2001}', 'null'])('are empty if the text is %j', (text) => {
    expect(v.parse(Awards, text)).toEqual([]);
  });
});

describe('an envelope', () => {
  it.each([
    [{ errcode: 0 }, true],
    [{ errcode: 0, code: 200 }, true],
    [{ errcode: 9, code: 200 }, true],
    [{ errcode: 9, code: 400 }, false],
    [{ errcode: 9 }, false],
  ])('%j means success: %s', (envelope, success) => {
    expect(isSuccess(envelope)).toBe(success);
  });

  it.each([
    [{ errcode: 401 }, true],
    [{ errcode: 9, code: 401 }, true],
    [{ errcode: 403, code: 403 }, false],
    [{ errcode: 0, code: 401 }, false],
  ])('%j means signed out: %s', (envelope, signedOut) => {
    expect(isSignedOut(envelope)).toBe(signedOut);
  });

  it('is not read from anything else', () => {
    for (const body of ['<html></html>', null, [], {}, { code: 200 }]) {
      expect(v.is(Envelope, body)).toBe(false);
    }
  });
});

describe('the answer to appConfig', () => {
  const { output } = configCalls['anonymous/appConfig'];

  it('may say that nothing changed', () => {
    expect(v.parse(output, { v: '7', unchanged: true })).toEqual({ v: '7', unchanged: true });
  });

  it('says where it is broken', () => {
    const result = v.safeParse(output, { v: '7', agentConfig: {} });
    const paths = result.issues?.map((issue) => v.getDotPath(issue));
    expect(paths).toContain('lengthBounds');
    expect(paths).toContain('agentConfig.rule');
  });
});

describe('a patch of the config', () => {
  it('changes only what it names', () => {
    expect(v.parse(ConfigPatch, {})).toEqual({});
    expect(v.parse(ConfigPatch, { otpStatus: 1 })).toEqual({ otpStatus: 1 });
  });
});

describe('the answer to refreshData', () => {
  it('requires only the coin', () => {
    expect(v.parse(lobbyCalls.refreshData.output, { coin: 12345 })).toEqual({ coin: 12345 });
    expect(v.is(lobbyCalls.refreshData.output, { safebox: 1 })).toBe(false);
  });
});
