import { loadChunk } from '../startup/screen.ts';
import { useIsland } from './use-island.ts';
import { Loading } from './Loading.tsx';

const loadScreen = async () =>
  (await loadChunk(() => import('../screens/NotFoundScreen.tsx'))).NotFoundScreen;

/** The 404 screen is not in the first script. */
export function NotFound() {
  const Screen = useIsland(loadScreen);
  return Screen ? <Screen /> : <Loading />;
}
