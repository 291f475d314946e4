// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Brand, Game, GameType, LobbyAd, Notice } from '#src/contract/config.ts';
import { BrandFilter } from '#src/features/lobby/filters/BrandFilter.tsx';
import { TypeTabs } from '#src/features/lobby/filters/TypeTabs.tsx';
import { GameGrid } from '#src/features/lobby/games/GameGrid.tsx';
import { GameRow } from '#src/features/lobby/games/GameRow.tsx';
import type { GameNote, TileContext } from '#src/features/lobby/games/GameTile.tsx';
import { LobbySection } from '#src/features/lobby/home/LobbySection.tsx';
import { LobbySkeleton } from '#src/features/lobby/home/LobbySkeleton.tsx';
import { LobbyStack } from '#src/features/lobby/home/LobbyStack.tsx';
import { AdCarousel } from '#src/features/lobby/offers/AdCarousel.tsx';
import { BonusCard } from '#src/features/lobby/offers/BonusCard.tsx';
import { NoticeTicker } from '#src/features/lobby/notices/NoticeTicker.tsx';
import { OfferRow } from '#src/features/lobby/offers/OfferRow.tsx';

const game = (gameId: number, more: Partial<Game> = {}): Game => ({
  gameId,
  name: `Reef & Tide ${gameId}`,
  typeId: 1,
  brandId: 1,
  platformId: 1,
  icon: `g${gameId}`,
  status: 1,
  sort: gameId,
  ...more,
});
const games = [game(1, { hot: 1 }), game(2, { isNew: 1 }), game(3), game(4)];
const ads: LobbyAd[] = [1, 2, 3].map((id) => ({
  id,
  image: `ad${id}`,
  sort: id,
  clickType: 2,
  clickAction: '1',
  unloginShowStatus: 1,
}));
const types: GameType[] = [{ id: 1, name: 'Slots', icon: 'slots', status: 1, sort: 1 }];
const brands: Brand[] = [{ id: 1, name: 'Tern & Sons', icon: '', status: 1, sort: 1 }];
const notices: Notice[] = [{ id: 1, title: 'Hello', content: '', sort: 1, startTime: 0, endTime: 9 }];

const context: TileContext = {
  place: 'home',
  pictures: '/pictures/',
  labels: {
    like: (name) => `Like ${name}`,
    details: (name) => `Details of ${name}`,
    hot: 'Hot',
    fresh: 'New',
  },
  hrefOf: ({ gameId }) => `/game/start?gameId=${gameId}&tryIt=0`,
  onLike: () => {},
};
const adLabels = {
  ads: 'Offers',
  ad: (i: number, n: number) => `${i} of ${n}`,
  action: () => 'Look',
  pause: 'Pause',
  play: 'Play',
};
const noteOf = ({ gameId }: Game): GameNote | undefined =>
  gameId === 4 ? { kind: 'maintenance', text: 'Back at 14:00' } : undefined;
const nothing = () => {};
const filter = { typeId: 0, brandId: 0, choose: nothing };

const liked = new Set([3]);
const lobby = (
  <LobbyStack>
    <AdCarousel
      ads={ads}
      pictures="/pictures/"
      labels={adLabels}
      targetOf={() => ({ kind: 'screen', href: '/x' })}
      isLight={false}
    />
    <OfferRow>
      <NoticeTicker notices={notices} label="News" onOpen={nothing} />
      <BonusCard text="Welcome" href="/auth/register" />
    </OfferRow>
    <GameRow name="recent" title="Liked" games={games} context={context} liked={liked} />
    <TypeTabs types={types} filter={filter} />
    <LobbySection title="Games" count="4" filter={<BrandFilter brands={brands} filter={filter} />}>
      <GameGrid
        ids={games.map(({ gameId }) => gameId)}
        games={games}
        context={context}
        liked={liked}
        noteOf={noteOf}
        eagerCount={2}
      />
    </LobbySection>
    <LobbySkeleton />
  </LobbyStack>
);

function drawnByThePage(): HTMLElement {
  const place = document.createElement('div');
  render(lobby, { container: place });
  return place;
}

beforeAll(() => {
  // happy-dom loads no pictures and reports an error instead: here they are still loading.
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
});

describe('the parts of the first screen', () => {
  it('have the same markup from the platform and from the page', () => {
    const place = document.createElement('div');
    place.innerHTML = renderToString(lobby);
    expect(drawnByThePage().innerHTML).toBe(place.innerHTML);
  });

  it('hydrate without a warning, from either', () => {
    for (const markup of [renderToString(lobby), drawnByThePage().innerHTML]) {
      const place = document.createElement('div');
      place.innerHTML = markup;
      const complaints: unknown[] = [];
      const onRecoverableError = (error: unknown) => complaints.push(error);
      render(lobby, { container: place, hydrate: true, onRecoverableError });
      expect(complaints).toEqual([]);
      expect(place.innerHTML).toBe(drawnByThePage().innerHTML);
    }
  });

  it("have no style attribute, which the page's policy forbids", () => {
    expect(renderToString(lobby)).not.toContain('style=');
  });

  it('load visible pictures at once and the others as they come near', () => {
    const place = drawnByThePage();
    const loading = [...place.querySelectorAll('section[aria-label="Games"] img')].map((img) =>
      img.getAttribute('loading'),
    );
    expect(loading).toEqual(['eager', 'eager', 'lazy', 'lazy']);
    expect(place.querySelector('img')?.getAttribute('crossorigin')).toBe('anonymous');
  });

  it('link to a game without any script', () => {
    const place = document.createElement('div');
    place.innerHTML = renderToString(lobby);
    const link = place.querySelector('section[aria-label="Games"] li a');
    expect(link?.getAttribute('href')).toBe('/game/start?gameId=1&tryIt=0');
    expect(link?.textContent).toContain('Reef & Tide 1');
  });
});
