import { describe, expect, it } from 'vitest';
import { chunkGroups, type ModuleGraph } from '../../../scripts/build/chunk-groups.ts';

/** Who imports whom; a screen is loaded on demand by the table of routes. */
const IMPORTERS: Record<string, readonly string[]> = {
  '/src/ui/Stamp.tsx': [
    '/src/features/mail/inbox/InboxScreen.tsx',
    '/src/features/mail/detail/DetailScreen.tsx',
  ],
  '/src/contract/mail.ts': ['/src/features/mail/inbox/actions.ts'],
  '/src/features/mail/inbox/actions.ts': ['/src/features/mail/inbox/InboxScreen.tsx'],
  '/src/ui/Amount.tsx': ['/src/features/mail/inbox/InboxScreen.tsx', '/src/features/wallet/WalletScreen.tsx'],
  '/src/ui/Toasts.tsx': ['/src/app/shell/ToastSlot.tsx', '/src/features/wallet/WalletScreen.tsx'],
  '/src/i18n/en/mail.ts': [],
};

const graph: ModuleGraph = {
  getModuleInfo: (id) => ({
    importers: IMPORTERS[id] ?? [],
    dynamicImporters: /Screen|Slot/.test(id) ? ['/src/app/routes.ts'] : [],
  }),
};

/** The name of the chunk, by the group that is asked first. */
function chunkOf(id: string): string | undefined {
  const groups = chunkGroups.filter(({ name }) => typeof name === 'function');
  const byPriority = [...groups].sort((a, b) => b.priority - a.priority);
  for (const { name } of byPriority) {
    const chunk = typeof name === 'function' ? name(id, graph) : null;
    if (chunk !== null) return chunk;
  }
  return undefined;
}

describe('a module travels', () => {
  it('with the topic that alone needs it, the contract of its calls included', () => {
    expect(chunkOf('/src/contract/mail.ts')).toBe('mail.inbox');
    expect(chunkOf('/src/features/mail/inbox/InboxScreen.tsx')).toBe('mail.inbox');
  });

  it('with the area when several of its topics need it', () => {
    expect(chunkOf('/src/ui/Stamp.tsx')).toBe('mail');
  });

  it('in a chunk of its own kind when areas share it', () => {
    expect(chunkOf('/src/ui/Amount.tsx')).toBe('shared');
  });

  it('with what the app loads around every screen when that needs it', () => {
    expect(chunkOf('/src/ui/Toasts.tsx')).toBe('app');
  });

  it('by itself when nothing imports it at once', () => {
    expect(chunkOf('/src/i18n/en/mail.ts')).toBeUndefined();
  });
});
