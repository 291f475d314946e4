import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useState } from 'react';
import { isLightMode } from '#src/data/api/light-mode.ts';
import { accountWithPassword, session } from '#src/data/session/session.ts';
import { language, useT } from '#src/i18n/t.ts';
import { formatCoin } from '#src/lib/money.ts';
import { targetFor } from '#src/navigation/activity-target.ts';
import { openOverlay } from '#src/navigation/overlay.ts';
import { paths } from '#src/navigation/paths.ts';
import { actionText } from '../offers/action-text.ts';
import { AdCarousel } from '../offers/AdCarousel.tsx';
import { BonusCard } from '../offers/BonusCard.tsx';
import { NoticeTicker } from '../notices/NoticeTicker.tsx';
import { OfferRow } from '../offers/OfferRow.tsx';
import { BrandFilter } from '../filters/BrandFilter.tsx';
import { GameGrid } from '../games/GameGrid.tsx';
import type { GridPlace } from '../games/grid-place.ts';
import { GameRows } from '../games/GameRows.tsx';
import { GameRow } from '../games/GameRow.tsx';
import { useTiles } from '../games/use-tiles.ts';
import { LazyNoGames } from '../filters/LazyNoGames.tsx';
import { keepLobby, type KeptLobby, keptLobby, type ShownLobby } from './kept-lobby.ts';
import { LobbySection } from './LobbySection.tsx';
import { LobbySkeleton } from './LobbySkeleton.tsx';
import { LobbyStack } from './LobbyStack.tsx';
import { SearchLink } from '../filters/SearchLink.tsx';
import { TypeTabs } from '../filters/TypeTabs.tsx';
import { type LobbyChoice, useLobbyFilter } from '../filters/use-lobby-filter.ts';
import { type LobbyView, useLobbyConfig } from './lobby-view.ts';
import { NO_ROWS, useGameRows, useLikedIds } from '../games/game-rows.ts';
import type { FirstLobby } from './first-lobby.ts';
import { FIRST_TILES, type GameList, useGameList } from '../games/game-list.ts';

interface HomeScreenProps {
  /** Data in the document, so that nothing waits for the database. */
  readonly initial?: FirstLobby | undefined;
  readonly isSignedIn: boolean;
  /** Drawn only to be stored, so nothing is kept of it. */
  readonly isCopy?: boolean;
}

export default function HomeScreen({ initial, ...props }: HomeScreenProps) {
  useSignals();
  const { memberId } = session.value;
  const leftMembers = useLeftMembers(memberId);
  return (
    <LobbyOf
      key={leftMembers}
      {...props}
      memberId={memberId}
      initial={leftMembers === 0 ? initial : undefined}
    />
  );
}

/** How many members have left this page: what was drawn for one of them is dropped before the next frame. */
function useLeftMembers(memberId: number): number {
  const [known, setKnown] = useState({ memberId, left: 0 });
  if (known.memberId === memberId) return known.left;
  const left = known.left + (known.memberId > 0 ? 1 : 0);
  setKnown({ memberId, left });
  return left;
}

interface LobbyOfProps extends HomeScreenProps {
  /** 0 = signed out. */
  readonly memberId: number;
}

function LobbyOf({ memberId, initial, isSignedIn, isCopy = false }: LobbyOfProps) {
  const filter = useLobbyFilter();
  const kept = useKeptLobby(isCopy ? '' : `${memberId} ${filter.typeId} ${filter.brandId}`);
  const shown = useShownLobby(memberId, filter, useStart(kept, initial));
  useEffect(() => {
    if (!isCopy && shown) keepLobby(kept, shown);
  });
  if (!shown) return <LobbySkeleton />;
  const { config, rows, likedIds, list } = shown;
  return (
    <Lobby
      lobby={{ ...config, ...rows }}
      likedIds={likedIds}
      list={list}
      filter={filter}
      isSignedIn={isSignedIn}
      isLive={config !== initial}
      place={isCopy ? undefined : kept.place}
    />
  );
}

/** The rows of one member are never shown to another, nor the list of one filter under another. */
function useKeptLobby(key: string): KeptLobby {
  const [kept, setKept] = useState(() => keptLobby(key));
  if (kept.key === key) return kept;
  const next = keptLobby(key);
  setKept(next);
  return next;
}

