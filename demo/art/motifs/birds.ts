import { mix, shade } from '../colour.ts';
import type { Coat, Motif } from '../motif.ts';
import { around, many, mirror, path, type Pen, place, stroke } from '../pen.ts';
import { ellipse, glint, petal, polar, smooth, xy } from '../shapes.ts';

function owlBody(pen: Pen, [plume, pale]: Coat): string {
  const dark = mix(plume, '#160d1f', 0.55);
  const wings = pen.relief(
    mirror(path('M-34 -20C-74 -14 -90 30 -74 84C-52 78 -30 60 -26 30Z', pen.lit(dark))),
    3,
  );
  const quills = mirror(
    many(4, (i) =>
      stroke(
        `M${-40 - i * 3} ${2 + i * 16}Q${-62 - i * 3} ${20 + i * 16} ${-70 - i} ${44 + i * 12}`,
        shade(plume, 0.08),
        { width: 2.6, opacity: 0.7 },
      ),
    ),
  );
  const bodyShape = smooth(xy('0 -30, 40 -14, 54 30, 40 76, 0 94, -40 76, -54 30, -40 -14'), true);
  const body = pen.relief(path(bodyShape, pen.lit(plume)), 4);
  const bib = many(5, (row) =>
    many(6 - (row % 2), (i) => {
      const x = (i - (5 - (row % 2)) / 2) * 17;
      return path(`M${x - 9} ${16 + row * 15}q9 26 18 0Z`, row % 2 ? pale : mix(pale, plume, 0.3));
    }),
  );
  const chest = pen.clip(bib, smooth(xy('0 -6, 30 8, 38 40, 24 76, 0 86, -24 76, -38 40, -30 8'), true));
  return wings + quills + body + chest;
}

export const owl: Motif = {
  coats: [
    ['#8a5a3c', '#f0d3a4', '#ffb52e'],
    ['#4d5f92', '#cfe0f6', '#ffe066'],
    ['#e9eef5', '#ffffff', '#ffc93c'],
    ['#7b3f6e', '#f3c4d6', '#7ef0c8'],
  ],
  draw(pen, coat) {
    const [plume, pale, iris] = coat;
    const dark = mix(plume, '#160d1f', 0.55);
    const head = pen.relief(
      path(
        'M0 -66C-22 -66 -40 -70 -62 -92C-70 -70 -78 -44 -76 -20C-72 12 -38 24 0 24C38 24 72 12 76 -20C78 -44 70 -70 62 -92C40 -70 22 -66 0 -66Z',
        pen.lit(plume),
      ),
      4,
    );
    const disc = mirror(
      path(ellipse([-33, -22], 35, 34), pen.radial(`${pale}, ${pale} 0.62, ${mix(pale, plume, 0.55)}`)) +
        around(18, (i) => stroke(`M0 -25V-${30 + (i % 2) * 2}`, mix(pale, plume, 0.6), 1.6)).replace(
          /^/,
          '<g transform="translate(-33 -22)">',
        ) +
        '</g>',
    );
    const brow = pen.relief(
      path(
        'M0 -26C-8 -50 -40 -62 -62 -90C-56 -64 -38 -50 -22 -42C-12 -36 -6 -22 0 0C6 -22 12 -36 22 -42C38 -50 56 -64 62 -90C40 -62 8 -50 0 -26Z',
        pen.lit(dark),
      ),
      2,
    );
    const eye = mirror(
      path(ellipse([-33, -22], 21, 21), '#150d16') +
        path(
          ellipse([-33, -22], 18, 18),
          pen.radial(`${shade(iris, 0.14)}, ${iris} 0.7, ${shade(iris, -0.2)}`, [0.4, 0.65], 0.7),
        ) +
        path(ellipse([-33, -22], 10.5, 10.5), '#0f0812'),
    );
    const shine = path(ellipse([-38, -29], 5, 5.5), '#fff') + path(ellipse([28, -29], 5, 5.5), '#fff');
    const beak = pen.gloss(path('M-10 -10Q0 -18 10 -10Q8 8 0 16Q-8 8 -10 -10Z', pen.lit('#f7a93b')), 2.4);
    const feet = mirror(
      pen.relief(
        path('M-30 86q4 -8 9 0q5 -8 10 0q5 -8 9 1q-2 10 -8 5q-6 7 -11 1q-8 5 -9 -7Z', pen.lit('#f2a33a')),
        2,
      ),
    );
    return owlBody(pen, coat) + feet + head + disc + brow + eye + shine + beak;
  },
};

