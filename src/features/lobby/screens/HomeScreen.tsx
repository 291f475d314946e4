import { useCallback, useMemo } from 'react';
import type { Game, PlatformItem } from '#src/contract/config.ts';
import { connection, isLightMode } from '#src/data/device/connection.ts';
import { session } from '#src/data/session.ts';
import { language, useT } from '#src/i18n/t.ts';
import { formatCoin } from '#src/lib/money.ts';
import { shortMoment } from '#src/lib/time.ts';
import { useSignalValue } from '#src/lib/use-signal-value.ts';
import { targetOf } from '#src/navigation/activity-target.ts';
import { openOverlay } from '#src/navigation/overlay.ts';
import { href, paths } from '#src/navigation/paths.ts';
import { AdCarousel } from '../parts/offers/AdCarousel.tsx';
import { BonusCard } from '../parts/offers/BonusCard.tsx';
import { NoticeTicker } from '../parts/offers/NoticeTicker.tsx';
import { OfferRow } from '../parts/offers/OfferRow.tsx';
import { BrandFilter } from '../parts/filters/BrandFilter.tsx';
import { GameGrid } from '../parts/games/GameGrid.tsx';
import { GameRow } from '../parts/games/GameRow.tsx';
import type { GameNote, TileFacts } from '../parts/games/GameTile.tsx';
import { LobbySection } from '../parts/LobbySection.tsx';
import { LobbySkeleton } from '../parts/LobbySkeleton.tsx';
import { LobbyStack } from '../parts/LobbyStack.tsx';
import { TypeTabs } from '../parts/filters/TypeTabs.tsx';
import { FIRST_TILES, type LobbyData, useLobby } from '../queries/lobby.ts';
import { useLobbyFilter } from './use-lobby-filter.ts';

interface HomeScreenProps {
  /** What the document itself brought, so that nothing waits for the database. */
  readonly initial?: LobbyData | undefined;
  readonly isSignedIn: boolean;
}

export default function HomeScreen({ initial, isSignedIn }: HomeScreenProps) {
  const { memberId } = useSignalValue(session);
  const filter = useLobbyFilter();
  const lobby = useLobby(initial, { memberId, ...filter });
  if (!lobby) return <LobbySkeleton />;
  return <Lobby lobby={lobby} filter={filter} isSignedIn={isSignedIn} isLive={lobby !== initial} />;
}

interface LobbyProps {
  readonly lobby: LobbyData;
  readonly filter: ReturnType<typeof useLobbyFilter>;
  readonly isSignedIn: boolean;
  /** False for what the document brought: it knows no time zone, so it names no time. */
  readonly isLive: boolean;
}

function Lobby({ lobby, filter, isSignedIn, isLive }: LobbyProps) {
  const t = useT();
  const locale = useSignalValue(language);
  const facts = useTileFacts(lobby, isLive);
  const noteOf = useNotes(lobby, isLive);
  const liked = useMemo(() => new Set(lobby.liked.map((game) => game.gameId)), [lobby.liked]);
  const rows = { facts, liked, noteOf };
  const hasBonus = !isSignedIn && lobby.bonus > 0;
  const hasNews = hasBonus || lobby.notices.length > 0;
  return (
    <LobbyStack>
      <Ads lobby={lobby} />
      {hasNews && (
        <OfferRow>
          <NoticeTicker
            notices={lobby.notices}
            label={t('lobby.notices')}
            onOpen={(noticeId) => openOverlay('notices', { noticeId })}
          />
          {hasBonus && (
            <BonusCard
              text={t('lobby.bonus', { amount: formatCoin(lobby.bonus, locale) })}
              href={paths.register}
            />
          )}
        </OfferRow>
      )}
      <TypeTabs
        types={lobby.types}
        current={filter.typeId || undefined}
        label={t('lobby.types')}
        allText={t('lobby.allTypes')}
        onSelect={(typeId) => filter.choose({ typeId })}
      />
      <GameRow title={t('lobby.recent')} games={lobby.recent} {...rows} />
      <GameRow title={t('lobby.liked')} games={lobby.liked} {...rows} />
      <GameRow title={t('lobby.recommended')} games={lobby.recommended} {...rows} />
      <LobbySection
        title={t('lobby.title')}
        filter={
          <BrandFilter
            brands={lobby.brands}
            current={filter.brandId || undefined}
            label={t('lobby.brands')}
            allText={t('lobby.allBrands')}
            onSelect={(brandId) => filter.choose({ brandId })}
          />
        }
      >
        <GameGrid ids={lobby.ids} games={lobby.games} {...rows} eagerCount={FIRST_TILES} />
      </LobbySection>
    </LobbyStack>
  );
}

function Ads({ lobby }: { lobby: LobbyData }) {
  const t = useT();
  const labels = {
    ads: t('lobby.ads'),
    ad: (index: number, count: number) => t('lobby.adOf', { index, count }),
    pause: t('lobby.pauseAds'),
    play: t('lobby.playAds'),
  };
  return (
    <AdCarousel
      ads={lobby.ads}
      pictures={lobby.gameResourceUrl}
      labels={labels}
      hrefOf={(ad) => targetOf(ad)?.href}
    />
  );
}

/** One object for all tiles, kept while the language and the pictures' address stay. */
function useTileFacts({ gameResourceUrl }: LobbyData, isLive: boolean): TileFacts {
  const t = useT();
  return useMemo(
    () => ({
      pictures: gameResourceUrl,
      labels: { like: (name) => t('lobby.like', { name }), hot: t('lobby.hot'), fresh: t('lobby.fresh') },
      hrefOf: (game) => href(paths.gameStart, { gameId: game.gameId, tryIt: 0 }),
      onLike: (game) => void like(game),
      onDetails: (game) => openOverlay('gameDetails', { gameId: game.gameId }),
      // The document is drawn without knowing the line.
      isLight: isLive && isLightMode(),
    }),
    [gameResourceUrl, isLive, t],
  );
}

/** The deed's code is not needed to draw the lobby. */
async function like(game: Game): Promise<void> {
  if (session.peek().memberId === 0) {
    openOverlay('login', {});
    return;
  }
  const { toggleLike } = await import('../actions.ts');
  await toggleLike(game.gameId);
}

/** What was read an hour ago may have ended since; the document itself knows no now. */
const isOver = ({ status, maintainUntil = 0 }: PlatformItem): boolean =>
  status === 1 && maintainUntil <= Date.now() / 1000;

function useNotes({ closedPlatforms }: LobbyData, isLive: boolean): (game: Game) => GameNote | undefined {
  const t = useT();
  const locale = useSignalValue(language);
  const isOffline = useSignalValue(connection) === 'offline';
  return useCallback(
    (game) => {
      const closed = closedPlatforms.find((platform) => platform.id === game.platformId);
      if (closed && !(isLive && isOver(closed))) {
        const until = isLive && closed.maintainUntil;
        const text = until
          ? t('lobby.closedUntil', { time: shortMoment(until, Date.now() / 1000, locale) })
          : t('lobby.closed');
        return { kind: 'maintenance', text };
      }
      return isOffline ? { kind: 'connection', text: t('lobby.needsConnection') } : undefined;
    },
    [closedPlatforms, isOffline, isLive, locale, t],
  );
}
