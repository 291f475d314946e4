// The tests that judge mutants: those that are about the mutated files, and quick.
import { defineConfig } from 'vitest/config';
import { addGroupBy } from '#tests/support/vitest/group-by.ts';

addGroupBy();

const AUTH = ['other-tab', 'platform/sessions'];
const EVENTS = ['pace', 'limits', 'sender-lock', 'hand-over', 'worker', 'outbox', 'store', 'late', 'export'];
const GAME = ['platform-games', 'pages/rounds', 'pages/refusals', 'pages/returns', 'pages/expired'];

const lists: [string, readonly string[]][] = [
  ['auth', AUTH],
  ['data', ['mutations/*', 'local-storage']],
  ['events', EVENTS],
  ['game', GAME],
  ['wallet', ['ledger']],
];

export default defineConfig({
  test: {
    include: lists.flatMap(([area, names]) => names.map((name) => `tests/unit/${area}/${name}.test.ts`)),
    testTimeout: 20_000,
    hookTimeout: 60_000,
    reporters: [{}],
  },
});
