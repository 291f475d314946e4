// What the names under `gameResourceUrl` stand for: files of demo/pictures, which `npm run pictures` draws.
import { EDITION_IDS } from './titles/editions.ts';

/** Raised when the art changes, so that no cache shows an old picture; names with earlier letters still work. */
const ART = 'a';

export const gamePicture = (gameId: number): string => `g${gameId}${ART}`;
export const brandPicture = (brandId: number): string => `b${brandId}${ART}`;
export const symbolPicture = (motif: string, coat: number): string => `m-${motif}-${coat}${ART}`;
export const bannerPicture = (name: string): string => `w-${name}-${ART}`;

/** The largest first. */
export const TILE = [320, 160] as const;
export const BANNER = [960, 480] as const;
/** Reels and pay tables show none larger. */
export const SYMBOL = [160] as const;

const NAME = new RegExp(
  `^(?:g(?<games>[1-9]\\d{0,8})|b(?<brands>[1-9]\\d{0,2})|m-(?<symbols>\\w{1,20}-\\d)|w-(?<banners>[a-zA-Z]{1,20})-)[a-${ART}]$`,
);

/** The path of its file in the folder; `null` if no picture has such a name. */
export function fileOf(name: string, width: number): string | null {
  const { games, brands, symbols, banners } = NAME.exec(name)?.groups ?? {};
  // An edition of a title looks like the title.
  if (games) return `games/${Number(games) % EDITION_IDS}-${width}.webp`;
  if (brands) return `brands/${brands}-${width}.webp`;
  if (symbols) return `symbols/${symbols}-${Math.min(width, SYMBOL[0])}.webp`;
  return banners ? `banners/${banners}-${width}.webp` : null;
}
