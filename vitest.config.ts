import { availableParallelism } from 'node:os';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { PATIENCE_MS } from '#tests/support/vitest/patience.ts';
import { addGroupBy } from '#tests/support/vitest/group-by.ts';
import {
  FILES_FOR_BOTH_DATABASES,
  FILES_ON_TRANSLATED_PAGES,
  FILES_WITH_OWN_PAGE,
  FILES_WITH_OWN_PROCESS,
  LongestFirst,
} from '#tests/support/vitest/test-files.ts';

addGroupBy();

const OWN_PAGE = './tests/support/vitest/own-page.ts';
const CLEAN_UP = './tests/support/vitest/clean-up.ts';

const embedded: TestProjectInlineConfiguration = {
  extends: true,
  test: {
    name: 'embedded',
    include: FILES_FOR_BOTH_DATABASES,
    isolate: false,
    setupFiles: CLEAN_UP,
    env: { TEST_DATABASE_URL: '' },
  },
};

export default defineConfig({
  test: {
    // A file that draws asks for a document with `// @vitest-environment happy-dom`.
    environment: 'node',
    // One more than there are cores takes a third longer: what workers gain by waiting, they lose by taking turns.
    maxWorkers: availableParallelism(),
    // Processes: threads of one hear of each other's writes, by the channel that tells the tabs of a browser.
    pool: 'forks',
    // With a server few files open the embedded database, and none long enough for optimizing it to pay.
    execArgv: process.env['TEST_DATABASE_URL'] ? ['--liftoff-only'] : [],
    globalSetup: './tests/support/database/server.ts',
    // Read as text by the page of components; no other test needs a style sheet.
    css: { include: [/src\/styles\/\w+\.css/] },
    sequence: { sequencer: LongestFirst },
    // The compiler and a program that is started take their time on a busy machine.
    expect: { poll: { timeout: PATIENCE_MS } },
    testTimeout: 300_000,
    hookTimeout: 300_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'shared',
          include: ['tests/unit/**/*.test.{ts,tsx}', 'tests/*.test.ts'],
          exclude: [...FILES_WITH_OWN_PAGE, ...FILES_WITH_OWN_PROCESS],
          isolate: false,
          setupFiles: CLEAN_UP,
        },
      },
      {
        extends: true,
        test: {
          name: 'own-page',
          include: FILES_WITH_OWN_PAGE,
          isolate: false,
          // In this order: what the clean-up puts back belongs to the new page's modules.
          setupFiles: [OWN_PAGE, CLEAN_UP],
        },
      },
      {
        extends: true,
        test: {
          name: 'own-process',
          include: FILES_WITH_OWN_PROCESS,
          setupFiles: [OWN_PAGE, CLEAN_UP],
        },
      },
      {
        extends: true,
        test: {
          name: 'translated',
          include: FILES_ON_TRANSLATED_PAGES,
          isolate: false,
          setupFiles: [OWN_PAGE, CLEAN_UP, './tests/support/vitest/translated.ts'],
        },
      },
      ...(process.env['TEST_DATABASE_URL'] ? [embedded] : []),
    ],
  },
});
