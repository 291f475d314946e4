// Pictures twice as wide as high: a subject right of the middle, its company around it, quiet at the start side.
import { BACKDROPS, type BackdropName } from './backdrop.ts';
import { MOTIFS, type MotifName, SCENES, type SceneName } from './gallery.ts';
import { group, Pen, path, place } from './pen.ts';
import { randomOf } from './random.ts';
import { ellipse, glint } from './shapes.ts';

export interface Banner {
  readonly scene: SceneName;
  readonly light: BackdropName;
  readonly hero: MotifName;
  /** Index into the hero's coats. */
  readonly coat: number;
  readonly company: readonly MotifName[];
}

const WIDTH = 800;
const HEIGHT = 400;
const CONTOUR = '#120a1e';
/** Where the company stands: x, y, size, turn. */
const STANDS = [
  [300, 290, 0.78, -10],
  [736, 288, 0.8, 12],
  [128, 316, 0.58, -6],
  [660, 92, 0.5, 14],
] as const;

export function composeBanner(seed: string, banner: Banner, pixels: number): string {
  const pen = new Pen(randomOf(seed));
  const light = BACKDROPS[banner.light];
  const scene = SCENES[banner.scene](pen, light, { w: WIDTH, h: HEIGHT });
  const glow = path(ellipse([520, 196], 260, 230), pen.glow(light.glow, 0.9));
  const shade = `<rect width="${WIDTH}" height="${HEIGHT}" fill="${pen.linear(`${light.land}/0.5, ${light.land}/0 0.5, ${light.land}/0.25`, 0)}"/>`;
  const company = banner.company.map((name, i) => {
    const [x, y, size, turn] = STANDS[i % STANDS.length] ?? STANDS[0];
    const drawn = MOTIFS[name].draw(pen, coatOf(name, i));
    return place(pen.contour(drawn, { width: 2.2, colour: CONTOUR, fallBy: 4 }), { x, y, size, turn });
  });
  const drawn = MOTIFS[banner.hero].draw(pen, coatOf(banner.hero, banner.coat));
  const hero = place(pen.contour(drawn, { width: 1.7, colour: CONTOUR, fallBy: 5 }), {
    x: 520,
    y: 204,
    size: 1.66,
    turn: 3,
  });
  const sparks = Array.from({ length: 9 }, () => {
    const at = `translate(${pen.random.between(30, 770).toFixed(0)} ${pen.random.between(24, 376).toFixed(0)})`;
    return path(glint(pen.random.between(5, 13)), '#ffffff', { transform: at, opacity: 0.9 });
  });
  const layers = [scene, shade, glow, ...company, hero, ...sparks];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${pixels}" height="${pixels / 2}">${pen.defs}${group(layers)}</svg>`;
}

function coatOf(name: MotifName, index: number) {
  const { coats } = MOTIFS[name];
  return coats[index % coats.length] ?? coats[0] ?? ['#ffffff', '#888888', '#000000'];
}
