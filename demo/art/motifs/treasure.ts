import { mix, shade } from '../colour.ts';
import type { Coat, Motif } from '../motif.ts';
import { around, many, mirror, path, place, stroke, scatter, type Pen } from '../pen.ts';
import {
  circle,
  ellipse,
  glint,
  petal,
  polar,
  polygon,
  type Point,
  roundRect,
  smooth,
  star,
  xy,
} from '../shapes.ts';

function crownBody(pen: Pen, [metal, velvet]: Coat): string {
  const cushion = pen.relief(
    path(
      'M-56 44C-72 -14 -40 -62 0 -62C40 -62 72 -14 56 44Z',
      pen.radial(`${shade(velvet, 0.12)}, ${velvet} 0.6, ${shade(velvet, -0.18)}`, [0.4, 0.3], 0.8),
    ),
    4,
  );
  const body = pen.gloss(
    path(
      'M-84 -40L-52 6L-42 -66L-16 -4L0 -82L16 -4L42 -66L52 6L84 -40L72 62C30 76 -30 76 -72 62Z',
      pen.linear(
        `${shade(metal, -0.08)}, ${shade(metal, 0.16)} 0.25, ${metal} 0.5, ${shade(metal, 0.1)} 0.75, ${shade(metal, -0.2)}`,
        12,
      ),
    ),
    5,
  );
  const inner = stroke('M-76 -16L-50 22L-38 -40L-14 16L0 -50L14 16L38 -40L50 22L76 -16', shade(metal, -0.2), {
    width: 2.2,
    opacity: 0.5,
  });
  return cushion + body + inner;
}

export const crown: Motif = {
  coats: [
    ['#f5b82e', '#b3203f', '#4fd0ff'],
    ['#dfe7f5', '#4a3fb8', '#ff6fa0'],
    ['#e89a6a', '#0f6f6a', '#ffe27a'],
    ['#ffd98a', '#5a1f7a', '#7ff0b0'],
  ],
  draw(pen, coat) {
    const [metal, velvet, jewel] = coat;
    const band =
      pen.gloss(path('M-76 36C-34 52 34 52 76 36L72 68C32 82 -32 82 -72 68Z', pen.metal(metal)), 3.4) +
      stroke('M-75 42C-34 57 34 57 75 42M-72 63C-32 77 32 77 72 63', shade(metal, -0.2), {
        width: 1.8,
        opacity: 0.7,
      });
    const gem = ([x, y]: Point, r: number, tone: string): string =>
      pen.gloss(
        path(
          ellipse([x, y], r, r * 0.86),
          pen.radial(`${shade(tone, 0.22)}, ${tone} 0.5, ${shade(tone, -0.22)}`, [0.35, 0.3], 0.8),
        ),
        2.2,
      ) + path(ellipse([x - r * 0.3, y - r * 0.36], r * 0.26, r * 0.18), '#fff', { opacity: 0.9 });
    const tops = scatter('-84 -44 9, -42 -72 10, 0 -88 12, 42 -72 10, 84 -44 9', ([x, y, r]) =>
      pen.gloss(path(circle(x, y, r), pen.ball(mix(metal, '#ffffff', 0.35))), 2.4),
    );
    const row =
      gem([0, 60], 13, jewel) +
      gem([-30, 57], 9, velvet) +
      gem([30, 57], 9, velvet) +
      gem([-55, 51], 7, jewel) +
      gem([55, 51], 7, jewel);
    return (
      crownBody(pen, coat) +
      tops +
      gem([0, 6], 12, velvet) +
      gem([-44, 18], 7, jewel) +
      gem([44, 18], 7, jewel) +
      band +
      row
    );
  },
};

