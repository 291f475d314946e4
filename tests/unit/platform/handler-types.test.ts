import { describe, expect, expectTypeOf, it } from 'vitest';
import type { Handler, HandlerInput } from '#server/calls/context.ts';
import { refuse } from '#server/refusals/refusal.ts';

describe('a handler', () => {
  it('may refuse only with the codes of its call', () => {
    const like: Handler<'gameLike'> = async () => refuse(3001);
    // @ts-expect-error 2001 is none of the codes that gameLike declares.
    const wrong: Handler<'gameLike'> = async () => refuse(2001);
    expect([like, wrong]).toHaveLength(2);
  });

  it('may answer only what its call declares', () => {
    const like: Handler<'gameLike'> = async () => ({ gameLikes: [], like: 1 });
    // @ts-expect-error A like is 0 or 1.
    const wrong: Handler<'gameLike'> = async () => ({ gameLikes: [], like: 2 });
    expect([like, wrong]).toHaveLength(2);
  });

  it('knows the member only if the call is for members', () => {
    const member: Handler<'refreshData'> = async (context) => ({ coin: context.member.id });
    const anybody: Handler<'anonymous/appConfig'> = async (context) => {
      // @ts-expect-error Anybody may ask for the config.
      const { member: nobody } = context;
      return { v: String(nobody), unchanged: true };
    };
    expect([member, anybody]).toHaveLength(2);
  });

  it('receives the input that its call declares', () => {
    expectTypeOf<HandlerInput<'betRecord'>['pageSize']>().toEqualTypeOf<number>();
    expectTypeOf<HandlerInput<'startGame'>['tryIt']>().toEqualTypeOf<0 | 1 | undefined>();
  });
});
