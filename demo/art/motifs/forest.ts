import { mix, shade } from '../colour.ts';
import type { Coat, Motif } from '../motif.ts';
import { many, mirror, path, place, stroke, scatter, type Pen } from '../pen.ts';
import { circle, ellipse, glint, n, petal, polar, ribbon, smooth, spine, xy } from '../shapes.ts';

const INK = '#1a1018';

/** Two dark friendly eyes. */
const beads = (x: number, y: number, r: number): string =>
  mirror(path(ellipse([-x, y], r, r * 1.12), INK)) +
  [-x, x].map((k) => path(circle(k - r * 0.3, y - r * 0.4, r * 0.36), '#fff')).join('');

function stagCrown(pen: Pen, [fur, pale, horn]: Coat): string {
  const branch = (points: readonly (readonly [number, number])[], thick: number): string =>
    path(
      ribbon(spine(points, (t) => thick * (1 - t * 0.72))),
      pen.linear(`${shade(horn, 0.12)}, ${shade(horn, -0.14)}`),
    );
  const antlers = mirror(
    pen.relief(
      branch(xy('-14 -30, -34 -52, -64 -58, -84 -84'), 7) +
        branch(xy('-36 -52, -36 -72, -28 -96'), 5.4) +
        branch(xy('-58 -58, -56 -78, -60 -98'), 4.8) +
        branch(xy('-70 -64, -86 -62, -98 -70'), 4.4),
      2,
    ),
  );
  const ears = mirror(
    pen.relief(path('M-22 -22C-44 -34 -68 -30 -80 -16C-64 -4 -42 -2 -26 -8Z', pen.lit(fur)), 2.6) +
      path('M-32 -18C-46 -24 -60 -22 -68 -16C-56 -10 -44 -8 -34 -11Z', mix(fur, '#f0a090', 0.55)),
  );
  const ruff =
    pen.relief(path('M-36 42C-56 62 -52 84 -62 98H62C52 84 56 62 36 42Z', pen.lit(shade(fur, -0.06))), 3) +
    path('M-22 62C-30 78 -22 90 -20 98H20C22 90 30 78 22 62Z', pale, { opacity: 0.85 });
  return antlers + ears + ruff;
}

export const stag: Motif = {
  coats: [
    ['#b9763f', '#fff0d8', '#e8c88a'],
    ['#7a8fb8', '#f0f6ff', '#d8ecff'],
    ['#8a4a5a', '#ffe0d0', '#ffb36a'],
    ['#4f8a6a', '#f0ffe0', '#ffe27a'],
  ],
  draw(pen, coat) {
    const [fur, pale] = coat;
    const head = pen.relief(
      path(
        'M0 -44C-26 -44 -40 -26 -38 0C-36 22 -26 36 -22 60C-18 78 -10 84 0 84C10 84 18 78 22 60C26 36 36 22 38 0C40 -26 26 -44 0 -44Z',
        pen.linear(`${shade(fur, 0.1)}, ${fur} 0.6, ${shade(fur, -0.1)}`),
      ),
      4,
    );
    const blaze = path(
      'M0 -40C-8 -18 -8 8 -16 34C-20 56 -14 76 0 82C14 76 20 56 16 34C8 8 8 -18 0 -40Z',
      pale,
      { opacity: 0.85 },
    );
    const spots = mirror(path(circle(-18, -28, 3.2), pale) + path(circle(-26, -16, 2.6), pale));
    const nose = pen.gloss(path('M-14 62C-8 56 8 56 14 62C12 72 6 76 0 77C-6 76 -12 72 -14 62Z', INK), 2);
    return stagCrown(pen, coat) + head + blaze + spots + beads(25, 6, 7.4) + nose;
  },
};

function ramFleece(pen: Pen, [wool]: Coat): string {
  const fleece = pen.relief(
    many(14, (i) => {
      const [x, y] = polar(48, i * 25.7);
      return path(circle(x, y * 1.02 + 12, 24), pen.ball(wool, 0.1));
    }) + path(circle(0, 12, 50), wool),
    3,
  );
  return fleece;
}

