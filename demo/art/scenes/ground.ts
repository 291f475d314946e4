// What several scenes share: skies, hills, far lights.
import { type Hex, mix } from '../colour.ts';
import type { Backdrop, Size } from '../backdrop.ts';
import { many, path, type Pen } from '../pen.ts';
import { circle, ellipse, glint, n, type Point, smooth } from '../shapes.ts';

export const fill = ({ w, h }: Size, paint: string): string =>
  `<rect width="${w}" height="${h}" fill="${paint}"/>`;

export const sky = (pen: Pen, light: Backdrop, size: Size): string =>
  fill(
    size,
    pen.linear(`${light.deep}, ${light.mid} 0.5, ${mix(light.mid, light.glow, 0.6)} 0.85, ${light.glow}`),
  );

/** The light behind the subject. */
export const heart = (
  pen: Pen,
  light: Backdrop,
  { w, h, strength = 0.9 }: Size & { readonly strength?: number },
): string => path(ellipse([w / 2, h * 0.5], h * 0.56, h * 0.54), pen.glow(light.glow, strength));

export interface Lights {
  readonly colour: Hex;
  readonly count: number;
}

export function stars(pen: Pen, { w, h }: Size, { colour, count }: Lights): string {
  const { random } = pen;
  return many(count, (i) => {
    const [x, y] = [random.between(6, w - 6), random.between(6, h * 0.72)];
    return i % 7 === 0
      ? path(glint(random.between(5, 9)), colour, { transform: `translate(${n(x)} ${n(y)})`, opacity: 0.9 })
      : path(circle(x, y, random.between(0.8, 2.3)), colour, { opacity: random.between(0.45, 0.95) });
  });
}

interface Ridge {
  readonly y: number;
  readonly rise: number;
  readonly steps: number;
  readonly sharp?: boolean;
}

/** A line of hills across the picture, filled down to its foot. */
function ridge(pen: Pen, { w, h }: Size, { y, rise, steps, sharp }: Ridge): string {
  const { random } = pen;
  const points: Point[] = Array.from({ length: steps + 3 }, (_, i) => [
    ((i - 1) * w) / steps + (i > 0 && i < steps + 2 ? random.between(-0.2, 0.2) * (w / steps) : 0),
    y - (i % 2 ? random.between(0.6, 1) : random.between(0, 0.35)) * rise,
  ]);
  const top = sharp ? `M${points.map(([a, b]) => `${n(a)} ${n(b)}`).join('L')}` : smooth(points);
  return `${top}L${w + 60} ${h + 20}L-60 ${h + 20}Z`;
}

interface Hills {
  readonly size: Size;
  readonly list: readonly Ridge[];
}

/** Hills behind hills, each nearer one darker. */
export const ridges = (pen: Pen, light: Backdrop, { size, list }: Hills): string =>
  list
    .map((r, i) => {
      const near = (i + 1) / list.length;
      const tone = mix(mix(light.mid, light.glow, 0.35), light.land, 0.25 + near * 0.7);
      return path(
        ridge(pen, size, r),
        pen.linear(
          `${mix(tone, light.glow, 0.22 * (1.2 - near))}, ${tone} 0.5, ${mix(tone, light.land, 0.5)}`,
        ),
      );
    })
    .join('');

/** Soft round lights floating about. */
export const motes = (pen: Pen, { w, h }: Size, { colour, count }: Lights): string =>
  many(count, () => {
    const [x, y, r] = [pen.random.between(0, w), pen.random.between(0, h), pen.random.between(2, 7)];
    return (
      path(circle(x, y, r * 2.6), pen.glow(colour, 0.8)) +
      path(circle(x, y, r * 0.5), colour, { opacity: 0.95 })
    );
  });

/** Rays from the middle, every other one lit. */
export function rays(pen: Pen, { w, h }: Size, { colour, count }: Lights): string {
  const turn = pen.random.between(0, 360);
  const reach = Math.hypot(w, h) * 0.6;
  const wedge = (i: number): string => {
    const [a, b] = [(i * 360) / count + turn, ((i + 0.5) * 360) / count + turn].map(
      (d) => (d * Math.PI) / 180,
    ) as [number, number];
    return `M0 0L${n(Math.cos(a) * reach)} ${n(Math.sin(a) * reach)}L${n(Math.cos(b) * reach)} ${n(Math.sin(b) * reach)}Z`;
  };
  const all = Array.from({ length: count }, (_, i) => wedge(i)).join('');
  return path(all, pen.radial(`${colour}/0.5, ${colour}/0.2 0.5, ${colour}/0.03`), {
    transform: `translate(${w / 2} ${h * 0.52})`,
  });
}
