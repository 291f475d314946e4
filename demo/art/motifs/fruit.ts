// What turns on the oldest reels of all.
import { mix, shade } from '../colour.ts';
import type { Motif } from '../motif.ts';
import { many, path, place, stroke, scatter } from '../pen.ts';
import { circle, ellipse, petal, polar, ribbon, smooth, spine, xy } from '../shapes.ts';

const shine = (x: number, y: number, r: number): string =>
  path(ellipse([x, y], r, r * 0.55), '#fff', { opacity: 0.75, transform: `rotate(-32 ${x} ${y})` });

export const cherry: Motif = {
  coats: [
    ['#d81f3c', '#4fae4a', '#7a4a2a'],
    ['#7a1f6a', '#5fb05a', '#6a4030'],
    ['#ff7a3c', '#3fa060', '#7a4a2a'],
    ['#e8b62c', '#3f9f4a', '#8a5a2a'],
  ],
  draw(pen, [skin, leaf, wood]) {
    const stem = (points: readonly (readonly [number, number])[]): string =>
      pen.relief(path(ribbon(spine(points, (t) => 3.4 + t * 1.6)), pen.lit(wood)), 1.5);
    const ball = (x: number, y: number, r: number): string =>
      pen.gloss(
        path(
          smooth(
            [
              [x, y - r * 0.82],
              [x + r * 0.6, y - r * 0.92],
              [x + r, y - r * 0.1],
              [x + r * 0.6, y + r * 0.8],
              [x, y + r * 0.94],
              [x - r * 0.6, y + r * 0.8],
              [x - r, y - r * 0.1],
              [x - r * 0.6, y - r * 0.92],
            ],
            true,
          ),
          pen.radial(`${shade(skin, 0.16)}, ${skin} 0.4, ${shade(skin, -0.24)}`, [0.36, 0.3], 0.8),
        ),
        6,
      ) + shine(x - r * 0.4, y - r * 0.42, r * 0.26);
    const leaves =
      place(
        pen.solid(petal(74, 24, 0.5), leaf, 3) +
          stroke('M0 -4V-66', shade(leaf, 0.2), 2.2) +
          many(4, (i) =>
            stroke(
              `M0 ${-18 - i * 11}L${12} ${-28 - i * 11}M0 ${-18 - i * 11}L-12 ${-28 - i * 11}`,
              shade(leaf, 0.16),
              1.3,
            ),
          ),
        { x: 16, y: -78, turn: 78 },
      ) + place(pen.solid(petal(44, 16, 0.5), shade(leaf, -0.06), 2.4), { x: 8, y: -80, turn: -70 });
    return (
      stem(xy('-40 24, -34 -12, -12 -48, 14 -82')) +
      stem(xy('44 36, 44 0, 34 -42, 14 -82')) +
      leaves +
      ball(-42, 46, 42) +
      ball(44, 52, 40)
    );
  },
};

export const citrus: Motif = {
  coats: [
    ['#ff9d1f', '#fff0c8', '#4fae4a'],
    ['#f4d02c', '#fffbe0', '#5fb04a'],
    ['#8fc92f', '#f6ffd6', '#2f8f4a'],
    ['#f0566a', '#ffe6dc', '#4fa05a'],
  ],
  draw(pen, [skin, pith, leaf]) {
    const whole =
      pen.gloss(path(circle(-24, -18, 58), pen.ball(skin)), 6) +
      many(16, (i) =>
        path(
          circle(
            -24 + polar(44, i * 47)[0] * (0.5 + (i % 3) * 0.22),
            -18 + polar(44, i * 47)[1] * (0.5 + (i % 3) * 0.22),
            1.6,
          ),
          shade(skin, -0.14),
          { opacity: 0.5 },
        ),
      );
    const leaves =
      place(pen.solid(petal(54, 18, 0.5), leaf, 2.6) + stroke('M0 -4V-46', shade(leaf, 0.18), 1.8), {
        x: -30,
        y: -70,
        turn: 52,
      }) + place(pen.solid(petal(40, 13, 0.5), shade(leaf, -0.05), 2.2), { x: -30, y: -70, turn: -34 });
    const wedge = (i: number): string =>
      path(
        'M0 -7C-7 -14 -17 -30 -15 -41C-10 -47 10 -47 15 -41C17 -30 7 -14 0 -7Z',
        pen.radial(`${shade(skin, 0.16)}, ${shade(skin, 0.04)} 0.7, ${skin}`, [0.4, 0.2], 0.9),
        { transform: `rotate(${i * 45})` },
      ) +
      many(4, (k) =>
        path(ellipse([-6 + (k % 2) * 11, -24 - k * 4], 1.5, 4), '#fff', {
          opacity: 0.35,
          transform: `rotate(${i * 45})`,
        }),
      );
    const slice = pen.shadow(
      pen.gloss(path(circle(0, 0, 58), pen.ball(skin)), 4) +
        path(circle(0, 0, 51), pith) +
        many(8, wedge) +
        path(circle(0, 0, 4), pith),
      4,
    );
    return leaves + whole + place(slice, { x: 34, y: 32, turn: -14 });
  },
};