/** What is shown until the database has been read. */
function useStart(kept: KeptLobby, initial: FirstLobby | undefined): Partial<ShownLobby> {
  const [start] = useState(() => kept.shown ?? (initial && shownOf(initial)) ?? {});
  return start;
}

const shownOf = (first: FirstLobby): ShownLobby => {
  const { liked, recent, recommended } = first;
  const likedIds = liked.map(({ gameId }) => gameId);
  return { config: first, list: first, rows: { liked, recent, recommended }, likedIds };
};

const NO_IDS: readonly number[] = [];

function useShownLobby(memberId: number, filter: LobbyChoice, start: Partial<ShownLobby>) {
  const config = useLobbyConfig(start.config);
  const likedIds = useLikedIds(memberId, start.likedIds ?? NO_IDS);
  const rows = useGameRows(memberId, likedIds, start.rows ?? NO_ROWS);
  const list = useGameList(start.list, filter, config?.closedTypes);
  return config && list && { config, likedIds, rows, list };
}

interface LobbyProps {
  readonly lobby: LobbyView;
  readonly likedIds: readonly number[];
  readonly list: GameList;
  readonly filter: LobbyChoice;
  readonly isSignedIn: boolean;
  /** False in the document, which knows no time zone and therefore shows no time. */
  readonly isLive: boolean;
  readonly place: GridPlace | undefined;
}

function Lobby({ lobby, likedIds, list, filter, isSignedIn, isLive, place }: LobbyProps) {
  useSignals();
  const t = useT();
  const locale = language.value;
  const tiles = useTiles(lobby, likedIds, { place: 'home', isLive });
  const isFiltered = filter.typeId > 0 || filter.brandId > 0;
  const hasBonus = !isSignedIn && lobby.bonus > 0;
  const hasNews = hasBonus || lobby.notices.length > 0;
  return (
    <LobbyStack>
      <Ads lobby={lobby} isSignedIn={isSignedIn} isLive={isLive} />
      {hasNews && (
        <OfferRow>
          <NoticeTicker
            notices={lobby.notices}
            label={t('shell.notices')}
            onOpen={(noticeId) => openOverlay('notices', { noticeId })}
          />
          {hasBonus && (
            <BonusCard
              text={t('shell.bonus', { amount: formatCoin(lobby.bonus, locale) })}
              href={paths.register}
            />
          )}
        </OfferRow>
      )}
      <TypeTabs types={lobby.types} filter={filter} />
      {!isFiltered && (
        <>
          <GameRows>
            <GameRow name="recent" title={t('shell.recent')} games={lobby.recent} {...tiles} />
            <GameRow name="liked" title={t('shell.liked')} games={lobby.liked} {...tiles} />
          </GameRows>
          <GameRow name="recommended" title={t('shell.recommended')} games={lobby.recommended} {...tiles} />
        </>
      )}
      <LobbySection
        title={t('shell.games')}
        filter={
          <>
            <SearchLink text={t('shell.search')} />
            <BrandFilter brands={lobby.brands} filter={filter} />
          </>
        }
      >
        {list.ids.length === 0 ? (
          <LazyNoGames types={lobby.types} brands={lobby.brands} filter={filter} />
        ) : (
          <GameGrid ids={list.ids} games={list.games} {...tiles} place={place} eagerCount={FIRST_TILES} />
        )}
      </LobbySection>
    </LobbyStack>
  );
}

function Ads({ lobby, isSignedIn, isLive }: Pick<LobbyProps, 'lobby' | 'isSignedIn' | 'isLive'>) {
  const t = useT();
  // A document that is rendered ahead knows neither its address nor the device.
  const here = isLive
    ? { origin: location.origin, account: accountWithPassword() }
    : { origin: '', account: '' };
  const labels = {
    ads: t('shell.ads'),
    ad: (index: number, count: number) => t('shell.adOf', { index, count }),
    action: (address: string) => actionText(address, isSignedIn, t),
    pause: t('shell.pauseAds'),
    play: t('shell.playAds'),
  };
  return (
    <AdCarousel
      ads={lobby.ads}
      pictures={lobby.gameResourceUrl}
      labels={labels}
      targetOf={(ad) => targetFor(ad, { isSignedIn, ...here }, lobby.activities)}
      isLight={isLive && isLightMode()}
    />
  );
}
