// Shows new awards, if there are any.
import { readAwards } from '#src/contract/page/award-kinds.ts';
import type { Award } from '#src/contract/primitives.ts';
import { openOverlay, type OverlayProps } from './overlay.ts';

/** Accepts a list or its JSON text; an empty or invalid one opens nothing. */
export function openReward(
  awards: readonly Award[] | string | undefined,
  options: Omit<OverlayProps['reward'], 'awards'> = {},
): boolean {
  const list = readAwards(awards ?? []);
  if (list.length > 0) openOverlay('reward', { awards: list, ...options });
  return list.length > 0;
}
