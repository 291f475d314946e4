import type { Fault } from './planted.ts';

const styled = (rule: string, sheets: readonly string[]) =>
  sheets.map((css, index): Fault => [rule, `src/ui/sheets/${rule || 'good'}-${index}.css`, css]);

export const STYLE_FAULTS: readonly Fault[] = [
  ...styled('property-disallowed-list', [
    '.a { margin-left: 1px; }',
    '.a { padding-bottom: 1px; }',
    '.a { border-right-color: var(--line); }',
    '.a { top: 0; }',
  ]),
  ...styled('declaration-property-value-disallowed-list', [
    '.a { text-align: right; }',
    '.a { margin: 0 1px 0 2px; }',
    '.a { padding: 0.375rem; }',
    '.a { margin-inline: 0 -3px; }',
    '.a { column-gap: calc(var(--space-1) + 0.125rem); }',
  ]),
  ...styled('color-no-hex', ['.a { color: #fff; }']),
  ...styled('function-disallowed-list', ['.a { border: 1px solid rgb(0 0 0); }']),
  ...styled('color-named', ['.a { color: white; }']),
  ...styled('declaration-property-unit-disallowed-list', [
    '.a { font-size: 14px; }',
    '.a { font: 600 14px/1 sans-serif; }',
    '.a { font-size: 0.875rem; }',
    '.a { font-size: min(1rem, 4vw); }',
  ]),
  ['declaration-property-unit-disallowed-list', 'server/pages/a.css', '.a { font-size: 14px; }'],
  ...styled('comment-word-disallowed-list', ['/* TODO: round */', '/* ====== */']),
  ...styled('', [
    '.a { margin: 0 1px; inset-inline: 0; text-align: start; /* left: 0; */ }',
    '.a { color: var(--text-white); background: url(#white) transparent; }',
    '.a { font-size: min(var(--small), 4vw); border-width: 3px; inset-block-start: 0.25rem; }',
    '.a { padding: 0 calc(-1 * (2 + var(--x))) 12% calc(-1 * (2 + var(--x))); }',
    '.a { margin: auto; gap: 1px; } .b { gap: 0.375em; font-size: 1.125em; }',
  ]),
  ['', 'src/styles/tokens.css', ':root { --text: #fff; }'],
];

const empty = 'export const a = 1;\n';
const importing = (specifier: string) => `import { a } from '${specifier}';\nexport const b = a;\n`;

