import { useState } from 'react';
import { accountWithPassword, session } from '#src/data/session/session.ts';
import { language, useT } from '#src/i18n/t.ts';
import { formatCoin } from '#src/lib/money.ts';
import { useSignalValue } from '#src/lib/use-signal-value.ts';
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
import { GameRows } from '../games/GameRows.tsx';
import { GameRow } from '../games/GameRow.tsx';
import { useTiles } from '../games/use-tiles.ts';
import { LazyNoGames } from '../filters/LazyNoGames.tsx';
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
}

export default function HomeScreen({ initial, isSignedIn }: HomeScreenProps) {
  const { memberId } = useSignalValue(session);
  const filter = useLobbyFilter();
  const config = useLobbyConfig(initial);
  const likedIds = useLikedIds(memberId, useInitialLikes(initial));
  const rows = useGameRows(memberId, likedIds, initial ?? NO_ROWS);
  const list = useGameList(initial, filter, config?.closedTypes);
  if (!config || !list) return <LobbySkeleton />;
  const { liked, recent, recommended } = rows;
  return (
    <Lobby
      lobby={{ ...config, liked, recent, recommended }}
      likedIds={likedIds}
      list={list}
      filter={filter}
      isSignedIn={isSignedIn}
      isLive={config !== initial}
    />
  );
}

function useInitialLikes(initial: FirstLobby | undefined): readonly number[] {
  const [ids] = useState(() => initial?.liked.map(({ gameId }) => gameId) ?? []);
  return ids;
}

interface LobbyProps {
  readonly lobby: LobbyView;
  readonly likedIds: readonly number[];
  readonly list: GameList;
  readonly filter: LobbyChoice;
  readonly isSignedIn: boolean;
  /** False in the document, which knows no time zone and therefore shows no time. */
  readonly isLive: boolean;
}

function Lobby({ lobby, likedIds, list, filter, isSignedIn, isLive }: LobbyProps) {
  const t = useT();
  const locale = useSignalValue(language);
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
            <GameRow title={t('shell.recent')} games={lobby.recent} {...tiles} />
            <GameRow title={t('shell.liked')} games={lobby.liked} {...tiles} />
          </GameRows>
          <GameRow title={t('shell.recommended')} games={lobby.recommended} {...tiles} />
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
          <GameGrid ids={list.ids} games={list.games} {...tiles} eagerCount={FIRST_TILES} />
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
      hrefOf={(ad) => targetFor(ad, { isSignedIn, ...here })?.href}
    />
  );
}