function kingfisherWing(pen: Pen, [back, , accent]: Coat): string {
  const feather = (i: number): string =>
    place(pen.solid(petal(74 - i * 6, 9, 0.6), mix(back, shade(back, -0.2), i / 6), 1.6), {
      x: -14 - i * 3.5,
      y: 2 + i * 7,
      turn: -128 + i * 7,
    });
  const quills = many(6, (i) => feather(5 - i));
  const cover = pen.relief(
    path(
      'M20 -22C0 -38 -34 -22 -50 14C-30 26 -4 28 14 10C22 0 26 -12 20 -22Z',
      pen.linear(`${shade(accent, 0.1)}, ${accent} 0.5, ${back}`, 120),
    ),
    3,
  );
  const spots = many(9, (i) =>
    path(
      ellipse([-34 + (i % 4) * 13, 6 + Math.floor(i / 4) * -11 + (i % 4) * -4], 2.4, 1.7),
      shade(accent, 0.22),
    ),
  );
  return quills + cover + spots;
}

function kingfisherHead(pen: Pen, [back, breast, accent]: Coat): string {
  const head = pen.relief(
    path(
      'M50 -40C52 -70 30 -90 2 -86C-26 -82 -34 -56 -26 -34C-18 -16 30 -12 44 -28Z',
      pen.linear(`${shade(accent, 0.08)}, ${back} 0.45, ${shade(back, -0.12)}`, 80),
    ),
    4,
  );
  const cap = many(9, (i) =>
    path(
      ellipse([-14 + (i % 5) * 11, -74 + Math.floor(i / 5) * 8 - (i % 5 === 2 ? 3 : 0)], 3.6, 1.8),
      shade(accent, 0.16),
    ),
  );
  const cheek = path(
    'M22 -44C6 -48 -14 -44 -24 -34C-18 -24 0 -22 14 -28C22 -32 26 -40 22 -44Z',
    pen.lit(breast),
  );
  const collar =
    path('M-22 -30C-28 -20 -24 -12 -12 -12C-8 -18 -8 -24 -12 -28Z', '#fff6e8') +
    path('M20 -24C34 -22 46 -26 46 -32C36 -34 26 -32 20 -24Z', '#fff6e8');
  return head + cap + cheek + collar;
}