export const ram: Motif = {
  coats: [
    ['#f4ead8', '#c98a3f', '#e0364f'],
    ['#3f4a6a', '#d8e2f0', '#7fe8ff'],
    ['#c9a0e8', '#ffd34d', '#5a2f9a'],
    ['#e8c09a', '#6a3f2a', '#1f9f96'],
  ],
  draw(pen, coat) {
    const [wool, horn, accent] = coat;
    const face = mix(wool, '#4a3040', 0.62);
    const coil = spine(
      xy('-18 -40, -52 -62, -86 -38, -84 8, -54 26, -38 4, -52 -14, -62 -4'),
      (t) => 22 * (1 - t * 0.78),
    );
    const ridges = coil
      .filter((s, i) => i % 3 === 0 && s.t > 0.03)
      .map((s) =>
        stroke(
          `M${n(s.at[0] - s.side[0] * s.width * 0.85)} ${n(s.at[1] - s.side[1] * s.width * 0.85)}L${n(s.at[0] + s.side[0] * s.width * 0.85)} ${n(s.at[1] + s.side[1] * s.width * 0.85)}`,
          shade(horn, -0.18),
          { width: 2.4, opacity: 0.55 },
        ),
      )
      .join('');
    const horns = mirror(
      pen.gloss(
        path(ribbon(coil), pen.linear(`${shade(horn, 0.14)}, ${horn} 0.5, ${shade(horn, -0.18)}`, 50)) +
          ridges,
        3.4,
      ),
    );
    const head = pen.relief(
      path(
        'M0 -34C-22 -34 -34 -18 -30 8C-28 32 -22 52 -16 66C-10 76 10 76 16 66C22 52 28 32 30 8C34 -18 22 -34 0 -34Z',
        pen.lit(face),
      ),
      4,
    );
    const curls = pen.relief(
      many(5, (i) => path(circle(-24 + i * 12, -36 + Math.abs(i - 2) * 3, 12), pen.ball(wool, 0.1))),
      2.4,
    );
    const eyes = mirror(
      path('M-24 8C-20 0 -12 0 -8 8C-12 14 -20 14 -24 8Z', '#fff3c0') + path('M-20 6h8v4h-8Z', INK),
    );
    const nose =
      path('M-10 54C-4 50 4 50 10 54C7 62 3 64 0 65C-3 64 -7 62 -10 54Z', shade(face, -0.2)) +
      stroke('M0 65V71M-8 76Q0 70 8 76', shade(face, -0.24), 2.4);
    const bell =
      pen.relief(path('M-34 74C-14 90 14 90 34 74L34 84C14 98 -14 98 -34 84Z', pen.lit(accent)), 2) +
      pen.gloss(path(circle(0, 90, 9), pen.ball('#ffc53d')), 2.2);
    return ramFleece(pen, coat) + head + curls + eyes + nose + horns + bell;
  },
};

function beeComb(pen: Pen): string {
  const cell = (x: number, y: number, tone: number): string =>
    place(
      pen.gloss(
        path(
          `M${Array.from({ length: 6 }, (_, i) =>
            polar(27, i * 60)
              .map(n)
              .join(' '),
          ).join('L')}Z`,
          pen.lit(shade('#f0a52a', tone)),
        ),
        3,
      ) +
        path(
          `M${Array.from({ length: 6 }, (_, i) =>
            polar(17, i * 60)
              .map(n)
              .join(' '),
          ).join('L')}Z`,
          shade('#b8661a', tone),
        ),
      { x, y },
    );
  const comb =
    cell(-70, 56, 0) +
    cell(-46, 94 - 80 + 1, -0.03) +
    cell(-22, 56, 0.04) +
    cell(26, 56, 0) +
    cell(74, 56, -0.04) +
    cell(50, 15, 0.02) +
    cell(2, 15, 0);
  return comb;
}