export const gem: Motif = {
  coats: [
    ['#20b8f0', '#0b4fb0', '#e6fbff'],
    ['#f0406a', '#8a1046', '#fff0f4'],
    ['#2fcf86', '#0a6a4a', '#f0fff4'],
    ['#a860ff', '#4a1a9a', '#f8f0ff'],
    ['#ffb62e', '#b35a10', '#fffbe6'],
  ],
  draw(pen, [tone, deep, light]) {
    const table: readonly Point[] = Array.from({ length: 8 }, (_, i) => polar(38, i * 45 + 22.5));
    const girdle: readonly Point[] = Array.from({ length: 8 }, (_, i) => polar(92, i * 45 + 22.5));
    const mid: readonly Point[] = Array.from({ length: 8 }, (_, i) => polar(72, i * 45));
    const tones = [
      shade(tone, 0.2),
      shade(tone, 0.06),
      tone,
      mix(tone, deep, 0.35),
      mix(tone, deep, 0.6),
      deep,
      mix(tone, deep, 0.5),
      shade(tone, 0.1),
    ];
    const get = (list: readonly Point[], i: number): Point => list[(i + 8) % 8] as Point;
    const facets = many(8, (i) => {
      const base = tones[(i + 7) % 8] as string;
      return (
        path(polygon([get(table, i - 1), get(table, i), get(mid, i)]), shade(base, 0.1)) +
        path(polygon([get(table, i), get(mid, i), get(girdle, i), get(mid, i + 1)]), base) +
        path(polygon([get(mid, i), get(girdle, i - 1), get(girdle, i)]), shade(base, -0.08))
      );
    });
    const top =
      path(
        polygon(table),
        pen.linear(`${light}, ${shade(tone, 0.18)} 0.35, ${tone} 0.7, ${mix(tone, deep, 0.4)}`, 50),
      ) + path(polygon([get(table, 6), get(table, 7), get(table, 0), [0, 6]]), '#fff', { opacity: 0.28 });
    const lines = many(8, (i) =>
      stroke(
        `M${get(table, i).join(' ')}L${get(table, i + 1).join(' ')}M${get(table, i).join(' ')}L${get(girdle, i).join(' ')}`,
        light,
        { width: 1, opacity: 0.45 },
      ),
    );
    const edge = path(polygon(girdle), 'none', { stroke: light, 'stroke-width': 2, opacity: 0.65 });
    const sparks =
      place(path(glint(20), '#fff'), { x: -30, y: -44 }) +
      place(path(glint(11), '#fff', { opacity: 0.9 }), { x: 48, y: 32 });
    return pen.relief(facets + top + lines + edge, 3) + sparks;
  },
};

function chestLid(pen: Pen, [wood, metal]: Coat): string {
  const lid =
    pen.relief(
      path(
        'M-78 -22C-86 -70 -52 -92 0 -92C52 -92 86 -70 78 -22L66 -34C40 -46 -40 -46 -66 -34Z',
        pen.lit(wood),
      ),
      4,
    ) +
    stroke('M-70 -36C-40 -50 40 -50 70 -36', shade(wood, -0.2), 4) +
    mirror(pen.gloss(path('M-50 -46L-58 -86C-50 -89 -44 -90 -38 -91L-34 -49Z', pen.metal(metal)), 2));
  const coins = many(13, (i) => {
    const x = -60 + (i % 7) * 20 + (i > 6 ? 10 : 0);
    const y = -10 - (i > 6 ? 14 : 0) - (3 - Math.abs((i % 7) - 3)) * 5;
    return (
      pen.relief(path(ellipse([x, y], 14, 9.5), pen.metal('#ffc93c')), 1.6) +
      path(ellipse([x, y], 8.5, 5.4), 'none', { stroke: '#b3701a', 'stroke-width': 1.3, opacity: 0.7 })
    );
  });
  const jewels = [
    [-30, -26, '#ff4f7a'],
    [26, -30, '#4fc8ff'],
    [2, -36, '#5fe09a'],
  ]
    .map(([x, y, c]) =>
      place(pen.gloss(path('M-11 0L-6 -9L6 -9L11 0L0 13Z', pen.lit(String(c))), 1.8), {
        x: Number(x),
        y: Number(y),
      }),
    )
    .join('');
  return lid + coins + jewels;
}

