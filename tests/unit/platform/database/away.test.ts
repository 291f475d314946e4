import { describe, expect, it } from 'vitest';
import { failureOf } from '#server/http/failure.ts';

const described = (code: string, message = 'something') => Object.assign(new Error(message), { code });

describe('an error of the database', () => {
  it.each([
    ['a shutdown', described('57P01')],
    ['a start', described('57P03')],
    ['too many connections', described('53300')],
    ['a statement that took too long', described('57014')],
    ['a transaction left idle', described('25P03')],
    ['a refused connection', described('ECONNREFUSED')],
    ['a name that is not known yet', described('EAI_AGAIN')],
    ['an end without a word', new Error('Connection terminated unexpectedly')],
    [
      'a connection that broke before',
      new Error('Client has encountered a connection error and is not queryable'),
    ],
    ['a connection that took too long', new Error('timeout expired')],
    ['no free connection', new Error('timeout exceeded when trying to connect')],
    ['one of these behind another', new Error('not migrated', { cause: described('57P02') })],
  ])('is answered with maintenance and a time to wait: %s', (_, error) => {
    expect(failureOf(error)).toEqual({ errcode: 503, detail: { retryAfter: 5 } });
  });

  it.each([
    ['a mistake in a statement', described('42601')],
    ['a broken rule', described('23505')],
    ['a bug', new TypeError('x is undefined')],
    ['anything at all', 'a text'],
  ])('is a fault of ours: %s', (_, error) => {
    expect(failureOf(error)).toEqual({ errcode: 500, detail: {} });
  });
});
