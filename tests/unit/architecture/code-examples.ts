import type { Examples } from './example.ts';

const declared = {
  'src/contract/errors.ts':
    'export const NOT_FOUND = 404;\nexport const CONFLICT = 409;\nexport const ACCOUNT_TAKEN = 1003;\nexport const COIN = 2001;',
};

const bad = (path: string, text: string, says: string) => ({ says, files: { [path]: text, ...declared } });

export const CODE_EXAMPLES: Record<string, Examples> = {
  'a code has a name': {
    bad: [
      bad('src/features/auth/register/a.ts', 'const TAKEN = 1003;', 'use ACCOUNT_TAKEN'),
      bad('src/contract/auth.ts', 'const call = { errors: [404] };', 'use NOT_FOUND'),
      bad('server/handlers/auth/a.ts', 'refuse(404, { min: 1 });', 'use NOT_FOUND'),
      bad('server/handlers/auth/b.ts', 'refuse(isPost ? other : 404);', 'use NOT_FOUND'),
      bad('server/handlers/auth/c.ts', 'type Wrong = Refusal<404>;', 'use NOT_FOUND'),
      bad('server/languages/en/refusals.ts', "export const en = { 404: 'Gone.' };", 'use NOT_FOUND'),
      bad('sw/outbox.ts', 'if (reply.errcode === 404) stop();', 'use NOT_FOUND'),
      bad('src/data/api/a.ts', 'switch (reply.errcode) { case 409: stop(); }', 'use CONFLICT'),
    ],
    good: [
      { 'server/app.ts': 'reply.code(404).send(); if (status === 404) stop();', ...declared },
      { 'src/data/api/get.ts': 'const AGAIN = [408, 409, 425];', ...declared },
      { 'server/store/auth/registration.ts': 'const COIN_ITEM = 2001;', ...declared },
      { 'server/demo/a.ts': 'export const items = [2001];', ...declared },
      { 'server/handlers/auth/a.ts': 'refuse(NOT_FOUND, { min: 404 });', ...declared },
      { 'tests/unit/auth/a.test.ts': 'expect(errcode).toBe(1003);', ...declared },
    ],
  },
  'a refusal says which codes are possible': {
    bad: [
      bad('src/features/auth/bind/a.ts', 'type Wrong = Refused<number>;', 'forgets which codes'),
      bad(
        'src/data/api/a.ts',
        'const say = (reply: Promise<Refused<number> | NoAnswer>) => {};',
        'Failed<C>',
      ),
    ],
    good: [{ 'src/data/api/a.ts': 'type Right = Refused<Errcode> | Refused<OwnErrcode<C>>;' }],
  },
};