export const chest: Motif = {
  coats: [
    ['#8a4f2a', '#f2b632', '#ffe27a'],
    ['#2f4f8a', '#d8e2f0', '#7fe8ff'],
    ['#5a2f7a', '#f0a35a', '#ff9ae0'],
    ['#2f6a4f', '#e8c85a', '#b8ff9a'],
  ],
  draw(pen, coat) {
    const [wood, metal] = coat;
    const box =
      pen.relief(
        path('M-82 -8L82 -8L74 82Q0 92 -74 82Z', pen.linear(`${shade(wood, 0.1)}, ${shade(wood, -0.14)}`)),
        4,
      ) +
      stroke('M-79 22Q0 30 79 22M-76 52Q0 60 76 52', shade(wood, -0.2), { width: 3.2, opacity: 0.75 }) +
      many(9, (i) =>
        stroke(`M${-60 + i * 15} ${2 + (i % 3) * 8}l3 ${12 + (i % 4) * 5}`, shade(wood, 0.1), {
          width: 1.3,
          opacity: 0.5,
        }),
      );
    const trim =
      pen.gloss(path('M-86 -14L86 -14L84 6L-84 6Z', pen.metal(metal)), 2.6) +
      mirror(pen.gloss(path('M-54 6L-36 6L-36 85L-50 84Z', pen.metal(metal)), 2.4)) +
      mirror(many(4, (i) => path(circle(-44, 16 + i * 20, 2.6), shade(metal, -0.25))));
    const lock =
      pen.gloss(path(roundRect([-17, -10], [34, 40], 9), pen.metal(shade(metal, 0.06))), 3) +
      path(`${circle(0, 6, 5)}M-3 8L-5 22L5 22L3 8Z`, '#2a1410');
    return chestLid(pen, coat) + box + trim + lock;
  },
};

function coinStacks(pen: Pen, [metal, deep]: Coat): string {
  const stack = (x: number, y: number, count: number): string =>
    many(count, (i) => {
      const level = y - i * 13;
      return pen.relief(
        path(`M${x - 34} ${level - 6}v9a34 12 0 0 0 68 0v-9Z`, pen.metal(shade(metal, -0.04))) +
          many(9, (k) =>
            stroke(`M${x - 28 + k * 7} ${level + 5 + (4 - Math.abs(k - 4)) * 1.4}v6`, deep, {
              width: 1.2,
              opacity: 0.5,
            }),
          ) +
          path(ellipse([x, level - 6], 34, 12), pen.lit(shade(metal, 0.06))) +
          path(ellipse([x, level - 6], 24, 8), 'none', { stroke: deep, 'stroke-width': 1.6, opacity: 0.55 }),
        2,
      );
    });
  return stack(-52, 84, 4) + stack(56, 84, 6) + stack(4, 88, 2);
}

function coinFace(pen: Pen, [metal, deep, light]: Coat): string {
  const face =
    pen.gloss(path(circle(0, 0, 56), pen.metal(metal)), 5) +
    around(36, () => stroke('M0 -53V-47', deep, { width: 2, opacity: 0.45 })) +
    pen.relief(path(circle(0, 0, 43), pen.lit(shade(metal, -0.03))), 2.4) +
    path(circle(0, 0, 43), 'none', { stroke: deep, 'stroke-width': 2, opacity: 0.5 });
  const bird =
    pen.relief(
      path(
        'M-26 16C-30 -6 -12 -26 8 -26C14 -32 26 -30 28 -22L42 -16L26 -12C24 10 6 26 -12 24L-30 32Z',
        pen.lit(light),
      ),
      2,
    ) +
    path(circle(17, -20, 2.6), deep) +
    stroke('M-16 10C-6 12 8 4 12 -8', deep, { width: 2.2, opacity: 0.7 });
  return face + bird;
}

export const coin: Motif = {
  coats: [
    ['#f5b82e', '#8a4f10', '#fff0b0'],
    ['#d4dcea', '#4a5670', '#ffffff'],
    ['#e08a5a', '#6a2f1a', '#ffe0c8'],
    ['#4fd0b0', '#0f5a5a', '#e6fff6'],
  ],
  draw(pen, coat) {
    return (
      coinStacks(pen, coat) +
      place(pen.shadow(coinFace(pen, coat), 4), { x: -4, y: -28, turn: -8 }) +
      place(path(glint(17), '#fff'), { x: -36, y: -66 })
    );
  },
};

