import { type Hex, mix, shade } from '../colour.ts';
import type { Motif } from '../motif.ts';
import { around, many, mirror, type Pen, path, place, stroke, scatter } from '../pen.ts';
import { circle, ellipse, petal, polar, ribbon, smooth, spine, xy, type Point } from '../shapes.ts';

export const lotus: Motif = {
  coats: [
    ['#f0629a', '#ffe3ef', '#ffd35c'],
    ['#8d6bf0', '#ece3ff', '#ffdf7a'],
    ['#fff0f5', '#ffffff', '#ffb347'],
    ['#ff8a5c', '#fff0d8', '#ffe27a'],
    ['#3fb8d8', '#e2fbff', '#fff0a0'],
  ],
  draw(pen, [tone, pale, heart]) {
    const leaf = (turn: number, [length, width]: Point, t: number): string =>
      place(
        pen.relief(
          path(
            petal(length, width, 0.5),
            pen.linear(
              `${mix(tone, shade(tone, -0.12), t)}, ${mix(tone, pale, 0.25)} 0.45, ${mix(pale, tone, 0.15 + t * 0.4)}`,
            ),
          ),
          2,
        ) +
          many(3, (i) =>
            stroke(
              `M${(i - 1) * 3} ${-length * 0.16}Q${(i - 1) * width * 0.42} ${-length * 0.5} ${(i - 1) * width * 0.14} ${-length * 0.86}`,
              shade(tone, -0.06),
              { width: 1, opacity: 0.4 },
            ),
          ),
        { y: 46, turn },
      );
    const pad =
      pen.relief(path('M-98 62C-70 40 70 40 98 62C70 92 -70 92 -98 62Z', pen.lit('#2f8f5f')), 3) +
      many(7, (i) =>
        stroke(`M0 60L${-84 + i * 28} ${i % 6 === 0 ? 60 : 78}`, '#8fdc8a', { width: 1.6, opacity: 0.35 }),
      );
    const back =
      mirror(leaf(-78, [96, 21], 1) + leaf(-54, [112, 24], 0.85) + leaf(-27, [126, 26], 0.7)) +
      leaf(0, [134, 26], 0.6);
    const glow = path(ellipse([0, -14], 30, 34), pen.glow(heart, 0.95));
    const mid = mirror(leaf(-66, [84, 22], 0.4) + leaf(-40, [100, 24], 0.3) + leaf(-15, [108, 24], 0.2));
    const seed = pen.relief(path(ellipse([0, -10], 20, 13), pen.lit(heart)), 2);
    const front =
      mirror(leaf(-84, [70, 18], 0.2) + leaf(-48, [76, 22], 0.1) + leaf(-19, [76, 23], 0)) +
      leaf(0, [74, 24], 0);
    return pad + back + glow + mid + seed + front;
  },
};

/** The nearer to the heart, the darker its foot. */
function rosePetal(pen: Pen, [tone, light]: readonly [Hex, Hex], [radius, size]: Point): string {
  const t = radius / 60;
  const fill = pen.radial(
    `${mix(shade(tone, -0.2), tone, t * 0.6)}, ${tone} 0.6, ${mix(tone, light, 0.35)} 0.88, ${mix(tone, light, 0.75)}`,
    [0.5, 0.95],
    1,
  );
  return pen.relief(
    path(
      smooth(
        [
          [0, size * 0.5],
          [-size * 0.75, size * 0.24],
          [-size * 0.82, -size * 0.34],
          [-size * 0.3, -size * 0.7],
          [0, -size * 0.6],
          [size * 0.3, -size * 0.72],
          [size * 0.82, -size * 0.34],
          [size * 0.75, size * 0.24],
        ],
        true,
      ),
      fill,
    ),
    2.6,
  );
}

export const rose: Motif = {
  coats: [
    ['#d3264f', '#ff9fb0', '#3f9a5a'],
    ['#f2a13c', '#fff0c4', '#4fa06a'],
    ['#8a4be0', '#e0c4ff', '#3fa08a'],
    ['#fff1ee', '#ffffff', '#4f9a6a'],
    ['#2f6fe0', '#b8dcff', '#2f8f7a'],
  ],
  draw(pen, [tone, light, leaf]) {
    const leaves = many(5, (i) =>
      place(
        pen.solid(petal(52, 19, 0.45), shade(leaf, -0.03 * (i % 2)), 3) +
          stroke('M0 -6V-44', shade(leaf, 0.16), 1.8),
        { x: polar(44, i * 72 + 36)[0], y: polar(44, i * 72 + 36)[1] + 2, turn: i * 72 + 36 },
      ),
    );
    const ring = (count: number, [radius, size]: Point, offset: number): string =>
      many(count, (i) => {
        const turn = offset + (i * 360) / count;
        const [x, y] = polar(radius, turn);
        return place(rosePetal(pen, [tone, light], [radius, size]), { x, y: y - 2, turn });
      });
    const bud =
      pen.relief(path(circle(0, -2, 17), pen.radial(`${shade(tone, -0.26)}, ${tone}`)), 2.4) +
      stroke('M-10 -2C-10 -14 10 -14 10 -2C10 8 -5 8 -4 0C-3 -5 4 -5 4 0', mix(tone, light, 0.6), 3);
    return (
      leaves +
      ring(5, [44, 40], 0) +
      ring(5, [31, 32], 36) +
      ring(4, [19, 25], 10) +
      ring(3, [9, 19], 60) +
      bud
    );
  },
};

