// Puts scene, brand and subject together.
import { BACKDROPS, type BackdropName, type Scene } from './backdrop.ts';
import { mix, shade } from './colour.ts';
import type { Hand } from './hand.ts';
import type { Coat, Motif } from './motif.ts';
import { group, Pen, path, place } from './pen.ts';
import { randomOf } from './random.ts';
import { ellipse, glint } from './shapes.ts';

export type Pose = 'plain' | 'lean' | 'flanked' | 'close' | 'raised' | 'befriended';

export interface Picture {
  /** Decides every chance in it. */
  readonly seed: string;
  readonly motif: Motif;
  readonly coat: Coat;
  /** A second, smaller subject; used by the poses that have room for one. */
  readonly friend?: { readonly motif: Motif; readonly coat: Coat };
  readonly scene: Scene;
  readonly light: BackdropName;
  readonly hand: Hand;
  readonly pose: Pose;
}

const CONTOURS = { dark: '#120a1e', light: '#fffaf0' } as const;

function subject(pen: Pen, picture: Picture): string {
  const { hand, motif, coat } = picture;
  const drawn = motif.draw(pen, coat);
  const light = BACKDROPS[picture.light];
  const { contour } = hand;
  if (contour === 'none')
    return pen.contour(drawn, { width: 1.4, colour: shade(light.deep, -0.05), fallBy: 5 });
  if (contour === 'metal')
    return pen.contour(pen.contour(drawn, { width: 1.6, colour: CONTOURS.dark }), {
      width: 2.4,
      colour: mix(hand.metal, '#ffffff', 0.25),
      fallBy: 5,
    });
  return pen.contour(drawn, { width: contour === 'light' ? 4.4 : 2.2, colour: CONTOURS[contour], fallBy: 5 });
}

function companions(pen: Pen, picture: Picture): string {
  const { pose, motif, coat, friend } = picture;
  const dim = (inner: string): string =>
    pen.blur(pen.contour(inner, { width: 1.6, colour: CONTOURS.dark }), 1.3);
  if (pose === 'flanked') {
    const other = motif.coats[(motif.coats.indexOf(coat) + 1) % motif.coats.length] ?? coat;
    const one = dim(motif.draw(pen, other));
    return (
      place(one, { x: 84, y: 176, size: 0.72, turn: -14 }) +
      place(one, { x: 316, y: 176, size: 0.72, turn: 14, flip: true })
    );
  }
  return friend && pose === 'raised'
    ? place(dim(friend.motif.draw(pen, friend.coat)), { x: 306, y: 104, size: 0.62, turn: 12 })
    : '';
}

function stage(pen: Pen, picture: Picture): string {
  const light = BACKDROPS[picture.light];
  const size = 1.46 * picture.hand.size;
  const turn = pen.random.between(-5, 5);
  const main = subject(pen, picture);
  const pool = path(ellipse([200, 356], 130, 22), light.land, { opacity: 0.35 });
  switch (picture.pose) {
    case 'lean':
      return place(main, { x: 200, y: 200, size: size * 1.03, turn: pen.random.pick([-10, 10]) });
    case 'flanked':
      return pool + place(main, { x: 200, y: 214, size: size * 0.94 });
    case 'close':
      return place(main, { x: 200, y: 224, size: size * 1.22, turn: turn * 0.6 });
    case 'raised':
      return pool + place(main, { x: 178, y: 224, size: size * 0.93, turn: -3 });
    case 'befriended': {
      const { friend } = picture;
      const small = friend
        ? place(
            pen.contour(friend.motif.draw(pen, friend.coat), { width: 3, colour: CONTOURS.dark, fallBy: 6 }),
            { x: 302, y: 304, size: 0.64, turn: 8 },
          )
        : '';
      return place(main, { x: 182, y: 180, size: size * 0.96, turn: turn * 0.5 }) + small;
    }
    default:
      return pool + place(main, { x: 200, y: 204, size, turn: turn * 0.4 });
  }
}

function finish(pen: Pen, picture: Picture): string {
  const { hand } = picture;
  const light = BACKDROPS[picture.light];
  const edge = `<rect width="400" height="400" fill="${pen.radial(`${light.land}/0, ${light.land}/0 0.62, ${light.land}/${hand.vignette}`, [0.5, 0.48], 0.76)}"/>`;
  return edge;
}

const sparks = (pen: Pen, colour: string): string =>
  [0, 1, 2, 3]
    .map((i) =>
      path(glint(pen.random.between(6, 13)), colour, {
        transform: `translate(${pen.random.between(60, 340).toFixed(0)} ${(i % 2 ? pen.random.between(60, 130) : pen.random.between(260, 345)).toFixed(0)})`,
        opacity: 0.9,
      }),
    )
    .join('');

/** The whole picture as SVG, `pixels` wide. */
export function compose(picture: Picture, pixels: number): string {
  const pen = new Pen(randomOf(picture.seed));
  const { hand } = picture;
  const light = BACKDROPS[picture.light];
  const tones = { ...light, metal: hand.metal };
  const scene =
    picture.scene(pen, light, { w: 400, h: 400 }) + finish(pen, picture) + (hand.behind?.(pen, tones) ?? '');
  const frame = hand.frame?.(pen, tones) ?? '';
  const figures = companions(pen, picture) + stage(pen, picture) + sparks(pen, '#ffffff');
  const layers = hand.pop ? [scene, frame, figures] : [scene, figures, frame];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" width="${pixels}" height="${pixels}">${pen.defs}${group(layers)}</svg>`;
}
