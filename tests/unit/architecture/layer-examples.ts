import type { Examples } from './example.ts';

export const LAYER_EXAMPLES: Record<string, Examples> = {
  'every folder has a line in the table': {
    bad: [
      { says: 'no line of LAYERS', files: { 'src/hooks/use-clock.ts': '' } },
      { says: 'no line of LAYERS', files: { 'tools/a.ts': '' } },
    ],
    good: [{ 'src/features/brand-new/queries.ts': '', 'vite.config.ts': '' }],
  },
  'imports go downwards, and a feature never imports a feature': {
    bad: [
      {
        says: 'A feature never imports a feature: read the same table',
        files: {
          'src/features/mail/queries.ts': "import { useCoin } from '#src/features/wallet/queries.ts';",
        },
      },
      {
        says: 'A feature never imports a feature',
        files: { 'src/features/mail/queries.ts': "const a = import('../wallet/queries.ts');" },
      },
      {
        says: 'src/ui may not',
        files: { 'src/ui/Amount.tsx': "import { db } from '#src/data/db/schema.ts';" },
      },
      {
        says: 'src/ui may not',
        files: { 'src/ui/Amount.tsx': "import type { Row } from '#src/data/db/schema.ts';" },
      },
      {
        says: 'src/data may not',
        files: { 'src/data/session/session.ts': "import { href } from '../../navigation/paths.ts';" },
      },
      {
        says: 'src/features/* may not',
        files: { 'src/features/mail/a.ts': "import { App } from '#src/app/App.tsx';" },
      },
      { says: 'sw may not', files: { 'sw/index.ts': "import { request } from '#src/data/api/request.ts';" } },
      { says: 'server may not', files: { 'server/app.ts': "export { t } from '#src/i18n/t.ts';" } },
      { says: 'src/lib may not', files: { 'src/lib/a.ts': "type A = import('../contract/call.ts').Call;" } },
    ],
    good: [
      {
        'src/features/mail/queries.ts':
          "import { row } from './inbox/row.ts'; import { db } from '#src/data/db/schema.ts';",
        'src/app/routes.ts': "const a = () => import('#src/features/mail/inbox/MailScreen.tsx');",
        'sw/outbox.ts': "import { drain } from '#src/data/events/drain.ts';",
        'tests/unit/a.test.ts': "import '#server/app.ts'; import '#src/app/App.tsx';",
      },
    ],
  },
  'a folder imports only the packages in its line': {
    bad: [
      { says: 'imports react', files: { 'src/contract/mail.ts': "import { useState } from 'react';" } },
      { says: 'imports node:fs', files: { 'src/lib/a.ts': "import { readFileSync } from 'node:fs';" } },
      { says: 'imports dexie', files: { 'src/features/mail/queries.ts': "import Dexie from 'dexie';" } },
    ],
    good: [
      {
        'src/contract/mail.ts': "import * as v from 'valibot';",
        'src/app/main.tsx': "import { createRoot } from 'react-dom/client';",
        'server/app.ts': "import { join } from 'node:path';",
        'sw/index.ts': "import { registerRoute } from 'workbox-routing';",
      },
    ],
  },
  'imports are relative inside a folder, use # across folders, and include the extension': {
    bad: [
      { says: 'without its extension', files: { 'src/lib/a.ts': "import { b } from './b';" } },
      { says: 'write it relative', files: { 'src/lib/a.ts': "import { b } from '#src/lib/b.ts';" } },
      { says: "'#src/lib/b.ts'", files: { 'src/data/a.ts': "import { b } from '../lib/b.ts';" } },
      { says: "'#src/contract/mail.ts'", files: { 'server/a.ts': "import '../src/contract/mail.ts';" } },
    ],
    good: [
      {
        'src/ui/Dot/Dot.tsx':
          "import styles from './Dot.module.css'; import { Icon } from '../Icon/Icon.tsx';",
        'src/data/a.ts': "import { b } from '#src/lib/b.ts';",
        'src/app/main.tsx': "import text from './a.svg?raw';",
      },
    ],
  },
  'the page imports the area it needs, never the whole contract': {
    bad: [
      {
        says: 'import the area',
        files: { 'src/data/api/request.ts': "import { calls } from '#src/contract/index.ts';" },
      },
    ],
    good: [
      {
        'server/app.ts': "import { calls } from '#src/contract/index.ts';",
        'src/data/mutations/mutate.ts': "import type { CallName } from '#src/contract/index.ts';",
      },
    ],
  },
  'the worker stays free of React': {
    bad: [
      {
        says: 'into the service worker',
        files: {
          'src/data/outbox.ts': "import { useEffect } from 'react';",
          'sw/index.ts': "import { drain } from '#src/data/outbox.ts';",
        },
      },
    ],
    good: [
      {
        'sw/index.ts': "import type { Row } from '#src/data/outbox.ts';",
        'src/data/outbox.ts': "import { useEffect } from 'react';",
      },
    ],
  },
  'the worker carries neither upgrades nor games': {
    bad: [
      {
        says: 'neither upgrades the database nor stores games',
        files: {
          'src/data/db/versions.ts': '',
          'src/data/db/schema.ts': "import { declareLastVersions } from './versions.ts';",
          'sw/database.ts': "import { HalcyonDb } from '#src/data/db/schema.ts';",
        },
      },
      {
        says: 'neither upgrades the database nor stores games',
        files: { 'sw/index.ts': "import { readGame } from '#src/data/games/chunks.ts';" },
      },
    ],
    good: [
      {
        'src/data/db/versions.ts': '',
        'src/data/db/schema.ts': "import { declareLastVersions } from './versions.ts';",
        'sw/database.ts': "import type { HalcyonDb } from '#src/data/db/schema.ts';",
      },
    ],
  },
  'rows of a member are written by one function': {
    bad: [
      { says: 'writes to likes by itself', files: { 'src/features/mail/a.ts': 'db.likes.put(row);' } },
      {
        says: 'writes to drafts by itself',
        files: { 'src/app/a.ts': 'await db.drafts.where({ memberId }).filter((row) => row.isOld).delete();' },
      },
    ],
    good: [
      {
        'src/features/mail/a.ts':
          "void writeMember(memberId, ['likes'], async (db) => { await db.likes.put(row); }); db.config.put(row);",
        'src/features/mail/b.ts': 'const row = await db.likes.get([memberId, gameId]); likes.delete(gameId);',
        'src/data/member/store.ts': 'db.likes.put(row);',
      },
    ],
  },
  'no files import each other in a circle': {
    bad: [
      {
        says: 'src/lib/a.ts -> src/lib/b.ts -> src/lib/c.ts -> src/lib/a.ts',
        files: {
          'src/lib/a.ts': "import { b } from './b.ts';",
          'src/lib/b.ts': "import type { C } from './c.ts';",
          'src/lib/c.ts': "import type { A } from './a.ts';",
        },
      },
    ],
    good: [
      {
        'src/lib/a.ts': "import { b } from './b.ts'; import { c } from './c.ts';",
        'src/lib/b.ts': "import { c } from './c.ts';",
        'src/lib/c.ts': '',
      },
    ],
  },
  'only navigation parses the query of an address': {
    bad: [
      { says: 'location.search', files: { 'src/app/a.ts': 'const a = location.search;' } },
      { says: 'window.location.hash', files: { 'src/ui/a.ts': 'const a = window.location.hash;' } },
      {
        says: 'useSearch',
        files: { 'src/features/mail/a.ts': "import { useSearch as own } from 'wouter';" },
      },
      { says: 'URLSearchParams', files: { 'src/features/mail/a.ts': 'const a = new URLSearchParams(b);' } },
    ],
    good: [
      { 'src/navigation/query.ts': 'const a = new URLSearchParams(location.search);' },
      { 'src/app/a.ts': "import { useLocation } from 'wouter'; const a = location.pathname + link.search;" },
    ],
  },
  'demo data is only seeded': {
    bad: [
      { says: 'is invented', files: { 'server/app.ts': "import { TITLES } from './demo/titles/sea.ts';" } },
    ],
    good: [
      {
        'server/start/seed-database.ts': "import { TITLES } from '../demo/titles/sea.ts';",
        'server/demo/games.ts': "import { TITLES } from './titles/sea.ts';",
      },
    ],
  },
};