export const kingfisher: Motif = {
  coats: [
    ['#0f6fc4', '#f5873a', '#2fd3e0'],
    ['#1f7f6a', '#ffb648', '#7af0b0'],
    ['#5a3fc0', '#ff7a8a', '#8fb8ff'],
    ['#123f8c', '#ff9d2e', '#35b5ff'],
  ],
  draw(pen, coat) {
    const [back, breast] = coat;
    const branch =
      pen.relief(path('M-100 74C-50 66 10 82 100 66L100 80C40 92 -40 82 -100 88Z', pen.lit('#6b4632')), 2.5) +
      place(pen.solid(petal(34, 9), '#5cae5a', 2), { x: 62, y: 70, turn: 34 }) +
      place(pen.solid(petal(28, 8), '#3f8f52', 2), { x: -70, y: 76, turn: -40 });
    const tail = many(3, (i) =>
      place(pen.solid('M-7 0L-5 52Q0 58 5 52L7 0Z', shade(back, -0.05 * i), 1.6), {
        x: -30 - i * 4,
        y: 38,
        turn: 28 + i * 9,
      }),
    );
    const body = pen.relief(
      path(
        'M34 -34C58 -14 52 40 18 68C4 78 -20 78 -36 60C-52 40 -40 -8 -8 -34Z',
        pen.linear(`${shade(breast, 0.12)}, ${breast} 0.55, ${shade(breast, -0.18)}`, 70),
      ),
      4,
    );
    const nape = pen.relief(path('M-10 -42C-34 -20 -54 16 -44 60C-30 50 -14 20 6 -20Z', pen.lit(back)), 3);
    const beak =
      pen.gloss(path('M44 -58L99 -40Q100 -37 96 -36L42 -36Z', pen.linear('#4a4658, #15131d')), 2.2) +
      stroke('M46 -45L92 -39', '#0b0910', 1.8);
    const crest = many(3, (i) =>
      place(pen.solid(petal(26 - i * 3, 6), shade(back, 0.02 * i), 1.4), {
        x: -12 - i * 7,
        y: -72 + i * 9,
        turn: -58 - i * 18,
      }),
    );
    const eye =
      path(ellipse([26, -55], 8.4, 8.6), '#120b12') +
      path(ellipse([23.4, -58], 3, 3.2), '#fff') +
      path(ellipse([29, -51], 1.5, 1.5), '#fff', { opacity: 0.6 });
    const feet = path('M0 70q4 -5 8 0l0 10q-4 4 -8 0ZM16 70q4 -5 8 0l0 10q-4 4 -8 0Z', '#e8603a');
    return (
      tail +
      branch +
      body +
      nape +
      feet +
      crest +
      kingfisherHead(pen, coat) +
      kingfisherWing(pen, coat) +
      beak +
      eye
    );
  },
};

function phoenixPlumes(pen: Pen, [flame, gold, light]: Coat): string {
  const feather = (length: number, turn: number, t: number): string =>
    place(
      path(
        petal(length, 8 + length * 0.07, 0.74),
        pen.linear(
          `${mix(gold, light, 0.45)}, ${gold} 0.32, ${mix(gold, flame, 0.8)} 0.75, ${mix(flame, '#3a0a3f', t)}`,
        ),
        { stroke: mix(flame, '#3a0a3f', 0.35), 'stroke-width': 1.1 },
      ),
      { x: -9, y: 2, turn },
    );
  const outer = pen.relief(
    mirror(many(8, (i) => feather([112, 114, 108, 98, 86, 74, 62, 50][i] as number, -34 - i * 13, 0.4))),
    2,
  );
  const inner = pen.relief(
    mirror(many(6, (i) => feather([72, 72, 66, 58, 50, 40][i] as number, -40 - i * 15, 0.05))),
    2,
  );
  const plume = (turn: number, length: number): string =>
    place(
      path(
        `M-3 0Q${-9 + turn * 0.1} ${length * 0.6} 0 ${length}Q${9 + turn * 0.1} ${length * 0.6} 3 0Z`,
        pen.linear(`${flame}, ${gold}`),
      ) +
        path(ellipse([0, length], 10, 15), pen.lit(gold)) +
        path(ellipse([0, length + 2], 6, 9), pen.lit(flame)) +
        path(ellipse([0, length + 3], 2.8, 4.6), light),
      { y: 24, turn },
    );
  const tail = pen.relief(
    many(5, (i) => plume((i - 2) * 21, [46, 56, 58, 56, 46][i] as number)),
    1.8,
  );
  return outer + tail + inner;
}