function beeBody(pen: Pen, coat: Coat): string {
  const [gold, ink, wing] = coat;
  const wings = mirror(
    pen.relief(
      path('M-10 -26C-34 -72 -84 -82 -92 -54C-98 -28 -50 -10 -14 -12Z', pen.linear(`#ffffff, ${wing}`)),
      2,
    ) +
      stroke('M-16 -22C-40 -44 -62 -56 -82 -54M-20 -18C-44 -28 -62 -34 -78 -36', '#8fb0d0', {
        width: 1.5,
        opacity: 0.7,
      }) +
      pen.relief(
        path('M-12 -12C-44 -16 -70 -2 -64 12C-56 26 -26 10 -12 0Z', pen.linear(`#ffffff, ${wing}`)),
        2,
      ),
  );
  const belly = 'M-30 2C-36 40 -18 76 0 92C18 76 36 40 30 2Z';
  const body =
    pen.gloss(path(belly, pen.ball(gold)), 4) +
    pen.clip(
      [12, 34, 56]
        .map((y) => path(`M-44 ${y}Q0 ${y + 12} 44 ${y}V${y + 11}Q0 ${y + 23} -44 ${y + 11}Z`, ink))
        .join(''),
      belly,
    );
  return beeComb(pen) + wings + body;
}

export const bee: Motif = {
  coats: [
    ['#ffc12e', '#3a2530', '#e8f6ff'],
    ['#ff9a5c', '#4a1f4a', '#ffe8f6'],
    ['#8fe06a', '#1f3f3a', '#f0fff0'],
    ['#b08cff', '#2a2050', '#f4f0ff'],
  ],
  draw(pen, coat) {
    const [gold, ink] = coat;
    const thorax =
      pen.relief(
        path(
          smooth(xy('0 -34, 22 -28, 33 -8, 26 10, 0 16, -26 10, -33 -8, -22 -28'), true),
          pen.ball(shade(gold, -0.06)),
        ),
        3.4,
      ) + many(9, (i) => stroke(`M${-24 + i * 6} ${4 + (i % 2) * 3}v8`, shade(gold, 0.12), 2.4));
    const head = pen.gloss(path(ellipse([0, -48], 28, 24), pen.ball(ink)), 3.4);
    const eyes = mirror(
      path(ellipse([-15, -50], 9, 11), '#fff8e8') +
        path(ellipse([-13.5, -49], 5.4, 7), INK) +
        path(circle(-15.4, -53, 2.2), '#fff'),
    );
    const smile = stroke('M-8 -35Q0 -29 8 -35', gold, 2.4);
    const feelers = mirror(
      stroke('M-9 -68C-12 -84 -22 -92 -32 -92', ink, 3.4) +
        pen.gloss(path(circle(-33, -92, 5.4), pen.ball(gold)), 1.6),
    );
    return beeBody(pen, coat) + thorax + feelers + head + eyes + smile;
  },
};

