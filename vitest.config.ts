import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { addGroupBy } from '#tests/support/group-by.ts';

addGroupBy();

export default defineConfig({
  test: {
    include: ['tests/unit/**/*.test.{ts,tsx}', 'tests/*.test.ts'],
    // A file that draws asks for a document with `// @vitest-environment happy-dom`.
    environment: 'node',
    // As many as there are cores: a database in memory keeps one busy, and nothing else is going on meanwhile.
    maxWorkers: availableParallelism(),
    // Processes: threads of one hear of each other's writes, by the channel that tells the tabs of a browser.
    pool: 'forks',
    isolate: false,
    globalSetup: './tests/support/database-server.ts',
    // A database that is made and seeded, and the compiler, take their time on a busy machine.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
