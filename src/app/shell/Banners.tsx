import { loadChunk } from '../startup/screen.ts';
import { useIsland } from './use-island.ts';

const loadBanners = async () => (await loadChunk(() => import('./LiveBanners.tsx'))).LiveBanners;

/** Their place is there from the start; what they say comes after the first screen. */
export function Banners({ isCopy }: { isCopy: boolean }) {
  const Live = useIsland(loadBanners, !isCopy);
  return Live ? <Live /> : null;
}