export const phoenix: Motif = {
  coats: [
    ['#f0492a', '#ffb62e', '#fff1b0'],
    ['#2f8fe0', '#74e6ff', '#eaffff'],
    ['#b23be0', '#ff7ac0', '#ffe6fb'],
    ['#1fa37a', '#b8f15a', '#fbffd8'],
  ],
  draw(pen, coat) {
    const [flame, gold, light] = coat;
    const body = pen.relief(
      path(
        'M2 -58C-16 -48 -24 -16 -20 12C-16 34 -8 46 0 54C8 46 16 34 20 12C24 -10 18 -30 16 -50Z',
        pen.linear(`${mix(gold, flame, 0.5)}, ${flame} 0.5, ${shade(flame, -0.16)}`),
      ),
      3.5,
    );
    const breast = many(4, (row) =>
      many(4 - row, (i) =>
        path(`M${(i - (3 - row) / 2) * 9 - 5} ${-14 + row * 11}q5 13 10 0Z`, mix(gold, light, 0.2 * row)),
      ),
    );
    const crest = many(4, (i) =>
      place(path(petal(38 - i * 4, 5.5, 0.75), pen.linear(`${light}, ${gold} 0.5, ${flame}`)), {
        x: -2 - i * 3,
        y: -80 + i * 4,
        turn: -8 - i * 24,
      }),
    );
    const head = pen.relief(
      path(
        'M-16 -48C-22 -70 -10 -90 8 -88C22 -86 26 -76 22 -68C14 -60 18 -46 14 -38C0 -32 -12 -36 -16 -48Z',
        pen.lit(mix(flame, gold, 0.25)),
      ),
      2.6,
    );
    const beak = pen.gloss(path('M19 -80Q36 -77 40 -62Q28 -69 18 -67Z', pen.lit(light)), 1.8);
    const eye = path(ellipse([9, -75], 4.4, 4.6), '#1a0a12') + path(ellipse([7.6, -76.8], 1.7, 1.7), '#fff');
    return phoenixPlumes(pen, coat) + pen.relief(crest, 1.4) + body + breast + head + beak + eye;
  },
};

function peacockFan(pen: Pen, [body, fan, eye]: Coat): string {
  const plume = (turn: number, length: number): string => {
    const [x, y] = polar(length, turn);
    const tip =
      path(petal(36, 17, 0.6), pen.lit(fan)) +
      place(
        path(ellipse([0, -20], 9.5, 11.5), pen.lit(eye)) +
          path(ellipse([0, -18.5], 6.6, 7.6), pen.lit(body)) +
          path(ellipse([0, -17], 3, 3.6), '#120b2a'),
        {},
      );
    return (
      stroke(`M0 36L${x} ${y + 8}`, shade(fan, -0.14), 3.4) +
      place(tip, { x: x * 0.82, y: y * 0.82 + 8, turn })
    );
  };
  const ring = (count: number, length: number, spread: number): string =>
    pen.relief(
      many(count, (i) => plume(-spread + (i * 2 * spread) / (count - 1), length)),
      1.8,
    );
  const disc = path(
    ellipse([0, 16], 66, 62),
    pen.radial(`${shade(fan, -0.05)}, ${shade(fan, -0.22)} 0.6, ${shade(fan, -0.3)}`),
    { opacity: 0.85 },
  );
  const crest = many(5, (i) =>
    place(stroke('M0 0V-16', shade(body, -0.05), 2) + path(ellipse([0, -19], 3.6, 4.4), pen.lit(eye)), {
      y: -44,
      turn: (i - 2) * 22,
    }),
  );
  return disc + ring(13, 92, 112) + ring(10, 64, 96) + ring(7, 38, 80) + crest;
}

export const peacock: Motif = {
  coats: [
    ['#1668b8', '#1fb58a', '#ffc83d'],
    ['#6a34b8', '#e05aa8', '#ffd98a'],
    ['#f2f7fb', '#cfe6ee', '#8fd8e8'],
    ['#0f7f86', '#5ac94a', '#ff9a3d'],
  ],
  draw(pen, coat) {
    const [body, fan, eye] = coat;
    const torso = pen.relief(
      path(
        'M0 -46C-10 -46 -15 -38 -13 -28C-10 -14 -22 6 -27 30C-32 58 -20 88 0 92C20 88 32 58 27 30C22 6 10 -14 13 -28C15 -38 10 -46 0 -46Z',
        pen.linear(`${shade(body, 0.1)}, ${body} 0.5, ${shade(body, -0.2)}`, 60),
      ),
      4,
    );
    const scales = many(5, (row) =>
      many(4 - (row % 2), (i) =>
        stroke(`M${(i - (3 - (row % 2)) / 2) * 10 - 5} ${26 + row * 11}q5 9 10 0`, mix(body, fan, 0.75), 2),
      ),
    );
    const face =
      mirror(path(ellipse([-5.5, -35], 3, 3.2), '#fff') + path(ellipse([-5.2, -35], 1.8, 2), '#120b14')) +
      pen.solid('M-4 -31L4 -31L0 -21Z', eye, 1.2);
    return peacockFan(pen, coat) + torso + scales + face;
  },
};

