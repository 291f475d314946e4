import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useState } from 'react';
import { session } from '#src/data/session/session.ts';
import { useQuery } from '#src/navigation/query.ts';
import { refreshOldGames } from './actions.ts';
import { TypeTabs } from '../filters/TypeTabs.tsx';
import { useLobbyFilter } from '../filters/use-lobby-filter.ts';
import { LobbySkeleton } from '../home/LobbySkeleton.tsx';
import { LobbyStack } from '../home/LobbyStack.tsx';
import { RecentSearches } from './RecentSearches.tsx';
import { SearchField } from './SearchField.tsx';
import { SearchResults } from './SearchResults.tsx';
import { useRecentSearches } from './use-recent-searches.ts';
import { useLikedIds } from '../games/game-rows.ts';
import { useLobbyConfig } from '../home/lobby-view.ts';
import { useGameSearch } from './use-game-search.ts';

const TEXT = 'q';
const NO_IDS: readonly number[] = [];
/** Milliseconds without a key. */
const SETTLED_MS = 300;

/** Searches everything that the device knows about a game, also offline. */
export default function SearchScreen() {
  useSignals();
  const { memberId } = session.value;
  const filter = useLobbyFilter();
  const [text, setText] = useTextInAddress();
  const recent = useRecentSearches();
  const lobby = useLobbyConfig(undefined);
  const likedIds = useLikedIds(memberId, NO_IDS);
  const search = useGameSearch();
  useEffect(() => void refreshOldGames(), []);
  if (!lobby) return <LobbySkeleton />;
  return (
    <LobbyStack>
      <SearchField text={text} onText={setText} onDone={() => recent.keep(text)} />
      {text === '' && <RecentSearches texts={recent.texts} onChoose={setText} onForget={recent.forget} />}
      <TypeTabs types={lobby.types} filter={filter} />
      <SearchResults
        lobby={lobby}
        likedIds={likedIds}
        search={search}
        text={text}
        filter={filter}
        onOpened={() => recent.keep(text)}
      />
    </LobbyStack>
  );
}

/** The query is in the address, so that back, reload and links keep it; browsers limit how often it may change. */
function useTextInAddress(): [text: string, setText: (text: string) => void] {
  const [query, change] = useQuery();
  const [text, setText] = useState(() => query.text(TEXT));
  useEffect(() => {
    if (text === query.text(TEXT)) return;
    const timer = setTimeout(() => change({ [TEXT]: text || undefined }), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [text, query, change]);
  return [text, setText];
}
