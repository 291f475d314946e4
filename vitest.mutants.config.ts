// The tests that judge the mutants of one group, which the environment names.
import { defineConfig } from 'vitest/config';
import { groupOf } from './scripts/mutants/groups.ts';
import { addGroupBy } from '#tests/support/vitest/group-by.ts';

addGroupBy();

const { mutate, tests } = groupOf(process.env['MUTANTS'] ?? '');
const isOfPlatform = mutate.some((path) => path.startsWith('server/'));

export default defineConfig({
  test: {
    include: tests,
    globalSetup: './tests/support/database/server.ts',
    setupFiles: './tests/support/vitest/clean-up.ts',
    // The platform's code is read once for all files. What a page holds in memory is nobody else's.
    isolate: !isOfPlatform,
    // A test that waits for ever costs this time; the first one of a file may have to wait for its platform.
    testTimeout: isOfPlatform ? 60_000 : 8_000,
    hookTimeout: 60_000,
    reporters: [{}],
  },
});