export const IMPORT_FAULTS: readonly Fault[] = [
  ['', 'src/lib/given.ts', empty],
  ['', 'src/contract/given.ts', empty],
  ['', 'src/contract/index.ts', empty],
  ['', 'src/data/db/given.ts', importing('#src/lib/given.ts')],
  ['', 'src/features/wallet/queries.ts', importing('#src/data/db/given.ts')],
  ['', 'server/world/world.ts', empty],
  ['', 'server/tables.ts', empty],
  ['', 'demo/titles.ts', importing('#server/world/world.ts')],
  ['', 'scripts/serve.ts', importing('#demo/titles.ts')],
  ['', 'src/data/mails/given.ts', importing('../db/given.ts')],
  ['', 'src/data/answers/given.ts', importing('../mails/given.ts')],
  ['', 'src/app/main.ts', importing('./startup/manifest.ts')],
  ['', 'src/app/types.ts', "export type { a } from '#src/contract/index.ts';\n"],
  ['', 'src/app/startup/manifest.ts', importing('../updates/update.ts')],
  ['', 'src/app/updates/update.ts', "export const a = import('#src/features/wallet/queries.ts');\n"],
  ['src/app/routes.ts-imports-downwards', 'src/app/routes.ts', importing('./startup/manifest.ts')],
  ['src/app/updates-imports-downwards', 'src/app/updates/up.ts', importing('../startup/manifest.ts')],
  ['src/app/listeners-imports-downwards', 'src/app/listeners/up.ts', importing('../main.ts')],
  [
    'src/app/screens-imports-downwards',
    'src/app/screens/lazy.ts',
    "export const b = import('../startup/manifest.ts');\n",
  ],
  [
    'src/features/*-imports-downwards',
    'src/features/mail/area.ts',
    importing('#src/features/wallet/queries.ts'),
  ],
  [
    'src/features/*-imports-downwards',
    'src/features/mail/lazy.ts',
    "export const b = import('../wallet/queries.ts');\n",
  ],
  ['src/ui-imports-downwards', 'src/ui/amount.ts', importing('#src/data/db/given.ts')],
  [
    'src/ui-imports-downwards',
    'src/ui/row.ts',
    "import type { a } from '#src/data/db/given.ts';\nexport type B = typeof a;\n",
  ],
  ['src/lib-imports-downwards', 'src/lib/up.ts', importing('#src/contract/given.ts')],
  ['src/data/session-imports-downwards', 'src/data/session/up.ts', importing('../db/given.ts')],
  ['src/data/db/tables-imports-downwards', 'src/data/db/tables/up.ts', importing('../given.ts')],
  ['src/data/mutations-imports-downwards', 'src/data/mutations/up.ts', importing('../mails/given.ts')],
  ['src/data/games-imports-downwards', 'src/data/games/across.ts', importing('../mails/given.ts')],
  ['sw-imports-downwards', 'sw/page.ts', importing('#src/data/db/given.ts')],
  ['server/listen.ts-imports-downwards', 'server/listen.ts', importing('#src/data/db/given.ts')],
  ['', 'server/time/given.ts', empty],
  ['', 'server/store/ledger/given.ts', importing('../../time/given.ts')],
  ['', 'server/store/mail/given.ts', importing('../ledger/given.ts')],
  ['', 'server/store/overview/given.ts', importing('../mail/given.ts')],
  ['', 'server/calls/given.ts', importing('../store/overview/given.ts')],
  ['', 'server/handlers/mail.ts', importing('../calls/given.ts')],
  ['', 'server/api/given.ts', importing('../handlers/mail.ts')],
  ['server/time-imports-downwards', 'server/time/page.ts', importing('#src/data/db/given.ts')],
  ['server/time-imports-downwards', 'server/time/up.ts', importing('../store/ledger/given.ts')],
  ['server/store/ledger-imports-downwards', 'server/store/ledger/up.ts', importing('../mail/given.ts')],
  ['server/store/*-imports-downwards', 'server/store/wallet/area.ts', importing('../mail/given.ts')],
  [
    'server/store/*-imports-downwards',
    'server/store/wallet/row.ts',
    "import type { a } from '../mail/given.ts';\nexport type B = typeof a;\n",
  ],
  ['server/store/*-imports-downwards', 'server/store/wallet/up.ts', importing('../../calls/given.ts')],
  ['server/calls-imports-downwards', 'server/calls/up.ts', importing('../handlers/mail.ts')],
  ['server/handlers/*-imports-downwards', 'server/handlers/wallet.ts', importing('./mail.ts')],
  ['server/handlers/*-imports-downwards', 'server/handlers/vip/vip.ts', importing('../mail.ts')],
  ['server/handlers/*-imports-downwards', 'server/handlers/bonus.ts', importing('../api/given.ts')],
  ['server/operator-imports-downwards', 'server/operator/up.ts', importing('../api/given.ts')],
  ['', 'server/http/one/a.ts', importing('../two/b.ts')],
  ['', 'server/http/two/b.ts', empty],
  ['', 'server/http/two/c.ts', importing('../one/a.ts')],
  ['sql-lies-in-the-store', 'server/operator/query.ts', importing('kysely')],
  ['only-doors-know-http', 'server/store/mail/request.ts', importing('fastify')],
  ['src/contract-imports-its-packages', 'src/contract/drawn.ts', importing('react')],
  ['src/lib-imports-its-packages', 'src/lib/files.ts', importing('node:fs')],
  ['src/features/*-imports-its-packages', 'src/features/mail/base.ts', importing('dexie')],
  ['every-file-has-its-extension', 'src/lib/short.ts', importing('./given')],
  ['relative-inside-a-folder', 'src/lib/own.ts', importing('#src/lib/given.ts')],
  ['alias-across-folders', 'src/data/db/across.ts', importing('../../lib/given.ts')],
  ['alias-across-folders', 'server/across.ts', importing('../src/lib/given.ts')],
  ['area-not-whole-contract', 'src/data/db/whole.ts', importing('#src/contract/index.ts')],
  ['server/time-imports-downwards', 'server/time/invented.ts', importing('#demo/titles.ts')],
  ['demo-imports-downwards', 'demo/sql.ts', importing('#server/tables.ts')],
];

/** Stand-ins for what the faults import. */
export const PACKAGES = Object.fromEntries(
  ['react', 'dexie', 'kysely', 'fastify'].flatMap((name) => [
    [`node_modules/${name}/package.json`, JSON.stringify({ name, main: 'index.js' })],
    [`node_modules/${name}/index.js`, ''],
  ]),
);
