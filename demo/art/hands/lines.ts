// Frames made of lines and light.
import { mix, shade } from '../colour.ts';
import type { Frame } from '../hand.ts';
import { many, path, place, stroke, scatter } from '../pen.ts';
import { circle, ellipse, glint, n, petal, polar, roundRect, sector } from '../shapes.ts';

const box = (inset: number, r: number): string =>
  roundRect([inset, inset], [400 - 2 * inset, 400 - 2 * inset], r);

/** The same corner piece four times. */
export const corners = (piece: string): string =>
  scatter('0 0 0, 400 0 90, 400 400 180, 0 400 270', ([x, y, turn]) => place(piece, { x, y, turn }));

export const deco: Frame = (pen, t) => {
  const gold = pen.metal(t.metal);
  const fan =
    many(5, (i) => path(sector(74 - i * 13, 90, 180), i % 2 ? t.deep : gold)) +
    many(4, (i) =>
      stroke(
        `M0 0L${polar(74, 90 + (i + 0.5) * 22.5)
          .map(n)
          .join(' ')}`,
        t.deep,
        { width: 2, opacity: 0.5 },
      ),
    );
  return (
    path(box(8, 42), 'none', { stroke: t.deep, 'stroke-width': 17 }) +
    pen.relief(
      path(box(9, 40), 'none', { stroke: gold, 'stroke-width': 7 }) +
        path(box(20, 32), 'none', { stroke: gold, 'stroke-width': 2.6 }),
      1.6,
    ) +
    pen.shadow(corners(place(fan, { x: 10, y: 10 })), 3)
  );
};

export const neon: Frame = (pen, t) => {
  const one = mix(t.glow, t.spark, 0.35);
  const shape = 'M70 18H330M382 70V330M330 382H70M18 330V70';
  const bends =
    'M18 62A44 44 0 0 1 62 18M338 18A44 44 0 0 1 382 62M382 338A44 44 0 0 1 338 382M62 382A44 44 0 0 1 18 338';
  return (
    path(box(0, 20), 'none', { stroke: t.deep, 'stroke-width': 46, opacity: 0.8 }) +
    pen.blur(
      stroke(shape, one, { width: 13, opacity: 0.85 }) + stroke(bends, t.metal, { width: 13, opacity: 0.85 }),
      7,
    ) +
    stroke(shape, '#ffffff', 4.6) +
    stroke(bends, mix(t.metal, '#ffffff', 0.6), 4.6)
  );
};

export const filigree: Frame = (pen, t) => {
  const gold = pen.metal(t.metal);
  const curl =
    stroke(
      'M14 118C14 60 22 42 60 40C88 38 88 68 68 68C54 68 54 52 64 52M118 14C60 14 42 22 40 60C38 88 68 88 68 68M14 14C30 18 36 26 40 40M22 92C40 92 46 80 44 70M92 22C92 40 80 46 70 44',
      gold,
      5,
    ) +
    place(path(petal(26, 7, 0.5), gold), { x: 18, y: 118, turn: 180 }) +
    place(path(petal(26, 7, 0.5), gold), { x: 118, y: 18, turn: 90 }) +
    path(circle(64, 64, 7), pen.ball(t.metal));
  return (
    path(box(7, 42), 'none', { stroke: t.deep, 'stroke-width': 15, opacity: 0.85 }) +
    path(box(10, 40), 'none', { stroke: gold, 'stroke-width': 4 }) +
    pen.shadow(pen.relief(corners(curl), 1.6), 2.4)
  );
};

export const orbit: Frame = (pen, t) => {
  const { random } = pen;
  const chain = (sx: 1 | -1, sy: 1 | -1): string => {
    const points = Array.from(
      { length: 5 },
      (_, i) => [200 + sx * (186 - (i % 3) * 26 - random.between(0, 14)), 200 + sy * (60 + i * 30)] as const,
    );
    return (
      stroke(`M${points.map((p) => p.map(n).join(' ')).join('L')}`, t.spark, { width: 1.8, opacity: 0.7 }) +
      points
        .map(
          ([x, y], i) =>
            path(circle(x, y, 10), pen.glow(t.spark, 0.9)) +
            path(i === 2 ? glint(10) : circle(0, 0, 3.6), '#ffffff', {
              transform: `translate(${n(x)} ${n(y)})`,
            }),
        )
        .join('')
    );
  };
  return (
    chain(1, 1) +
    chain(-1, 1) +
    chain(1, -1) +
    chain(-1, -1) +
    path(box(9, 42), 'none', {
      stroke: t.spark,
      'stroke-width': 2.4,
      opacity: 0.6,
      'stroke-dasharray': '2 10',
      'stroke-linecap': 'round',
    })
  );
};

export const stitch: Frame = (pen, t) => {
  const cloth = mix(t.mid, t.deep, 0.35);
  const cross = many(28, (i) => {
    const p = 26 + (i % 7) * 58;
    const side = Math.floor(i / 7);
    const [x, y] = [
      [p, 22],
      [378, p],
      [p, 378],
      [22, p],
    ][side] as [number, number];
    return path('M0 -8L3 -3L8 0L3 3L0 8L-3 3L-8 0L-3 -3Z', i % 2 ? t.metal : t.glow, {
      transform: `translate(${x} ${y})`,
    });
  });
  return (
    pen.shadow(
      path(
        `M0 0H400V400H0Z${roundRect([44, 44], [312, 312], 34)}`,
        pen.linear(`${shade(cloth, 0.08)}, ${shade(cloth, -0.08)}`, 60),
        { 'fill-rule': 'evenodd' },
      ),
      6,
    ) +
    path(box(5, 44), 'none', {
      stroke: t.spark,
      'stroke-width': 2.6,
      'stroke-dasharray': '9 7',
      opacity: 0.8,
    }) +
    path(box(39, 38), 'none', {
      stroke: t.spark,
      'stroke-width': 2.6,
      'stroke-dasharray': '9 7',
      opacity: 0.8,
    }) +
    cross
  );
};

export const enso: Frame = (pen, t) => {
  const brush = (r: number, w: number, o: number): string =>
    path(ellipse([200, 200], r, r), 'none', {
      stroke: mix(t.metal, t.glow, 0.3),
      'stroke-width': w,
      'stroke-dasharray': `${n(r * 5.5)} ${n(r * 0.8)}`,
      transform: 'rotate(-62 200 200)',
      opacity: o,
      'stroke-linecap': 'round',
    });
  return (
    brush(158, 20, 0.95) +
    brush(166, 5, 0.7) +
    brush(146, 3.4, 0.6) +
    brush(152, 8, 0.35) +
    pen.blur(brush(158, 26, 0.35), 6)
  );
};

export const seal: Frame = (pen, t) => {
  const mark =
    pen.relief(path(roundRect([328, 322], [48, 48], 9), pen.lit('#c8302c')), 1.6) +
    stroke('M362 346A10 10 0 1 1 352 336A6 6 0 1 1 346 346M340 358H364', '#ffe9d8', 4);
  return (
    path(box(6, 44), 'none', { stroke: mix(t.metal, '#fff', 0.2), 'stroke-width': 4, opacity: 0.9 }) + mark
  );
};