export const grapes: Motif = {
  coats: [
    ['#7a3fd0', '#4fae4a', '#7a4a2a'],
    ['#9acb3a', '#3f9f4a', '#7a5a2a'],
    ['#d03a6a', '#5fae4a', '#7a4a2a'],
    ['#2f6fd8', '#3fa06a', '#6a4a3a'],
  ],
  draw(pen, [skin, leaf, wood]) {
    const stem =
      pen.relief(path(ribbon(spine(xy('2 -40, 4 -64, -8 -84, -4 -96'), () => 5)), pen.lit(wood)), 1.6) +
      stroke('M6 -66C28 -84 50 -60 60 -82C66 -92 56 -98 52 -90', leaf, 3.4);
    const vine = place(
      pen.relief(
        path(
          smooth(
            xy(
              '0 6, -16 -6, -44 -2, -40 -26, -62 -40, -38 -52, -36 -76, -10 -66, 8 -84, 16 -56, 34 -44, 20 -24, 16 -4',
            ),
            true,
          ),
          pen.lit(leaf),
        ),
        3,
      ) + stroke('M0 0L-12 -58M-4 -22L-40 -34M-3 -16L20 -40', shade(leaf, 0.16), 2),
      { x: -6, y: -44, turn: -16, size: 0.92 },
    );
    const rows = xy('5 -28, 6 0, 5 27, 4 52, 3 74, 1 90');
    const berries = rows
      .map(([count, y]) =>
        many(count, (i) => {
          const x = (i - (count - 1) / 2) * 27;
          return (
            pen.gloss(path(circle(x, y, 17.5), pen.ball(shade(skin, ((i * 7 + y) % 5) * 0.012 - 0.02))), 3) +
            shine(x - 6, y - 7, 4.6)
          );
        }),
      )
      .join('');
    return stem + vine + berries;
  },
};

export const melon: Motif = {
  coats: [
    ['#f0465a', '#2f9a4a', '#effbd8'],
    ['#ffb52e', '#3f8f3f', '#fff8d8'],
    ['#ff7fae', '#1f8f7a', '#f2fff0'],
    ['#8a5cf0', '#2f6fb0', '#f0f0ff'],
  ],
  draw(pen, [flesh, rind, pith]) {
    const half = (r: number): string => `M${-r} 0A${r} ${r} 0 0 0 ${r} 0Z`;
    const slice =
      pen.relief(path(half(98), pen.lit(rind)), 3) +
      many(7, (i) =>
        path(
          `M${polar(97, 105 + i * 25).join(' ')}L${polar(90, 101 + i * 25).join(' ')}L${polar(90, 109 + i * 25).join(' ')}Z`,
          shade(rind, 0.18),
        ),
      ) +
      path(half(88), pith) +
      pen.gloss(
        path(
          half(80),
          pen.radial(`${shade(flesh, 0.12)}, ${flesh} 0.6, ${shade(flesh, -0.06)}`, [0.5, 0], 1),
        ),
        4,
      );
    const seeds = many(11, (i) => {
      const r = i < 4 ? 34 : 60;
      const turn = i < 4 ? 120 + i * 40 : 108 + (i - 4) * 24;
      const [x, y] = polar(r, turn);
      return place(
        path('M0 -8C5 -2 5 6 0 8C-5 6 -5 -2 0 -8Z', '#2a1420') +
          path(ellipse([-1.4, 1], 1, 2.4), '#fff', { opacity: 0.6 }),
        { x, y, turn: turn + 180 },
      );
    });
    const behind = place(
      pen.relief(path(circle(0, 0, 56), pen.ball(rind)), 5) +
        many(6, (i) =>
          stroke(
            `M${-30 + i * 12} -54C${-60 + i * 24} -20 ${-60 + i * 24} 20 ${-30 + i * 12} 54`,
            shade(rind, i % 2 ? 0.16 : -0.14),
            { width: 5, opacity: 0.7 },
          ),
        ),
      { x: -30, y: -34 },
    );
    return behind + place(slice + seeds, { x: 6, y: 4, turn: -12 });
  },
};

