import { useSignals } from '@preact/signals-react/runtime';
import { useLiveQuery } from 'dexie-react-hooks';
import type { StoredConfig } from '../db/tables/schema.ts';
import { db } from '../db/database.ts';
import { readMergedConfig } from '../db/merged-config.ts';
import { session } from '../session/session.ts';

/** The app config for this member; `undefined` until it has been read, or if none is stored yet. */
export const useConfig = (): StoredConfig | undefined => useStoredConfig() ?? undefined;

/** For a screen that shows something without it: `undefined` until it has been read, `null` if none is stored yet. */
export function useStoredConfig(): StoredConfig | null | undefined {
  useSignals();
  const { memberId } = session.value;
  return useLiveQuery(async () => (await readMergedConfig(db, memberId))?.config ?? null, [memberId]);
}
