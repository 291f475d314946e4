import { type ReactNode, useDeferredValue, useMemo } from 'react';
import { useT } from '#src/i18n/t.ts';
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx';
import type { LobbyFacts } from '../../queries/facts.ts';
import { GameGrid } from '../games/GameGrid.tsx';
import { useNotes } from '../games/use-notes.ts';
import { useTileFacts } from '../games/use-tile-facts.ts';
import { LobbySection } from '../LobbySection.tsx';
import type { Found, GameSearch, SearchFilter } from './game-search.ts';

interface SearchResultsProps {
  readonly lobby: LobbyFacts;
  /** `undefined` while the games are being got ready. */
  readonly search: GameSearch | undefined;
  readonly text: string;
  readonly filter: SearchFilter;
  /** The choice of studios, opposite the title. */
  readonly brands: ReactNode;
  /** What was searched for has led to a game. */
  readonly onOpened: () => void;
}

const NOTHING: Found = { ids: [], isNear: false };

export function SearchResults({ lobby, search, text, filter, brands, onOpened }: SearchResultsProps) {
  const t = useT();
  const { typeId, brandId } = filter;
  // The key that was typed is drawn first, what it finds right after.
  const wanted = useDeferredValue(text.trim());
  const found = useMemo(
    () => search?.find(wanted, { typeId, brandId }) ?? NOTHING,
    [search, wanted, typeId, brandId],
  );
  const facts = useTileFacts(lobby, { place: 'search', isLive: true });
  const noteOf = useNotes(lobby, true);
  const liked = useMemo(() => new Set(lobby.liked.map((game) => game.gameId)), [lobby.liked]);
  if (!search) return <output>{t('search.preparing')}</output>;
  const isNothing = wanted !== '' && (found.isNear || found.ids.length === 0);
  return (
    <div onClickCapture={onOpened}>
      {isNothing && <EmptyState scene="lost" title={t('search.nothing', { text: wanted })} />}
      <LobbySection
        filter={brands}
        title={titleOf(found, wanted, t)}
        count={found.isNear ? undefined : String(found.ids.length)}
      >
        <GameGrid key={wanted} ids={found.ids} facts={facts} liked={liked} noteOf={noteOf} />
      </LobbySection>
    </div>
  );
}

function titleOf(found: Found, wanted: string, t: ReturnType<typeof useT>): string {
  if (wanted === '') return t('search.hot');
  return t(found.isNear || found.ids.length === 0 ? 'search.near' : 'lobby.title');
}