export const key: Motif = {
  coats: [
    ['#f2b632', '#e0364f', '#fff0b0'],
    ['#cfd8e8', '#3f8fe8', '#ffffff'],
    ['#e0905a', '#2fb08a', '#ffe6d0'],
    ['#b08cf0', '#ffd34d', '#f4eeff'],
  ],
  draw(pen, [metal, jewel, light]) {
    const bow = pen.gloss(
      around(3, () =>
        path(`${circle(0, -30, 25)}${circle(0, -30, 13)}`, pen.metal(metal), { 'fill-rule': 'evenodd' }),
      ) + path(circle(0, 0, 17), pen.metal(metal)),
      4,
    );
    const jewelSet =
      pen.gloss(
        path(
          circle(0, 0, 11),
          pen.radial(`${shade(jewel, 0.2)}, ${jewel} 0.6, ${shade(jewel, -0.2)}`, [0.35, 0.3], 0.8),
        ),
        2.4,
      ) + path(ellipse([-3, -4], 3, 2), '#fff', { opacity: 0.85 });
    const shaft = pen.gloss(
      path('M-8 10H8V118H-8Z', pen.metal(metal)) +
        path(roundRect([-14, 16], [28, 12], 5), pen.metal(metal)) +
        path(roundRect([-12, 33], [24, 7], 3.5), pen.metal(metal)) +
        path(roundRect([-12, 112], [24, 12], 5), pen.metal(metal)),
      3,
    );
    const teeth = pen.gloss(path('M6 70H38V80H28V88H40V106H26V100H6Z', pen.metal(shade(metal, -0.04))), 2.6);
    const filigree = around(3, () => stroke('M-8 -40Q0 -48 8 -40', light, { width: 2, opacity: 0.7 }));
    return (
      place(shaft + teeth + bow + filigree + jewelSet, { x: -34, y: -38, turn: -40, size: 0.98 }) +
      place(path(glint(15), light), { x: 56, y: -50 }) +
      place(path(glint(9), light), { x: 74, y: -18 })
    );
  },
};

export const hourglass: Motif = {
  coats: [
    ['#e0a03a', '#ffcf6a', '#a8e8ff'],
    ['#8fa0c0', '#ff8fc0', '#d8f0ff'],
    ['#b8603a', '#7ff0d0', '#fff0d8'],
    ['#7a5cd8', '#ffe27a', '#e8e0ff'],
  ],
  draw(pen, [metal, sand, glass]) {
    const bulb =
      'M-46 -72C-50 -34 -34 -20 -9 -4L-9 4C-34 20 -50 34 -46 72L46 72C50 34 34 20 9 4L9 -4C34 -20 50 -34 46 -72Z';
    const back = path(bulb, pen.linear(`${glass}/0.5, #ffffff/0.22 0.5, ${glass}/0.45`, 0), {});
    const grains = pen.clip(
      path('M-50 -44C-20 -36 20 -52 50 -42L50 0L-50 0Z', pen.lit(sand)) +
        path('M-50 74L-50 66C-30 64 -14 36 0 30C14 36 30 64 50 66L50 74Z', pen.lit(sand)) +
        stroke('M0 -14V44', sand, 3.4) +
        many(12, (i) => path(circle(-26 + ((i * 29) % 54), 52 + ((i * 13) % 16), 1.6), shade(sand, 0.16))),
      bulb,
    );
    const edge =
      path(bulb, 'none', { stroke: '#fff', 'stroke-width': 3, opacity: 0.65 }) +
      stroke('M-36 -62C-38 -40 -28 -26 -16 -18M-28 64C-30 46 -24 34 -14 24', '#fff', {
        width: 4.5,
        opacity: 0.7,
      });
    const post = (x: number): string =>
      pen.gloss(
        path(`M${x - 5} -76h10v152h-10Z`, pen.metal(metal)) +
          [-44, 0, 44].map((y) => path(ellipse([x, y], 9, 7), pen.metal(metal))).join(''),
        2.4,
      );
    const cap = pen.gloss(
      path('M-76 -76H76L68 -90C60 -98 -60 -98 -68 -90Z', pen.metal(metal)) +
        path(roundRect([-82, -80], [164, 13], 6), pen.metal(shade(metal, 0.04))),
      3.4,
    );
    const gems = many(3, (i) => pen.gloss(path(circle((i - 1) * 38, -86, 5.6), pen.ball('#ff5f7f')), 1.4));
    return (
      back +
      grains +
      edge +
      post(-64) +
      post(64) +
      cap +
      gems +
      `<g transform="scale(1 -1)">${cap}</g>` +
      many(3, (i) => pen.gloss(path(circle((i - 1) * 38, 86, 5.6), pen.ball('#ff5f7f')), 1.4))
    );
  },
};

