import type { Refreshing } from '#src/data/api/use-refresh.ts';

/**
 * Each of them is stored, or is not and nothing fetches it. For a screen of several parts that are stored apart: one
 * that comes later would move the others.
 */
export const areRead = (
  stored: readonly (object | null | undefined)[],
  { isBusy }: Pick<Refreshing, 'isBusy'>,
): boolean => stored.every((row) => row !== undefined && (row !== null || !isBusy));
