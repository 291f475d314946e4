import { useDeferredValue, useMemo } from 'react';
import { type TextKey, useT } from '#src/i18n/t.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx';
import type { LobbyConfig } from '../home/lobby-view.ts';
import { BrandFilter } from '../filters/BrandFilter.tsx';
import { NoGames } from '../filters/NoGames.tsx';
import type { LobbyChoice } from '../filters/use-lobby-filter.ts';
import { GameGrid } from '../games/GameGrid.tsx';
import { useTiles } from '../games/use-tiles.ts';
import { LobbySection } from '../home/LobbySection.tsx';
import type { Found, GameSearch } from './game-search.ts';
import styles from './SearchResults.module.css';

interface SearchResultsProps {
  readonly lobby: LobbyConfig;
  readonly likedIds: readonly number[];
  /** `undefined` while the games are being prepared. */
  readonly search: GameSearch | undefined;
  readonly text: string;
  readonly filter: LobbyChoice;
  /** A result was opened. */
  readonly onOpened: () => void;
}

const TITLES = {
  fit: 'shell.games',
  near: 'lobby.nearMatches',
  hot: 'lobby.popular',
} as const satisfies Record<Found['kind'], TextKey>;

const NOTHING: Found = { ids: [], kind: 'hot' };

export function SearchResults({ lobby, likedIds, search, text, filter, onOpened }: SearchResultsProps) {
  const t = useT();
  const { typeId, brandId } = filter;
  // Deferred, so that the typed letter is drawn first and the results right after.
  const wanted = useDeferredValue(text.trim());
  const found = useMemo(
    () => search?.find(wanted, { typeId, brandId }) ?? NOTHING,
    [search, wanted, typeId, brandId],
  );
  const isNear = found.kind === 'near';
  const hot = useMemo(
    () => (isNear && search?.hot({ typeId, brandId })) || [],
    [isNear, search, typeId, brandId],
  );
  const tiles = useTiles(lobby, likedIds, { place: 'search', isLive: true });
  if (!search) return <output>{t('lobby.preparing')}</output>;
  const isNothing = wanted !== '' && found.kind !== 'fit';
  return (
    <div className={styles.results} onClickCapture={onOpened}>
      {isNothing && <NothingFound text={wanted} filter={filter} />}
      {wanted === '' && found.ids.length === 0 && (
        <NoGames types={lobby.types} brands={lobby.brands} filter={filter} />
      )}
      <LobbySection
        filter={<BrandFilter brands={lobby.brands} filter={filter} />}
        title={t(TITLES[found.kind])}
        count={isNothing ? undefined : String(found.ids.length)}
      >
        <GameGrid key={wanted} ids={found.ids} {...tiles} />
      </LobbySection>
      {hot.length > 0 && (
        <LobbySection title={t('lobby.popular')}>
          <GameGrid ids={hot} {...tiles} />
        </LobbySection>
      )}
    </div>
  );
}

function NothingFound({ text, filter }: { text: string; filter: LobbyChoice }) {
  const t = useT();
  const isFiltered = filter.typeId > 0 || filter.brandId > 0;
  return (
    <EmptyState
      scene="lost"
      title={t('lobby.nothingFound', { text })}
      text={isFiltered ? t('lobby.searchedOnly') : undefined}
    >
      {isFiltered && (
        <Button variant="primary" onClick={() => filter.choose({ typeId: undefined, brandId: undefined })}>
          {t('common.clearFilter')}
        </Button>
      )}
    </EmptyState>
  );
}
