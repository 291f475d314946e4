// Shows new awards, if there are any.
import { readAwards } from '#src/contract/page/award-kinds.ts';
import type { Award } from '#src/contract/primitives.ts';
import { openOverlay } from './overlay.ts';

/** Accepts a list or its JSON text; an empty or invalid one opens nothing. */
export function openReward(awards: readonly Award[] | string | undefined): boolean {
  const list = readAwards(awards ?? []);
  if (list.length > 0) openOverlay('reward', { awards: list });
  return list.length > 0;
}