export const butterfly: Motif = {
  coats: [
    ['#ff7a2e', '#3a1a3f', '#ffe27a'],
    ['#3f8fff', '#1a1f5a', '#a8f5ff'],
    ['#e04fa8', '#4a1260', '#ffd0f0'],
    ['#2fc09a', '#0f3f4a', '#f0ffb0'],
    ['#a86fff', '#2a1460', '#ffd34d'],
  ],
  draw(pen, [tone, edge, spot]) {
    const upper = 'M-5 -8C-22 -56 -64 -96 -94 -80C-104 -62 -88 -14 -64 2C-40 12 -18 8 -5 -8Z';
    const lower = 'M-5 -2C-34 2 -66 16 -72 48C-74 74 -58 90 -46 84C-44 92 -34 96 -30 88C-16 66 -4 30 -5 -2Z';
    const panel = (d: string): string =>
      path(d, pen.radial(`${shade(tone, 0.18)}, ${tone} 0.55, ${mix(tone, edge, 0.6)}`, [0.9, 0.55], 1.05));
    const veins = (list: string): string => stroke(list, edge, { width: 2.6, opacity: 0.8 });
    const wingPair = mirror(
      pen.relief(
        path(upper, edge, { stroke: edge, 'stroke-width': 5, 'stroke-linejoin': 'round' }) +
          path(lower, edge, { stroke: edge, 'stroke-width': 5, 'stroke-linejoin': 'round' }) +
          place(panel(upper), { x: -2, y: -1, size: 0.9 }) +
          place(panel(lower), { x: -2, y: 2, size: 0.88 }) +
          veins(
            'M-8 -10C-34 -34 -60 -56 -84 -66M-8 -8C-36 -22 -62 -28 -82 -26M-10 -4C-34 -6 -52 -4 -64 -2M-8 2C-26 22 -44 44 -48 70M-8 4C-32 16 -52 28 -64 44',
          ),
        2.6,
      ) +
        scatter(
          '-82 -74 4, -92 -58 3.6, -91 -42 3.4, -85 -26 3.2, -76 -12 3, -68 40 3.4, -68 56 3.6, -60 72 3.4, -44 78 3',
          ([x, y, r]) => path(circle(x, y, r), spot),
        ) +
        path(circle(-56, -46, 11), spot) +
        path(circle(-56, -46, 6.4), edge) +
        path(circle(-58, -48, 2), '#fff') +
        path(circle(-46, 42, 8), spot) +
        path(circle(-46, 42, 4.4), edge),
    );
    const body =
      pen.gloss(
        path(
          'M0 -34C-8 -28 -8 -6 -6 20C-4 46 -2 60 0 68C2 60 4 46 6 20C8 -6 8 -28 0 -34Z',
          pen.ball(mix(edge, '#ffffff', 0.12)),
        ),
        2.6,
      ) + pen.gloss(path(circle(0, -36, 9), pen.ball(mix(edge, '#ffffff', 0.12))), 2);
    const feelers = mirror(
      stroke('M-3 -44C-8 -66 -20 -80 -30 -86', edge, 2.8) + path(circle(-31, -87, 4), spot),
    );
    return wingPair + feelers + body;
  },
};

function frogBody(pen: Pen, [skin, belly]: Coat): string {
  const pad = pen.relief(path('M-98 78C-70 58 70 58 98 78C74 100 -74 100 -98 78Z', pen.lit('#2f7f5a')), 3);
  const thigh = mirror(
    pen.relief(path(ellipse([-52, 50], 33, 30), pen.ball(skin)), 3.4) +
      pen.relief(
        path(
          'M-78 74C-86 86 -72 92 -62 86C-54 94 -42 92 -40 84C-32 88 -24 82 -28 74Z',
          pen.lit(shade(skin, 0.04)),
        ),
        2,
      ),
  );
  const body =
    pen.relief(
      path(smooth(xy('0 -20, 36 -10, 48 30, 34 72, 0 80, -34 72, -48 30, -36 -10'), true), pen.ball(skin)),
      4,
    ) + path(smooth(xy('0 8, 26 18, 32 46, 20 72, 0 76, -20 72, -32 46, -26 18'), true), belly);
  return pad + thigh + body;
}

