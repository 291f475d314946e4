import { afterFrame } from '#src/lib/moments.ts';
import { loadChunk } from '../startup/screen.ts';
import { useIsland } from './use-island.ts';

const loadBanners = afterFrame(async () => (await loadChunk(() => import('./LiveBanners.tsx'))).LiveBanners);

/** Their place is reserved from the start; their content loads after the first screen. */
export function Banners({ isCopy }: { isCopy: boolean }) {
  const Live = useIsland(loadBanners, !isCopy);
  return Live ? <Live /> : null;
}
