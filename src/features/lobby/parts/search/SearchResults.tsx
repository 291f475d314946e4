import { useDeferredValue, useMemo } from 'react';
import { useT } from '#src/i18n/t.ts';
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx';
import type { LobbyFacts } from '../../queries/facts.ts';
import { BrandFilter } from '../filters/BrandFilter.tsx';
import type { LobbyChoice } from '../filters/use-lobby-filter.ts';
import { GameGrid } from '../games/GameGrid.tsx';
import { useTiles } from '../games/use-tiles.ts';
import { LobbySection } from '../LobbySection.tsx';
import type { Found, GameSearch } from './game-search.ts';

interface SearchResultsProps {
  readonly lobby: LobbyFacts;
  /** `undefined` while the games are being got ready. */
  readonly search: GameSearch | undefined;
  readonly text: string;
  readonly filter: LobbyChoice;
  /** What was searched for has led to a game. */
  readonly onOpened: () => void;
}

const NOTHING: Found = { ids: [], isNear: false };

export function SearchResults({ lobby, search, text, filter, onOpened }: SearchResultsProps) {
  const t = useT();
  const { typeId, brandId } = filter;
  // The key that was typed is drawn first, what it finds right after.
  const wanted = useDeferredValue(text.trim());
  const found = useMemo(
    () => search?.find(wanted, { typeId, brandId }) ?? NOTHING,
    [search, wanted, typeId, brandId],
  );
  const tiles = useTiles(lobby, { place: 'search', isLive: true });
  if (!search) return <output>{t('search.preparing')}</output>;
  const isNothing = wanted !== '' && (found.isNear || found.ids.length === 0);
  return (
    <div onClickCapture={onOpened}>
      {isNothing && <EmptyState scene="lost" title={t('search.nothing', { text: wanted })} />}
      <LobbySection
        filter={<BrandFilter brands={lobby.brands} filter={filter} />}
        title={titleOf(found, wanted, t)}
        count={found.isNear ? undefined : String(found.ids.length)}
      >
        <GameGrid key={wanted} ids={found.ids} {...tiles} />
      </LobbySection>
    </div>
  );
}

function titleOf(found: Found, wanted: string, t: ReturnType<typeof useT>): string {
  if (wanted === '') return t('search.hot');
  return t(found.isNear || found.ids.length === 0 ? 'search.near' : 'lobby.title');
}