export const clover: Motif = {
  coats: [
    ['#2fa653', '#b6f06a', '#ffd34d'],
    ['#129a8a', '#8ff5d0', '#ffe9a0'],
    ['#e0a92e', '#fff3b0', '#ffffff'],
    ['#6a55d8', '#cdbcff', '#7ff0c8'],
  ],
  draw(pen, [leaf, light, dew]) {
    const heart = 'M0 4C-8 -10 -46 -26 -44 -58C-42 -84 -12 -88 0 -66C12 -88 42 -84 44 -58C46 -26 8 -10 0 4Z';
    const blade = pen.gloss(
      path(heart, pen.radial(`${shade(leaf, -0.16)}, ${leaf} 0.5, ${shade(leaf, 0.1)}`, [0.5, 1], 1)),
      4,
    );
    const band = path(
      'M0 -16C-10 -24 -30 -34 -31 -54C-24 -40 -10 -34 0 -34C10 -34 24 -40 31 -54C30 -34 10 -24 0 -16Z',
      light,
      { opacity: 0.6 },
    );
    const veins = stroke('M0 -4V-56M0 -20L-18 -42M0 -20L18 -42', mix(leaf, light, 0.7), {
      width: 2,
      opacity: 0.8,
    });
    const stem = spine(xy('2 6, 10 40, 34 74, 58 92'), (t) => 5 + t * 2);
    const drops = scatter('-34 -30 7, 30 36 6, 46 -44 5', ([x, y, r]) =>
      pen.gloss(
        path(
          circle(x, y, r),
          pen.radial(`#ffffff/0.95, ${light}/0.6 0.6, ${shade(leaf, 0.2)}/0.95`, [0.35, 0.3], 0.8),
        ),
        1.6,
      ),
    );
    return (
      pen.solid(ribbon(stem), shade(leaf, -0.05), 2.4) +
      place(
        around(4, () => blade + band + veins),
        { turn: 45, y: -6 },
      ) +
      path(circle(0, -6, 6), pen.ball(dew)) +
      drops
    );
  },
};

export const cactus: Motif = {
  coats: [
    ['#2f9a5a', '#9fe070', '#ff5f8f'],
    ['#1f8f8a', '#86e8c8', '#ffb347'],
    ['#7a9a2f', '#dcec7a', '#ff6a4a'],
    ['#5a5fc8', '#b6b9ff', '#ffd34d'],
  ],
  draw(pen, [skin, light, bloom]) {
    const limb = (points: readonly (readonly [number, number])[], thick: number): string => {
      const s = spine(points, (t) => thick * Math.min(1, Math.sqrt(Math.max(0, 1 - t) * 5 + 0.1)));
      const rib = (share: number): string =>
        path(ribbon(s, share - 0.09, share + 0.09), light, { opacity: 0.42 });
      return pen.relief(
        path(ribbon(s), pen.linear(`${shade(skin, 0.13)}, ${skin} 0.5, ${shade(skin, -0.17)}`, 0)) +
          rib(-0.55) +
          rib(0) +
          rib(0.55),
        4,
      );
    };
    const flower = ([x, y]: Point, size: number, turn: number): string =>
      place(
        pen.relief(
          many(5, (i) =>
            place(path(petal(19, 7, 0.6), pen.linear(`${shade(bloom, 0.16)}, ${bloom}`)), {
              turn: (i - 2) * 32,
            }),
          ),
          1.5,
        ) + path(circle(0, -2, 4.6), '#ffe37a'),
        { x, y, size, turn },
      );
    const left = limb(xy('-8 34, -42 34, -58 14, -58 -24'), 15);
    const right = limb(xy('8 14, 42 16, 58 -6, 56 -48'), 16);
    const trunk = limb(xy('0 84, 0 30, 0 -30, 0 -88'), 27);
    const spines = many(14, (i) =>
      stroke('M-4 0L4 0M0 -4L0 4', '#fffbe0', {
        width: 1.3,
        transform: `translate(${[-14, 13, -2][i % 3]} ${-70 + i * 10.5})`,
        opacity: 0.85,
      }),
    );
    const ground =
      pen.relief(path('M-92 92C-60 70 60 70 92 92Z', pen.lit('#d79a55')), 3) +
      path(ellipse([-52, 86], 12, 6), '#b9783f') +
      path(ellipse([56, 88], 15, 6), '#a96a38');
    return (
      left +
      right +
      trunk +
      spines +
      ground +
      flower([0, -84], 1.15, 0) +
      flower([-58, -22], 0.85, -14) +
      flower([57, -48], 0.9, 16)
    );
  },
};

