import { loadChunk } from '../startup/screen.ts';
import { useIsland } from './use-island.ts';
import { Loading } from './Loading.tsx';

const loadScreen = async () =>
  (await loadChunk(() => import('../screens/NotFoundScreen.tsx'))).NotFoundScreen;

/** The 404 page is part of the app's files and not of its first script. */
export function NotFound() {
  const Screen = useIsland(loadScreen);
  return Screen ? <Screen /> : <Loading />;
}
