import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { chunkGroups, type ModuleGraph, NAMED } from '../../../scripts/build/chunk-groups.ts';

const root = join(import.meta.dirname, '../../..');

/** The imports of each module; the table of routes loads screens on demand. */
const IMPORTERS: Record<string, readonly string[]> = {
  '/src/ui/Stamp.tsx': [
    '/src/features/mail/inbox/InboxScreen.tsx',
    '/src/features/mail/detail/DetailScreen.tsx',
  ],
  '/src/contract/mail.ts': ['/src/features/mail/inbox/actions.ts'],
  '/src/features/mail/inbox/actions.ts': ['/src/features/mail/inbox/InboxScreen.tsx'],
  '/src/ui/Amount.tsx': ['/src/features/mail/inbox/InboxScreen.tsx', '/src/features/wallet/WalletScreen.tsx'],
  '/src/ui/Button.tsx': [
    '/src/features/mail/inbox/InboxScreen.tsx',
    '/src/features/auth/LoginScreen.tsx',
    '/src/features/wallet/WalletScreen.tsx',
  ],
  '/src/ui/Facts.tsx': [
    '/src/features/mail/inbox/InboxScreen.tsx',
    '/src/features/vip/VipScreen.tsx',
    '/src/features/wallet/WalletScreen.tsx',
  ],
  '/src/ui/Amounts.tsx': [
    '/src/features/mail/inbox/InboxScreen.tsx',
    '/src/features/vip/VipScreen.tsx',
    '/src/features/wallet/WalletScreen.tsx',
    '/src/features/history/HistoryScreen.tsx',
  ],
  '/src/ui/Toasts.tsx': ['/src/app/layers/ToastSlot.tsx', '/src/features/wallet/WalletScreen.tsx'],
  '/src/i18n/en/mail.ts': [],
};

const graph: ModuleGraph = {
  getModuleInfo: (id) => ({
    importers: (IMPORTERS[id.slice(root.length)] ?? []).map((path) => root + path),
    dynamicImporters: /Screen|Slot/.test(id) ? ['/src/app/routes.ts'] : [],
  }),
};

/** The chunk of a module: the first group that accepts it decides. */
function chunkOf(path: string): string | undefined {
  const id = root + path;
  const groups = chunkGroups.filter(({ name }) => typeof name === 'function');
  const byPriority = [...groups].sort((a, b) => b.priority - a.priority);
  for (const { name } of byPriority) {
    const chunk = typeof name === 'function' ? name(id, graph) : null;
    if (chunk !== null) return chunk;
  }
  return undefined;
}

it('every module, folder and package that a chunk is declared with exists', () => {
  const places = NAMED.map((name) => name.replace('npm:', 'node_modules/'));
  expect(places.filter((place) => !existsSync(join(root, place)))).toEqual([]);
});

describe('a module is built into', () => {
  it('the chunk of the only topic that needs it, together with the contract of its calls', () => {
    expect(chunkOf('/src/contract/mail.ts')).toBe('mail.inbox');
    expect(chunkOf('/src/features/mail/inbox/InboxScreen.tsx')).toBe('mail.inbox');
  });

  it('the chunk of its area if several topics need it', () => {
    expect(chunkOf('/src/ui/Stamp.tsx')).toBe('mail');
  });

  it('the chunk of two areas if only these need it, and the shared one if more do', () => {
    expect(chunkOf('/src/ui/Amount.tsx')).toBe('mail-wallet');
    expect(chunkOf('/src/ui/Button.tsx')).toBe('shared');
  });

  it('a chunk of what comes later if no area of the first minutes needs it', () => {
    expect(chunkOf('/src/ui/Facts.tsx')).toBe('mail-vip-wallet');
    expect(chunkOf('/src/ui/Amounts.tsx')).toBe('later');
  });

  it('the chunk of the app if that needs it around every screen', () => {
    expect(chunkOf('/src/ui/Toasts.tsx')).toBe('app');
  });

  it('a chunk of its own if nothing imports it statically', () => {
    expect(chunkOf('/src/i18n/en/mail.ts')).toBeUndefined();
  });
});