export const frog: Motif = {
  coats: [
    ['#4fb84a', '#e8f8c0', '#ffd34d'],
    ['#2f9fc8', '#d8f6ff', '#ff8a5c'],
    ['#e8862e', '#fff0cc', '#7a4fe0'],
    ['#8a5fd8', '#f0e4ff', '#7ff0c8'],
  ],
  draw(pen, coat) {
    const [skin, belly, iris] = coat;
    const arm = mirror(
      pen.relief(
        path(
          'M-36 20C-44 44 -38 62 -34 74C-42 84 -30 90 -24 84C-18 92 -8 88 -10 80L-18 72C-18 54 -18 36 -24 22Z',
          pen.lit(skin),
        ),
        2.4,
      ),
    );
    const head = pen.relief(
      path(
        smooth(xy('0 -58, 38 -58, 74 -38, 80 -10, 54 12, 0 20, -54 12, -80 -10, -74 -38, -38 -58'), true),
        pen.ball(skin),
      ),
      4,
    );
    const jaw =
      path('M-76 -8C-40 12 40 12 76 -8C66 12 34 20 0 20C-34 20 -66 12 -76 -8Z', belly, { opacity: 0.9 }) +
      stroke('M-74 -10C-40 8 40 8 74 -10', shade(skin, -0.3), 3);
    const eyes =
      mirror(
        pen.relief(path(circle(-40, -60, 27), pen.ball(skin)), 3) +
          path(circle(-40, -62, 19), '#fffdf0') +
          path(circle(-39, -61, 14.5), pen.radial(`${shade(iris, 0.1)}, ${shade(iris, -0.14)}`)) +
          path(ellipse([-39, -61], 10, 6), INK),
      ) +
      path(circle(-45, -68, 4.4), '#fff') +
      path(circle(33, -68, 4.4), '#fff');
    const dots =
      mirror(
        path(ellipse([-6, -34], 2.4, 1.8), shade(skin, -0.3)) +
          path(circle(-60, -20, 7), '#ff9a9a', { opacity: 0.5 }),
      ) +
      scatter('-16 -50 4, 10 -54 5, 22 -44 3', ([x, y, r]) =>
        path(circle(x, y, r), shade(skin, 0.14), { opacity: 0.8 }),
      );
    const crown = place(
      pen.gloss(path('M-20 0L-24 -22L-10 -10L0 -28L10 -10L24 -22L20 0Z', pen.metal('#f5b82e')), 2) +
        path(circle(0, -6, 3), '#e0364f'),
      { y: -60 },
    );
    return frogBody(pen, coat) + arm + head + jaw + dots + crown + eyes;
  },
};

export const panda: Motif = {
  coats: [
    ['#fbf8f4', '#262230', '#5fae4a'],
    ['#fff0e0', '#8a3f2a', '#ff9a3c'],
    ['#f0f4ff', '#3f3f7a', '#7fe8c8'],
    ['#fff0f4', '#7a2f5a', '#8fd06a'],
  ],
  draw(pen, [white, black, leaf]) {
    const ears = mirror(pen.relief(path(circle(-60, -62, 27), pen.ball(black, 0.14)), 3));
    const paws = mirror(pen.relief(path(ellipse([-64, 70], 26, 22), pen.ball(black, 0.14)), 3));
    const head = pen.relief(
      path(
        smooth(xy('0 -76, 48 -64, 82 -26, 86 14, 62 56, 0 74, -62 56, -86 14, -82 -26, -48 -64'), true),
        pen.ball(white, 0.06),
      ),
      5,
    );
    const patches = mirror(
      path(smooth(xy('-34 -34, -16 -22, -14 0, -28 18, -50 20, -62 4, -54 -20'), true), pen.ball(black, 0.1)),
    );
    const eyes =
      mirror(path(circle(-34, -4, 11), '#fff') + path(circle(-33, -3, 8.6), '#140d18')) +
      path(circle(-37, -8, 3.2), '#fff') +
      path(circle(29, -8, 3.2), '#fff');
    const muzzle =
      path(ellipse([0, 32], 27, 21), shade(white, 0.03)) +
      pen.gloss(path('M-13 20C-7 15 7 15 13 20C11 28 5 32 0 33C-5 32 -11 28 -13 20Z', black), 2) +
      stroke('M0 33V39Q-8 48 -17 42M0 39Q8 48 17 42', black, 3);
    const blush = mirror(path(ellipse([-56, 34], 12, 8), '#ff9aa8', { opacity: 0.55 }));
    const cane =
      pen.gloss(
        path('M-96 92L56 60L59 71L-93 99Z', pen.linear(`${shade(leaf, 0.14)}, ${shade(leaf, -0.1)}`)),
        2,
      ) +
      [-58, -18, 22].map((x) => stroke(`M${x} ${84 - (x + 58) * 0.2}l3 11`, shade(leaf, -0.2), 2.6)).join('');
    const leaves =
      place(pen.solid(petal(38, 9), leaf, 1.8), { x: 56, y: 64, turn: 40 }) +
      place(pen.solid(petal(34, 8), shade(leaf, 0.05), 1.8), { x: 56, y: 66, turn: 82 }) +
      place(pen.solid(petal(28, 7), shade(leaf, -0.05), 1.8), { x: 24, y: 70, turn: 12 });
    return ears + head + patches + eyes + muzzle + blush + cane + leaves + paws;
  },
};

