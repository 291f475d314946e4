// Every picture that the catalogue can name, as it is drawn.
import { BANNER, SYMBOL, TILE } from '../picture-names.ts';
import { BRANDS } from '../titles/brands.ts';
import { allTitles, type Title } from '../titles/titles.ts';
import { BACKDROPS } from './backdrop.ts';
import { composeBanner } from './banner.ts';
import { BANNERS } from './banners.ts';
import { compose } from './compose.ts';
import { MOTIFS, SCENES } from './gallery.ts';
import type { Hand } from './hand.ts';
import { HANDS } from './hands.ts';
import type { Coat, Motif } from './motif.ts';
import { Pen, place } from './pen.ts';
import { randomOf } from './random.ts';

export interface Drawing {
  /** Path of its files without width and ending. */
  readonly path: string;
  /** The largest first: that of the SVG. */
  readonly widths: readonly number[];
  readonly svg: () => string;
}

export const drawings = (): readonly Drawing[] => [
  ...allTitles().map(
    (title): Drawing => ({ path: `games/${title.gameId}`, widths: TILE, svg: () => tile(title) }),
  ),
  ...BRANDS.map(({ id }): Drawing => ({ path: `brands/${id}`, widths: TILE, svg: () => emblem(id) })),
  ...Object.entries(MOTIFS).flatMap(([name, motif]) =>
    motif.coats.map(
      (coat, index): Drawing => ({
        path: `symbols/${name}-${index}`,
        widths: SYMBOL,
        svg: () => symbol(name, motif, coat),
      }),
    ),
  ),
  ...Object.entries(BANNERS).map(
    ([name, banner]): Drawing => ({
      path: `banners/${name}`,
      widths: BANNER,
      svg: () => composeBanner(name, banner, BANNER[0]),
    }),
  ),
];

function tile({ name, theme, coat, scene, light, pose, friend, brandId }: Title): string {
  const company = MOTIFS[friend];
  const picture = {
    seed: name,
    motif: MOTIFS[theme.motif],
    coat: coatOf(MOTIFS[theme.motif], coat),
    friend: { motif: company, coat: coatOf(company, 0) },
    scene: SCENES[scene],
    light,
    hand: handOf(brandId),
    pose,
  };
  return compose(picture, TILE[0]);
}

const LIGHTS = ['royal', 'teal', 'wine', 'jade', 'dusk'] as const;

/** The picture of a brand: its frame around a star. */
function emblem(brandId: number): string {
  const motif = MOTIFS.star5;
  const picture = {
    seed: `brand ${brandId}`,
    motif,
    coat: coatOf(motif, brandId % motif.coats.length),
    scene: SCENES.burst,
    light: LIGHTS[brandId % LIGHTS.length] ?? 'royal',
    hand: handOf(brandId),
    pose: 'plain',
  } as const;
  return compose(picture, TILE[0]);
}

/** A single motif without a background, for the reels. */
function symbol(name: string, motif: Motif, coat: Coat): string {
  const pen = new Pen(randomOf(name));
  const drawn = pen.contour(motif.draw(pen, coat), { width: 2.2, colour: BACKDROPS.night.land, fallBy: 3 });
  const placed = place(drawn, { x: 120, y: 118 });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240" width="${TILE[0]}" height="${TILE[0]}">${pen.defs}${placed}</svg>`;
}

function coatOf({ coats }: Motif, index: number): Coat {
  const coat = coats[index];
  if (!coat) throw new Error(`No coat ${index}`);
  return coat;
}

function handOf(brandId: number): Hand {
  const hand = HANDS[brandId];
  if (!hand) throw new Error(`Brand ${brandId} has no hand`);
  return hand;
}
