// Small invented trees.
import { type Examples, type Files, TEXTS_SHOWN } from './text-examples.ts';

const many = (folder: string, count: number): Files =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`${folder}/a${index}.ts`, '']));

const PLACES: Readonly<Record<string, Examples>> = {
  'every folder has a row in the table of imports': {
    bad: [
      ['src/hooks/use-clock.ts lies', { 'src/hooks/use-clock.ts': '' }],
      ['tools/a.ts lies', { 'tools/a.ts': '' }],
      ['src/app/cellar/a.ts lies', { 'src/app/cellar/a.ts': '', 'src/app/main.tsx': '' }],
    ],
    good: [{ 'src/features/brand-new/queries.ts': '', 'src/app/shell/App.tsx': '', 'vite.config.ts': '' }],
  },
  'files are short': {
    bad: [['src/ui/Dot.css has more than 250 lines', { 'src/ui/Dot.css': '\n\n'.repeat(125) + '.a {}' }]],
    good: [{ 'src/ui/Dot.css': '.a {}\n'.repeat(250) }],
  },
  'folders are small': {
    bad: [['src/features/game/session holds 25 files', many('src/features/game/session', 25)]],
    good: [many('src/features/game/session', 24), many('docs/decisions', 60)],
  },
  'folders are named after their contents': {
    bad: [['src/lib/utils/ says nothing', { 'src/lib/utils/money.ts': '' }]],
    good: [{ 'src/lib/money.ts': '' }],
  },
  'an area has the same name everywhere': {
    bad: [
      [
        'src/features/help/about/ is named after no area',
        { 'src/features/help/about/AboutScreen.tsx': '', 'tests/architecture/areas.json': '["legal"]' },
      ],
      ['server/handlers/account/ is', { 'server/handlers/account/sign-in.ts': '' }],
      ['server/handlers/account.ts is', { 'server/handlers/account.ts': '' }],
    ],
    good: [
      {
        'src/features/mail/inbox/actions.ts': '',
        'server/handlers/mail.ts': '',
        'server/handlers/wallet/deposits.ts': '',
        'tests/architecture/areas.json': '["mail", "wallet"]',
      },
    ],
  },
  'features are built alike': {
    bad: [
      ['after its topic', { 'src/features/mail/screens/MailScreen.tsx': '' }],
      ['src/features/<area>/<topic>/<file>', { 'src/features/mail/inbox/rows/Row.tsx': '' }],
    ],
    good: [{ 'src/features/mail/queries.ts': '', 'src/features/mail/inbox/Row.tsx': '' }],
  },
  'queries are in the store': {
    bad: [
      [
        'server/push/watch.ts:1 queries',
        { 'server/push/watch.ts': "await db.selectFrom('member').execute();" },
      ],
      ['server/push/watch.ts:1 queries', { 'server/push/watch.ts': 'await sql`select 1`.execute(db);' }],
    ],
    good: [{ 'server/store/mail/inbox.ts': "db.selectFrom('mail')", 'server/push/push.ts': 'run(db)' }],
  },
  'tests are in the folder that runs them': {
    bad: [
      ['src/lib/money.test.ts is run by nobody', { 'src/lib/money.test.ts': '' }],
      ['tests/unit/mail.spec.ts is run by nobody', { 'tests/unit/mail.spec.ts': '' }],
    ],
    good: [{ 'tests/unit/lib/money.test.ts': '', 'tests/e2e/mail.spec.ts': '' }],
  },
  'every document that is named exists': {
    bad: [['names plan.md', { 'src/lib/a.ts': '// As plan.md wants it.' }]],
    good: [{ 'src/lib/a.ts': '// See docs/decisions/001-why.md.', 'docs/decisions/001-why.md': '' }],
  },
  'every file that a document names exists': {
    bad: [['names server/gone.ts', { 'docs/a.md': 'See `server/gone.ts`.', 'server/here.ts': '' }]],
    good: [{ 'docs/a.md': 'See `server/here.ts` and `server/`.', 'server/here.ts': '' }],
  },
  'no path or host belongs to one machine': {
    bad: [
      ['relative to the project', { 'scripts/a.ts': "read('/home/ada/halcyon/dist')" }],
      ['README.md:1', { 'README.md': 'cd /tmp/halcyon' }],
      ['use localhost', { 'docs/a.md': 'open http://10.1.2.3:8080' }],
      ['install from the public one', { 'package-lock.json': '"resolved": "http://mirror/a.tgz"' }],
      ['install from the public one', { '.npmrc': 'registry=https://mirror.example' }],
    ],
    good: [
      { 'README.md': 'http://localhost:8080/home/games', 'a.ts': "'./work/x'; '/tmp'" },
      { 'package-lock.json': '"resolved": "https://registry.npmjs.org/a/-/a-1.0.0.tgz"' },
    ],
  },
  'the worker carries no React, no upgrades and no games': {
    bad: [
      [
        'src/data/outbox.ts brings react into the service worker',
        {
          'src/data/outbox.ts': "import { useEffect } from 'react';",
          'sw/index.ts': "import { drain } from '#src/data/outbox.ts';",
        },
      ],
      [
        'src/data/db/tables/schema.ts brings src/data/db/tables/versions.ts',
        {
          'src/data/db/tables/schema.ts': "import { declareLastVersions } from './versions.ts';",
          'sw/database.ts': "export { HalcyonDb } from '#src/data/db/tables/schema.ts';",
        },
      ],
      ['sw/index.ts brings src/data/games', { 'sw/index.ts': "void import('#src/data/games/chunks.ts');" }],
    ],
    good: [
      {
        'src/data/outbox.ts': "import { useEffect } from 'react';",
        'sw/index.ts': "import type { Row } from '#src/data/outbox.ts';",
      },
    ],
  },
  'names and comments use standard words': {
    bad: [
      ['src/lib/a.ts:2 says "wish": say input', { 'src/lib/a.ts': '\nexport const oldWishes = 1;' }],
      ['src/lib/a.ts:1 says "told"', { 'src/lib/a.ts': '// Whoever waits is told.' }],
      ['sw/a.ts:1 says "Sent": say what it is', { 'sw/a.ts': 'interface Sent {}' }],
    ],
    good: [{ 'src/lib/a.ts': "export const swish = 'wish'; // It speaks." }],
  },
};