function elephantHead(pen: Pen, [hide]: Coat): string {
  const ears = mirror(
    pen.relief(
      path('M-26 -46C-58 -72 -98 -56 -98 -16C-98 20 -72 46 -48 36C-38 30 -30 14 -28 0Z', pen.lit(hide)),
      4,
    ) +
      path(
        'M-34 -36C-58 -54 -86 -42 -86 -12C-86 12 -68 28 -52 22C-42 14 -36 0 -34 -12Z',
        mix(hide, '#f0a0b0', 0.45),
      ),
  );
  const head = pen.relief(
    path(
      'M0 -76C-30 -76 -48 -52 -46 -20C-44 8 -34 22 -24 34L24 34C34 22 44 8 46 -20C48 -52 30 -76 0 -76Z',
      pen.ball(hide, 0.14),
    ),
    4,
  );
  const tusks = mirror(
    pen.gloss(
      path('M-20 28C-30 46 -34 62 -56 66C-50 74 -26 72 -14 40Z', pen.linear('#fffdf0, #e8cf9a')),
      2.4,
    ),
  );
  return ears + head + tusks;
}

export const elephant: Motif = {
  coats: [
    ['#8fa0c0', '#f2b632', '#d8264f'],
    ['#b08fc8', '#ffe27a', '#1f8f8a'],
    ['#c8a88f', '#ffd98a', '#2f5fc8'],
    ['#e8eef6', '#f2b632', '#7a3fd0'],
  ],
  draw(pen, coat) {
    const [hide, gold, cloth] = coat;
    const trunk = spine(
      xy('0 -14, -2 30, 0 60, 14 78, 36 78, 44 62'),
      (t) => 22 * Math.min(1, 0.5 + t * 3) * (1 - t * 0.55),
    );
    const wrinkles = trunk
      .filter((s, i) => i % 3 === 1 && s.t < 0.9)
      .map((s) =>
        stroke(
          `M${n(s.at[0] - s.side[0] * s.width * 0.8)} ${n(s.at[1] - s.side[1] * s.width * 0.8)}L${n(s.at[0] + s.side[0] * s.width * 0.8)} ${n(s.at[1] + s.side[1] * s.width * 0.8)}`,
          shade(hide, -0.14),
          { width: 2, opacity: 0.6 },
        ),
      )
      .join('');
    const nose = pen.relief(path(ribbon(trunk), pen.lit(hide)) + wrinkles, 4);
    const cap =
      pen.relief(
        path('M-40 -58C-24 -92 24 -92 40 -58C24 -48 12 -40 0 -14C-12 -40 -24 -48 -40 -58Z', pen.lit(cloth)),
        3,
      ) +
      stroke('M-40 -58C-24 -48 -12 -40 0 -14C12 -40 24 -48 40 -58', pen.metal(gold), 5) +
      many(7, (i) => path(circle(-33 + i * 11, -62 - (9 - (i - 3) ** 2) * 1.6, 2.6), gold));
    const jewel =
      pen.gloss(path('M0 -66L13 -50L0 -32L-13 -50Z', pen.metal(gold)), 2.4) +
      pen.gloss(path(circle(0, -50, 6), pen.ball('#4fc8ff')), 1.6) +
      pen.gloss(path(circle(0, -88, 8), pen.metal(gold)), 2);
    const tassels = mirror(
      stroke('M-40 -58V-40', gold, 2.4) + pen.relief(path('M-44 -42h8l2 14h-12Z', pen.lit(gold)), 1.4),
    );
    const lashes = mirror(stroke('M-38 -22Q-29 -32 -18 -23', shade(hide, -0.34), 2.8));
    return elephantHead(pen, coat) + nose + cap + jewel + tassels + beads(27, -12, 7.5) + lashes;
  },
};

