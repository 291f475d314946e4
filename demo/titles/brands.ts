// Invented studios. The brand's id decides the style of its pictures.
import type { Brand } from '#src/contract/config.ts';
import type { SeedPlatform } from '#server/store/lobby/catalogue.ts';
import { epochSeconds } from '#server/time/time.ts';
import { brandPicture } from '../picture-names.ts';

const NAMES =
  'Gilt & Fern, Porthole Works, Papermoon, Nightline, Rosewindow, Bamboo Lane, Copperleaf, Still Brush, Arcadia Gate, Popple, ' +
  'Tessera, Ivory Lane, Filigree House, Northstar Loom, Lacework, Threadneedle Play, Cutglass, Garland Bros, Ropewalk, Velvet Curtain';

export const BRANDS: readonly Brand[] = NAMES.split(', ').map((name, i) => ({
  id: i + 1,
  name,
  icon: brandPicture(i + 1),
  status: 1,
  sort: i + 1,
}));

/** It starts in maintenance and opens by itself. */
export const PLATFORM_IN_MAINTENANCE = 4;
/** Its games are played with coin that is moved to them. */
const PLATFORM_WITH_WALLETS = 5;
export const MAINTENANCE_DAYS = 2;

export function platforms(now: Date): readonly SeedPlatform[] {
  const maintainUntil = epochSeconds(now) + MAINTENANCE_DAYS * 86_400;
  return [
    { id: 1, name: 'Halcyon Originals', status: 1 },
    { id: 2, name: 'Tidehouse', status: 1 },
    { id: 3, name: 'Lanternworks', status: 1 },
    { id: PLATFORM_IN_MAINTENANCE, name: 'Northlight', status: 1, maintainUntil },
    { id: PLATFORM_WITH_WALLETS, name: 'Slipway', status: 1, transfers: true },
  ];
}

export function platformOf(brandId: number): number {
  if (brandId === 20) return PLATFORM_IN_MAINTENANCE;
  if (brandId === 19) return PLATFORM_WITH_WALLETS;
  if (brandId > 14) return 3;
  return brandId > 8 ? 2 : 1;
}
