// What is mutated together, and the tests that judge it: those that are about it, and quick.
import { readdirSync, statSync } from 'node:fs';

interface Group {
  readonly mutate: readonly string[];
  readonly tests: readonly string[];
}

/** A folder stands for its files, without those of folders in it. */
const GROUPS: Readonly<Record<string, Group>> = {
  events: {
    mutate: ['src/data/events'],
    tests: [
      'tests/unit/events/append.test.ts',
      'tests/unit/events/compressed.test.ts',
      'tests/unit/events/event-queue.test.ts',
      'tests/unit/events/hand-over.test.ts',
      'tests/unit/events/limits.test.ts',
      'tests/unit/events/pace.test.ts',
      'tests/unit/events/sender-lock.test.ts',
      'tests/unit/events/sending.test.ts',
      'tests/unit/events/strange-answers.test.ts',
    ],
  },
  outbox: {
    mutate: ['sw/outbox.ts'],
    tests: [
      'tests/unit/data/worker-database.test.ts',
      'tests/unit/events/worker-trouble.test.ts',
      'tests/unit/events/worker.test.ts',
    ],
  },
  ledger: {
    mutate: ['server/store/ledger/ledger.ts'],
    tests: [
      'tests/unit/auth/platform/binding.test.ts',
      'tests/unit/game/pages/rounds.test.ts',
      'tests/unit/wallet/platform/deposits.test.ts',
      'tests/unit/wallet/platform/first-deposit.test.ts',
      'tests/unit/wallet/platform/ledger.test.ts',
      'tests/unit/wallet/platform/withdrawals.test.ts',
    ],
  },
  rounds: {
    mutate: ['server/store/game/rounds.ts'],
    tests: [
      'tests/unit/game/pages/known-rounds.test.ts',
      'tests/unit/game/pages/long-session.test.ts',
      'tests/unit/game/pages/refusals.test.ts',
      'tests/unit/game/pages/rounds.test.ts',
    ],
  },
  'game-sessions': {
    mutate: ['server/store/game/game-sessions.ts'],
    tests: [
      'tests/unit/game/pages/known-rounds.test.ts',
      'tests/unit/game/pages/long-session.test.ts',
      'tests/unit/game/pages/origin.test.ts',
      'tests/unit/game/platform-games.test.ts',
    ],
  },
  sessions: {
    mutate: ['server/store/member/sessions.ts'],
    tests: [
      'tests/unit/auth/platform/sessions.test.ts',
      'tests/unit/auth/platform/sign-in.test.ts',
      'tests/unit/auth/platform/tries.test.ts',
      'tests/unit/game/pages/expired.test.ts',
      'tests/unit/platform/idempotency.test.ts',
    ],
  },
  'event-store': {
    mutate: ['server/store/events/events.ts', 'server/store/events/plan.ts'],
    tests: ['tests/unit/events/platform/store.test.ts', 'tests/unit/events/platform/unplanned.test.ts'],
  },
  'event-reports': {
    mutate: ['server/store/events/export.ts', 'server/store/events/summary.ts'],
    tests: [
      'tests/unit/events/platform/copies/portions.test.ts',
      'tests/unit/events/platform/copy.test.ts',
      'tests/unit/events/platform/export.test.ts',
      'tests/unit/events/platform/summary.test.ts',
      'tests/unit/events/platform/unplanned.test.ts',
    ],
  },
  session: {
    mutate: ['src/data/session', 'src/device/items.ts'],
    tests: [
      'tests/unit/auth/session/forget-push.test.ts',
      'tests/unit/auth/session/other-tab.test.ts',
      'tests/unit/auth/session/stored-session.test.ts',
      'tests/unit/data/mutations/logout.test.ts',
      'tests/unit/device/items.test.ts',
    ],
  },
  mutations: {
    mutate: ['src/data/mutations'],
    tests: ['tests/unit/auth/session/other-tab.test.ts', 'tests/unit/data/mutations'],
  },
};

export const GROUP_NAMES = Object.keys(GROUPS);

/** The files of a group; a path that names nothing is an error. */
export function groupOf(name: string): { mutate: string[]; tests: string[] } {
  const group = GROUPS[name];
  if (!group) throw new Error(`No group of mutants is called "${name}": ${GROUP_NAMES.join(', ')}`);
  return { mutate: filesOf(group.mutate, '.ts'), tests: filesOf(group.tests, '.test.ts') };
}

function filesOf(paths: readonly string[], ending: string): string[] {
  return paths.flatMap((path) => {
    if (!statSync(path).isDirectory()) return [path];
    const names = readdirSync(path).filter((name) => name.endsWith(ending));
    return names.map((name) => `${path}/${name}`);
  });
}