export const seven: Motif = {
  coats: [
    ['#e0263c', '#ffd34d', '#fff3c4'],
    ['#2f7fe8', '#e8f2ff', '#8fe3ff'],
    ['#f0a92c', '#fff0b0', '#e0263c'],
    ['#8a3fe0', '#ff9ad8', '#ffe6fb'],
    ['#17a06a', '#d8ffb0', '#ffe27a'],
  ],
  draw(pen, [tone, edge, light]) {
    const figure =
      'M-66 -84C-40 -72 -20 -72 4 -80C26 -88 48 -88 72 -80L72 -56C46 -22 26 20 26 86L-34 86C-32 30 -6 -12 24 -42C4 -42 -22 -40 -38 -26L-44 -12L-66 -12Z';
    const outer = pen.gloss(
      path(figure, pen.metal(edge), {
        stroke: pen.metal(edge),
        'stroke-width': 15,
        'stroke-linejoin': 'round',
      }),
      4,
    );
    const face = pen.gloss(
      path(figure, pen.linear(`${shade(tone, 0.18)}, ${tone} 0.4, ${shade(tone, -0.2)}`, 75)),
      5,
    );
    const gleam = pen.clip(
      path('M-90 -70C-30 -44 40 -52 90 -92L90 -120L-90 -120Z', '#fff', { opacity: 0.24 }) +
        path('M-30 90C-30 40 -10 0 22 -36L34 -30C6 10 -8 50 -8 90Z', '#fff', { opacity: 0.22 }),
      figure,
    );
    const studs = scatter('-55 -60, -20 -62, 20 -68, 56 -68, 40 -36, 20 -2, 6 34, -2 68', ([x, y]) =>
      path(circle(x, y, 3.6), pen.ball(light)),
    );
    return outer + face + gleam + studs;
  },
};

export const bell: Motif = {
  coats: [
    ['#f2b632', '#e0263c', '#fff0b0'],
    ['#d8e2f0', '#2f7fe8', '#ffffff'],
    ['#e08a5a', '#1f9f96', '#ffe6d0'],
    ['#8fe0c0', '#8a3fe0', '#f0fff8'],
  ],
  draw(pen, [metal, ribbonTone, light]) {
    const clapper = pen.gloss(path(circle(0, 78, 17), pen.ball(shade(metal, -0.1))), 3);
    const body = pen.gloss(
      path(
        'M0 -74C34 -74 46 -44 50 -6C53 26 62 42 80 58C84 64 82 70 76 70L-76 70C-82 70 -84 64 -80 58C-62 42 -53 26 -50 -6C-46 -44 -34 -74 0 -74Z',
        pen.linear(
          `${shade(metal, -0.12)}, ${shade(metal, 0.16)} 0.22, ${metal} 0.45, ${shade(metal, -0.16)} 0.8, ${shade(metal, -0.02)}`,
          0,
        ),
      ),
      6,
    );
    const rim = pen.relief(
      path(
        'M-80 56C-50 66 50 66 80 56C86 64 84 74 76 76C50 84 -50 84 -76 76C-84 74 -86 64 -80 56Z',
        pen.metal(shade(metal, 0.04)),
      ),
      2.6,
    );
    const bands =
      stroke('M-49 8C-20 16 20 16 49 8', shade(metal, -0.2), 3) +
      stroke('M-48 13C-20 21 20 21 48 13', light, { width: 2, opacity: 0.7 }) +
      stroke('M-42 -36C-16 -30 16 -30 42 -36', shade(metal, -0.18), 2.4);
    const engraving = many(5, (i) =>
      place(path(petal(17, 6, 0.5), light, { opacity: 0.55 }), {
        x: -36 + i * 18,
        y: 44 - Math.abs(i - 2) * 1.5,
      }),
    );
    const bow =
      pen.relief(
        path(
          'M0 -76C-20 -104 -62 -104 -58 -80C-56 -62 -20 -66 0 -76C20 -66 56 -62 58 -80C62 -104 20 -104 0 -76Z',
          pen.lit(ribbonTone),
        ) +
          path(
            'M-6 -74C-14 -58 -34 -50 -46 -44L-30 -38L-28 -28C-14 -42 -2 -58 2 -72ZM6 -74C14 -58 34 -50 46 -44L30 -38L28 -28C14 -42 2 -58 -2 -72Z',
            pen.lit(shade(ribbonTone, -0.05)),
          ),
        2.6,
      ) + pen.gloss(path(circle(0, -76, 11), pen.ball(ribbonTone)), 2.4);
    const gleam = path(
      'M-30 -40C-38 -10 -40 20 -52 44C-42 48 -34 46 -30 40C-22 14 -22 -20 -16 -50C-22 -54 -28 -50 -30 -40Z',
      '#fff',
      { opacity: 0.32 },
    );
    return clapper + body + bands + engraving + gleam + rim + bow;
  },
};

