import { useDraft } from '#src/data/member/use-draft.ts';
import { fold } from '#src/lib/text/typed.ts';

const KEPT = 8;
const SHORTEST = 2;
const NONE: { texts: readonly string[] } = { texts: [] };

/** Searches that led to a game, newest first; deleted with the member's data. */
export function useRecentSearches() {
  const { value, change } = useDraft('search', NONE);
  return {
    texts: value.texts,
    keep(text: string) {
      const trimmed = text.trim();
      if (trimmed.length < SHORTEST) return;
      const others = value.texts.filter((other) => fold(other) !== fold(trimmed));
      change({ texts: [trimmed, ...others].slice(0, KEPT) });
    },
    forget: (text: string) => change({ texts: value.texts.filter((other) => other !== text) }),
  };
}
