// Every game of the catalogue with what its picture and its page are made from.
import { BACKDROPS, type BackdropName } from '../art/backdrop.ts';
import { distance } from '../art/colour.ts';
import type { Pose } from '../art/compose.ts';
import { randomOf } from '../art/random.ts';
import { MOTIFS, type MotifName, type SceneName } from '../art/gallery.ts';
import { type Kind, placementOf } from './game-types.ts';
import { ANIMALS } from './animals.ts';
import { EDITION_IDS, EDITIONS } from './editions.ts';
import { GARDEN } from './garden.ts';
import { SEA } from './sea.ts';
import { TALES } from './tales.ts';
import type { Theme } from './theme.ts';
import { WONDERS } from './wonders.ts';

export interface Title {
  readonly gameId: number;
  readonly name: string;
  readonly theme: Theme;
  readonly typeId: number;
  readonly kind: Kind;
  readonly brandId: number;
  /** From 0, in the order of the lobby. */
  readonly position: number;
  /** Which of its theme's names it is. */
  readonly round: number;
  /** 0 = the title itself, as most catalogues hold it. */
  readonly edition: number;
  /** Index into the motif's coats. */
  readonly coat: number;
  readonly scene: SceneName;
  readonly light: BackdropName;
  readonly pose: Pose;
  readonly friend: MotifName;
}

const THEMES: readonly Theme[] = [...ANIMALS, ...SEA, ...GARDEN, ...WONDERS, ...TALES];
const FIRST_GAME = 1001;
const BRAND_COUNT = 20;
/** Without a common divisor with the number of themes, so that neighbours in the lobby have little in common. */
const STRIDE = 31;
const FIRST_THEME = 5;
const POSES: readonly Pose[] = ['plain', 'befriended', 'close', 'flanked', 'lean', 'plain', 'raised'];

interface Place {
  readonly theme: Theme;
  readonly round: number;
  readonly gameId: number;
}

/** The first name of every theme, then the second of every theme, and so on. */
function inLobbyOrder(): Place[] {
  const ids = idsByName();
  const rounds = Math.max(...THEMES.map(({ names }) => names.length));
  const order = (round: number) =>
    THEMES.map((_, i) => ({ theme: at(THEMES, FIRST_THEME + i * STRIDE + round * 13), round }));
  return Array.from({ length: rounds }, (_, round) => order(round))
    .flat()
    .filter(({ theme, round }) => round < theme.names.length)
    .map((place) => ({ ...place, gameId: ids.get(place.theme.names[place.round] ?? '') ?? 0 }));
}

const at = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;

/** Ids go by theme, so that another order of the lobby moves nobody's likes. */
function idsByName(): Map<string, number> {
  const names = THEMES.flatMap(({ names: list }) => list);
  return new Map(names.map((name, i) => [name, FIRST_GAME + i]));
}

/** Subjects stand out: the light nearest to the subject's own colour is not taken. */
function lightFor(theme: Theme, { coat, position }: { coat: number; position: number }): BackdropName {
  const [main] = at(MOTIFS[theme.motif].coats, coat);
  const byContrast = [...theme.lights].sort(
    (a, b) => distance(BACKDROPS[b].mid, main) - distance(BACKDROPS[a].mid, main),
  );
  return at(byContrast.slice(0, Math.max(2, byContrast.length - 1)), position);
}

/** Every twenty places each brand has one, in another order each time: a regular one would show as stripes. */
function brandAt(position: number): number {
  const random = randomOf(`brands ${Math.floor(position / BRAND_COUNT)}`);
  const pool = Array.from({ length: BRAND_COUNT }, (_, i) => i + 1);
  const order = Array.from(
    { length: BRAND_COUNT },
    () => pool.splice(random.int(0, pool.length - 1), 1)[0] ?? 1,
  );
  return at(order, position);
}

function titleAt(places: readonly Place[], position: number): Title {
  const edition = Math.floor(position / places.length);
  const { theme, round, gameId } = at(places, position);
  const turn = round + edition;
  const coat = turn % MOTIFS[theme.motif].coats.length;
  const placement = placementOf(theme.motif);
  const tool = placement.kind === 'slot' || placement.typeId !== 7 ? null : placement.kind;
  return {
    gameId: gameId + edition * EDITION_IDS,
    name: [theme.names[round], EDITIONS[edition - 1]].filter(Boolean).join(' '),
    theme,
    ...placement,
    brandId: brandAt(position),
    position,
    round,
    edition,
    coat,
    scene: at(theme.scenes, turn),
    light: lightFor(theme, { coat, position }),
    pose: tool ? 'befriended' : at(POSES, position + round * 3),
    friend: tool === 'dice' ? 'bigDie' : (tool ?? at(theme.friends, turn)),
  };
}

/** In the order of the lobby: the titles themselves, and as many further editions of them as are wanted. */
export function allTitles(size?: number): readonly Title[] {
  const places = inLobbyOrder();
  const most = places.length * (EDITIONS.length + 1);
  const length = Math.min(size ?? places.length, most);
  return Array.from({ length }, (_, position) => titleAt(places, position));
}
