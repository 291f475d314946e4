// What the names under `gameResourceUrl` stand for.
import type { Drawing, Gallery } from '../pictures/pictures.ts';
import { composeBanner } from './art/banner.ts';
import { BACKDROPS } from './art/backdrop.ts';
import { compose } from './art/compose.ts';
import { isMotif, MOTIFS, SCENES } from './art/gallery.ts';
import { HANDS } from './art/hands.ts';
import { Pen, place } from './art/pen.ts';
import { randomOf } from './art/random.ts';
import { BANNERS, isBanner } from './banners.ts';
import { type Title, titlesById } from './titles/titles.ts';

const TILE = [320, 160] as const;
const WIDE = [960, 480] as const;

/** Raised when the art changes, so that no cache shows an old picture; names with earlier letters still work. */
const ART = 'a';

export const gamePicture = (gameId: number): string => `g${gameId}${ART}`;
export const brandPicture = (brandId: number): string => `b${brandId}${ART}`;
export const symbolPicture = (motif: string, coat: number): string => `m-${motif}-${coat}${ART}`;
export const bannerPicture = (name: string): string => `w-${name}-${ART}`;

export function createGallery(): Gallery {
  const titleOf = titlesById();
  const drawingOf = (name: string): Drawing | null => {
    const game = /^g([1-9]\d{0,8})[a-z]$/.exec(name);
    if (game) return tile(titleOf(Number(game[1])));
    const brand = /^b([1-9]\d{0,2})[a-z]$/.exec(name);
    if (brand) return emblem(Number(brand[1]));
    const symbol = /^m-([a-zA-Z0-9]{1,20})-(\d)[a-z]$/.exec(name);
    if (symbol) return symbolOf(symbol[1] ?? '', Number(symbol[2]));
    const wide = /^w-([a-zA-Z]{1,20})-[a-z]$/.exec(name)?.[1] ?? '';
    return isBanner(wide) ? { widths: WIDE, svg: () => composeBanner(wide, BANNERS[wide], WIDE[0]) } : null;
  };
  return { drawingOf, sources: import.meta.dirname };
}

function tile(title: Title | null): Drawing | null {
  if (!title) return null;
  const { theme, coat, scene, light, pose, friend } = title;
  const motif = MOTIFS[theme.motif];
  const hand = HANDS[title.brandId];
  const own = motif.coats[coat];
  const other = MOTIFS[friend].coats[0];
  if (!hand || !own || !other) return null;
  const company = { motif: MOTIFS[friend], coat: other };
  const picture = {
    seed: title.name,
    motif,
    coat: own,
    friend: company,
    scene: SCENES[scene],
    light,
    hand,
    pose,
  };
  return { widths: TILE, svg: () => compose(picture, TILE[0]) };
}

/** The picture of a brand: its frame around a gem. */
function emblem(brandId: number): Drawing | null {
  const hand = HANDS[brandId];
  const motif = MOTIFS.star5;
  const coat = motif.coats[brandId % motif.coats.length];
  if (!hand || !coat) return null;
  const light = (['royal', 'teal', 'wine', 'jade', 'dusk'] as const)[brandId % 5] ?? 'royal';
  const picture = {
    seed: `brand ${brandId}`,
    motif,
    coat,
    scene: SCENES.burst,
    light,
    hand,
    pose: 'plain',
  } as const;
  return { widths: TILE, svg: () => compose(picture, TILE[0]) };
}

/** A single motif without a background, for the reels. */
function symbolOf(name: string, index: number): Drawing | null {
  const motif = isMotif(name) ? MOTIFS[name] : null;
  const coat = motif?.coats[index];
  if (!motif || !coat) return null;
  const svg = (): string => {
    const pen = new Pen(randomOf(name));
    const drawn = pen.contour(motif.draw(pen, coat), { width: 2.2, colour: BACKDROPS.night.land, fallBy: 3 });
    const placed = place(drawn, { x: 120, y: 118 });
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240" width="${TILE[0]}" height="${TILE[0]}">${pen.defs}${placed}</svg>`;
  };
  return { widths: TILE, svg };
}