export const mushroom: Motif = {
  coats: [
    ['#d83a3f', '#fff3e0', '#ffd34d'],
    ['#6f56d8', '#efe9ff', '#7ff5e0'],
    ['#1f9f96', '#e9fff6', '#ffe27a'],
    ['#f0862f', '#fff3d8', '#ff7ab0'],
  ],
  draw(pen, [cap, stem]) {
    const one = (size: number, [x, y]: Point, turn: number): string =>
      place(
        pen.relief(
          path('M-18 0C-16 30 -22 54 -28 66C-14 76 14 76 28 66C22 54 16 30 18 0Z', pen.lit(stem)),
          3.4,
        ) +
          pen.relief(
            path('M-24 20C-10 30 10 30 24 20C20 36 -20 36 -24 20Z', pen.lit(shade(stem, -0.04))),
            1.8,
          ) +
          path(
            'M-52 8C-30 24 30 24 52 8C30 0 -30 0 -52 8Z',
            pen.radial(`${shade(stem, -0.08)}, ${shade(stem, -0.3)}`),
          ) +
          many(9, (i) =>
            stroke(`M${-6 + i * 1.5} 6L${-40 + i * 10} 12`, shade(stem, -0.3), { width: 1, opacity: 0.5 }),
          ) +
          pen.gloss(
            path(
              'M-66 6C-68 -36 -36 -66 0 -66C36 -66 68 -36 66 6C50 -4 24 -4 0 -4C-24 -4 -50 -4 -66 6Z',
              pen.radial(`${shade(cap, 0.14)}, ${cap} 0.5, ${shade(cap, -0.2)}`, [0.36, 0.24], 0.9),
            ),
            5,
          ) +
          scatter('-30 -24 10, 4 -44 11, 34 -22 9, -4 -16 7, -50 -8 6, 52 -4 5.5', ([a, b, r]) =>
            path(ellipse([a, b], r * 1.1, r * 0.86), stem),
          ),
        { x, y, size, turn },
      );
    const ground =
      pen.relief(path('M-96 92C-80 66 80 66 96 92Z', pen.lit('#3c7a4a')), 3) +
      many(9, (i) =>
        place(pen.solid(petal(22, 3.6), '#6fbf5a', 1), {
          x: -80 + i * 20,
          y: 84,
          turn: -24 + ((i * 37) % 48),
        }),
      );
    return one(0.62, [-58, 38], -10) + one(0.54, [62, 46], 12) + one(1.12, [4, 2], 2) + ground;
  },
};

export const sunflower: Motif = {
  coats: [
    ['#ffc12e', '#e0762a', '#5a3420'],
    ['#ff7f5c', '#c43a5f', '#40203a'],
    ['#f7f2ff', '#c9b6f2', '#ffc93c'],
    ['#7fd0ff', '#3f7fe0', '#20305f'],
  ],
  draw(pen, [tone, deep, heart]) {
    const ring = (count: number, [length, offset]: Point, fill: string): string =>
      around(count, () =>
        place(path(petal(length, 14, 0.62), fill, { stroke: shade(deep, -0.08), 'stroke-width': 0.9 }), {
          y: 0,
          turn: offset,
        }),
      );
    const back = pen.relief(
      ring(14, [98, 360 / 28], pen.linear(`${deep}, ${mix(tone, deep, 0.45)} 0.6, ${deep}`)),
      2,
    );
    const front = pen.relief(
      ring(14, [90, 0], pen.linear(`${shade(tone, 0.1)}, ${tone} 0.5, ${mix(tone, deep, 0.8)}`)),
      2.4,
    );
    const disc = pen.relief(
      path(
        circle(0, 0, 42),
        pen.radial(`${shade(heart, 0.12)}, ${heart} 0.7, ${shade(heart, -0.1)}`, [0.4, 0.35], 0.7),
      ),
      4,
    );
    const seeds = many(84, (i) => {
      const [x, y] = polar(Math.sqrt(i) * 4.2, i * 137.5);
      return path(circle(x, y, 1.1 + i * 0.012), i > 52 ? mix(heart, tone, 0.7) : mix(heart, tone, 0.42));
    });
    return back + front + disc + seeds;
  },
};