export const plum: Motif = {
  coats: [
    ['#6a3fc8', '#5fae4a', '#e8d8ff'],
    ['#ff8a6a', '#4fa05a', '#fff0dc'],
    ['#e0365a', '#3f9f5a', '#ffdfe4'],
    ['#3fa0a8', '#6fb04a', '#e0fff8'],
  ],
  draw(pen, [skin, leaf, bloom]) {
    const fruit = (x: number, y: number, r: number): string =>
      place(
        pen.gloss(
          path(
            smooth(
              [
                [0, -r * 0.8],
                [r * 0.5, -r],
                [r * 0.96, -r * 0.4],
                [r * 0.86, r * 0.5],
                [r * 0.2, r],
                [-r * 0.5, r * 0.92],
                [-r, r * 0.2],
                [-r * 0.84, -r * 0.66],
                [-r * 0.4, -r],
              ],
              true,
            ),
            pen.radial(`${mix(skin, bloom, 0.45)}, ${skin} 0.4, ${shade(skin, -0.22)}`, [0.36, 0.3], 0.85),
          ),
          6,
        ) +
          stroke(
            `M0 ${-r * 0.8}C${-r * 0.3} ${-r * 0.2} ${-r * 0.2} ${r * 0.5} ${r * 0.2} ${r * 0.94}`,
            shade(skin, -0.2),
            { width: 3, opacity: 0.45 },
          ) +
          shine(-r * 0.46, -r * 0.42, r * 0.22),
        { x, y },
      );
    const stem = pen.relief(
      path(ribbon(spine(xy('18 -22, 16 -52, 0 -84'), (t) => 4 + t * 2.4)), pen.lit('#7a4a2a')),
      1.6,
    );
    const leaves =
      place(pen.solid(petal(76, 24, 0.5), leaf, 3) + stroke('M0 -4V-66', shade(leaf, 0.18), 2), {
        x: 6,
        y: -64,
        turn: 66,
      }) +
      place(
        pen.solid(petal(62, 20, 0.5), shade(leaf, -0.05), 3) + stroke('M0 -4V-54', shade(leaf, 0.14), 1.8),
        { x: 4, y: -62, turn: -64 },
      );
    return fruit(-40, 34, 46) + stem + leaves + fruit(26, 36, 54);
  },
};

export const star5: Motif = {
  coats: [
    ['#ffc12e', '#ff7a2a', '#fff6d0'],
    ['#4fc8ff', '#3f6fe8', '#f0fbff'],
    ['#ff6fa8', '#a83fe0', '#fff0f8'],
    ['#5fe0a0', '#1f8fa0', '#f0fff6'],
  ],
  draw(pen, [tone, deep, light]) {
    const corner = (r: number, i: number): readonly [number, number] => polar(i % 2 ? r * 0.47 : r, i * 36);
    const facets = many(10, (i) => {
      const [a, b] = [corner(92, i), corner(92, i + 1)];
      return path(
        `M0 4L${a.join(' ')}L${b.join(' ')}Z`,
        [shade(tone, 0.14), tone, shade(deep, 0.06), deep, mix(tone, deep, 0.5)][(i * 3) % 5] as string,
      );
    });
    const rim = path(
      `M${Array.from({ length: 10 }, (_, i) =>
        corner(92, i)
          .map((k) => k.toFixed(1))
          .join(' '),
      ).join('L')}Z`,
      pen.metal(tone),
      { stroke: pen.metal(light), 'stroke-width': 16, 'stroke-linejoin': 'round' },
    );
    return (
      pen.gloss(rim, 4) +
      pen.gloss(facets, 2.4) +
      path(circle(-18, -22, 4), '#fff') +
      path(ellipse([-28, -36], 9, 4), '#fff', { opacity: 0.6, transform: 'rotate(-40 -28 -36)' })
    );
  },
};