function rabbitHead(pen: Pen, [fur, pink]: Coat): string {
  const ear = (turn: number): string =>
    place(
      pen.relief(path(petal(88, 30, 0.55), pen.lit(fur)), 3.4) +
        place(path(petal(70, 17, 0.55), pen.linear(`${shade(pink, 0.04)}, ${mix(pink, fur, 0.4)}`)), {
          y: -8,
        }),
      { x: Math.sign(turn) * 22, y: -20, turn },
    );
  const cheeks = pen.relief(
    path(
      smooth(xy('0 -46, 42 -36, 70 0, 78 30, 50 66, 0 78, -50 66, -78 30, -70 0, -42 -36'), true),
      pen.ball(fur, 0.08),
    ),
    5,
  );
  const tufts = mirror(pen.relief(path('M-70 20L-90 30L-74 36L-88 50L-66 50Z', pen.lit(fur)), 2));
  return ear(-14) + ear(17) + tufts + cheeks;
}

export const rabbit: Motif = {
  coats: [
    ['#fbf6f2', '#ffb0c0', '#8fd06a'],
    ['#c99a6a', '#ffe0cc', '#ff8a5c'],
    ['#a8b4d8', '#f0e0ff', '#ffd34d'],
    ['#4a3f5a', '#d8b0d0', '#7fe8ff'],
  ],
  draw(pen, coat) {
    const [fur, pink, bow] = coat;
    const muzzle = mirror(path(ellipse([-14, 40], 18, 16), shade(fur, 0.05)));
    const teeth =
      pen.relief(path('M-8 48H8V60Q0 64 -8 60Z', '#fff'), 1.4) + stroke('M0 49V61', '#c8b8c8', 1.4);
    const nose =
      pen.gloss(path('M-9 24C-4 20 4 20 9 24C7 30 3 33 0 34C-3 33 -7 30 -9 24Z', shade(pink, -0.08)), 1.8) +
      stroke('M0 34V40Q-8 47 -17 42M0 40Q8 47 17 42', shade(fur, -0.4), 2.6);
    const eyes =
      mirror(
        path(ellipse([-33, 4], 11, 14), INK) + path(ellipse([-33, 9], 7, 6.5), '#7a4a8a', { opacity: 0.7 }),
      ) +
      path(circle(-37, -2, 4.4), '#fff') +
      path(circle(29, -2, 4.4), '#fff');
    const blush = mirror(path(ellipse([-52, 30], 12, 8), pink, { opacity: 0.65 }));
    const tie = place(
      pen.relief(
        path(
          'M0 0C-14 -20 -40 -18 -38 0C-40 18 -14 20 0 0C14 20 40 18 38 0C40 -18 14 -20 0 0Z',
          pen.lit(bow),
        ),
        2.6,
      ) + pen.gloss(path(circle(0, 0, 8), pen.ball(bow)), 2),
      { y: 82, size: 1.05 },
    );
    return (
      rabbitHead(pen, coat) +
      blush +
      muzzle +
      teeth +
      nose +
      eyes +
      tie +
      place(path(glint(8), '#fff'), { x: 74, y: -60 })
    );
  },
};