export const potion: Motif = {
  coats: [
    ['#a84fff', '#ff7ae0', '#f2b632'],
    ['#1fb88a', '#b8ff6a', '#cfd8e8'],
    ['#2f8fff', '#7ff5ff', '#e0905a'],
    ['#ff5a3c', '#ffcf4a', '#8fa0c0'],
  ],
  draw(pen, [brew, foam, metal]) {
    const flask =
      'M-20 -64V-30C-58 -18 -78 12 -74 44C-70 76 -40 92 0 92C40 92 70 76 74 44C78 12 58 -18 20 -30V-64Z';
    const glass = path(flask, pen.linear(`#ffffff/0.35, ${brew}/0.5`));
    const liquid = pen.clip(
      path(
        'M-90 14C-60 0 -30 26 0 14C30 2 60 24 90 8V110H-90Z',
        pen.radial(`${shade(foam, 0.06)}, ${brew} 0.45, ${shade(brew, -0.22)}`, [0.45, 0.3], 0.8),
      ) +
        stroke('M-90 14C-60 0 -30 26 0 14C30 2 60 24 90 8', foam, 5) +
        many(11, (i) =>
          path(circle(-50 + ((i * 37) % 100), 30 + ((i * 23) % 54), 3 + (i % 4) * 1.6), foam, {
            opacity: 0.55 + (i % 3) * 0.15,
          }),
        ) +
        place(path(star(5, 16, 7), foam, { opacity: 0.9 }), { x: 6, y: 52, turn: -12 }),
      flask,
    );
    const edge =
      path(flask, 'none', { stroke: '#ffffff', 'stroke-width': 3.4, opacity: 0.6 }) +
      stroke('M-58 22C-52 2 -40 -8 -26 -16M-62 42V36', '#fff', { width: 6, opacity: 0.75 });
    const neck = pen.gloss(
      path(roundRect([-27, -68], [54, 13], 6), pen.metal(metal)) +
        path(roundRect([-24, -38], [48, 9], 4.5), pen.metal(metal)),
      2.4,
    );
    const cork =
      pen.relief(path('M-17 -66L-20 -92Q0 -99 20 -92L17 -66Z', pen.lit('#b9793f')), 3) +
      many(5, (i) => path(circle(-10 + i * 5, -84 + (i % 2) * 8, 1.6), '#7a4a22'));
    const vapour = many(4, (i) =>
      path(
        circle([34, 52, 40, 62][i] as number, [-58, -74, -90, -50][i] as number, [7, 5, 4, 3][i] as number),
        foam,
        { opacity: 0.75 },
      ),
    );
    return pen.relief(glass + liquid, 4) + edge + cork + neck + vapour;
  },
};

export const laurel: Motif = {
  coats: [
    ['#f2b632', '#2f6fe0', '#fff0b0'],
    ['#8fd06a', '#e0364f', '#f4ffe0'],
    ['#d4dcea', '#8a3fe0', '#ffffff'],
    ['#e0905a', '#1f8f8a', '#ffe6d0'],
  ],
  draw(pen, [leaf, field, light]) {
    const wreath = mirror(
      many(9, (i) => {
        const turn = 196 + i * 17;
        const [x, y] = polar(78, turn);
        return (
          place(
            pen.solid(petal(40, 11, 0.5), shade(leaf, (i % 2) * 0.04), 2) +
              stroke('M0 -4V-34', shade(leaf, -0.16), { width: 1.2, opacity: 0.6 }),
            { x, y, turn: turn + 62 },
          ) + place(pen.solid(petal(34, 10, 0.5), shade(leaf, -0.05), 2), { x, y, turn: turn + 118 })
        );
      }),
    );
    const shield = 'M0 -62C22 -50 42 -48 58 -50C60 0 44 44 0 66C-44 44 -60 0 -58 -50C-42 -48 -22 -50 0 -62Z';
    const plate =
      pen.gloss(
        path(shield, pen.metal(leaf), {
          stroke: pen.metal(leaf),
          'stroke-width': 12,
          'stroke-linejoin': 'round',
        }),
        3,
      ) +
      pen.relief(path(shield, pen.lit(field)), 4) +
      pen.clip(path('M0 -70V80H70V-70Z', shade(field, -0.12), { opacity: 0.6 }), shield);
    const crest = pen.gloss(
      path(
        smooth(xy('0 -34, 9 -10, 34 -8, 14 8, 22 34, 0 18, -22 34, -14 8, -34 -8, -9 -10'), true),
        pen.metal(light),
      ),
      2.6,
    );
    return wreath + plate + crest;
  },
};