const sheet = (css: string) => ({
  'src/ui/Dot.module.css': css,
  'src/styles/tokens.css': ':root { --text: #fff; }',
});
const dot = (className: string, css: string) => ({
  'src/ui/Dot.tsx': `import styles from './Dot.module.css';\nexport const Dot = () => <p className={${className}} />;`,
  'src/ui/Dot.module.css': css,
});
const TILE = { 'src/ui/Tile.tsx': 'export const Tile = () => <p style={{ opacity: 0 }} />;' };

const STYLES: Readonly<Record<string, Examples>> = {
  'every token that is used exists': {
    bad: [['uses --speling', sheet('.a { color: var(--speling); }')]],
    good: [
      sheet('.a { color: var(--text, var(--own)); --own: 1; }'),
      { ...sheet('.a { inline-size: var(--done); }'), 'src/ui/a.ts': "export const a = { '--done': 1 };" },
    ],
  },
  'every class that is used exists, and every class that exists is used': {
    bad: [
      ['uses the class dott', dot('styles.dott', '')],
      ['has .idle', dot('styles.dot', '.dot { opacity: 0.5; }\n.idle:hover { opacity: 1; }')],
    ],
    good: [
      dot('styles.dot', '@media print { .dot > svg { opacity: .5; } }'),
      dot('styles[tone]', '.warm { opacity: 1; }\n.cold { opacity: 0; }'),
    ],
  },
  'a style sheet is beside its component': {
    bad: [['no component of the same name', { 'src/ui/Dot.module.css': '', 'src/ui/Dots.tsx': '' }]],
    good: [{ 'src/ui/Dot.module.css': '', 'src/ui/Dot.tsx': '' }],
  },
  'the first screen has no inline style': {
    bad: [
      [
        'src/ui/Tile.tsx has a style attribute',
        { 'src/app/first-screen/render.tsx': "import { Tile } from '#src/ui/Tile.tsx';", ...TILE },
      ],
    ],
    good: [TILE],
  },
};

export const EXAMPLES: Readonly<Record<string, Examples>> = { ...PLACES, ...STYLES, ...TEXTS_SHOWN };