function hummingbirdHead(pen: Pen, [back, throat]: Coat): string {
  const belly = path(
    'M36 -26C34 -4 14 18 -10 32C-18 36 -26 38 -30 36C-10 22 8 2 14 -22C20 -32 34 -34 36 -26Z',
    pen.lit('#f6f1e6'),
  );
  const bib =
    pen.relief(
      path(
        'M48 -52C52 -34 42 -18 24 -14C16 -24 20 -42 32 -52Z',
        pen.linear(`${shade(throat, 0.14)}, ${throat}`),
      ),
      2.4,
    ) +
    many(6, (i) =>
      path(ellipse([30 + (i % 3) * 6, -40 + Math.floor(i / 3) * 9], 2.6, 2.2), shade(throat, 0.2), {
        opacity: 0.8,
      }),
    );
  const head = pen.relief(path(ellipse([36, -60], 20, 18), pen.ball(back)), 3);
  const beak =
    stroke('M52 -64Q76 -72 98 -92', '#2a2433', 4.4) + stroke('M54 -66Q76 -74 95 -90', '#8a839a', 1.4);
  const eye = path(ellipse([42, -63], 4.8, 5), '#140b12') + path(ellipse([40.4, -65], 1.8, 1.8), '#fff');
  return belly + head + bib + beak + eye;
}

export const hummingbird: Motif = {
  coats: [
    ['#16a37a', '#e23a6e', '#ffd34d'],
    ['#2c6fe0', '#b13be0', '#7ef0ff'],
    ['#e07a1f', '#d83a3a', '#fff08a'],
    ['#8a3fd0', '#2fd0c0', '#ffc0e6'],
  ],
  draw(pen, coat) {
    const [back, throat, accent] = coat;
    const wing = (turn: number, size: number): string =>
      place(
        many(7, (i) =>
          place(
            path(
              petal(84 - i * 7, 9, 0.62),
              pen.linear(`${shade(accent, 0.02)}, ${mix(back, accent, 0.35)} 0.6, ${shade(back, -0.15)}`),
              { opacity: 0.94 },
            ),
            { turn: i * 10 },
          ),
        ),
        { x: 4, y: -8, turn, size },
      );
    const tail = many(5, (i) =>
      place(pen.solid(petal(56, 8, 0.65), mix(back, throat, i / 6), 1.5), {
        x: -28,
        y: 34,
        turn: 194 + i * 11,
      }),
    );
    const body = pen.relief(
      path(
        'M38 -44C48 -22 36 8 8 30C-8 42 -26 50 -38 46C-40 26 -22 -14 8 -44C18 -54 34 -54 38 -44Z',
        pen.linear(`${shade(back, 0.14)}, ${back} 0.5, ${shade(back, -0.2)}`, 30),
      ),
      4,
    );
    const sparks = many(3, (i) =>
      place(path(glint(9 - i * 2), accent), { x: [-88, 84, 52][i], y: [-66, 34, 74][i] }),
    );
    return (
      place(
        [
          pen.relief(wing(26, 0.8), 1.6),
          tail,
          body,
          hummingbirdHead(pen, coat),
          pen.relief(wing(-78, 1.12), 1.8),
        ],
        { x: -4, y: 10, size: 1.1 },
      ) + sparks
    );
  },
};
