// Faces of animals seen from the front.
import { mix, shade } from '../colour.ts';
import type { Coat, Motif } from '../motif.ts';
import { group, many, mirror, path, place, stroke, type Pen } from '../pen.ts';
import { ellipse, smooth, xy } from '../shapes.ts';

const INK = '#1a1018';

/** A pair of almond eyes, each `w` wide, centred at `x`, `y`. */
function eyes([x, y]: readonly [number, number], w: number, iris: string): string {
  const h = w * 0.62;
  const almond = `M${-w} ${h * 0.25}Q${-w * 0.2} ${-h * 1.25} ${w} ${-h * 0.55}Q${w * 0.5} ${h * 0.95} ${-w} ${h * 0.25}Z`;
  const one = group(
    [
      path(almond, INK, { stroke: INK, 'stroke-width': w * 0.3, 'stroke-linejoin': 'round' }),
      path(almond, iris),
      path(ellipse([0, -h * 0.1], w * 0.3, h * 0.68), '#0d0710'),
      path(ellipse([-w * 0.14, -h * 0.34], w * 0.15, w * 0.15), '#fff'),
    ],
    { transform: `translate(${x} ${y}) rotate(8)` },
  );
  return one + group(one.replace('rotate(8)', 'rotate(8)'), { transform: 'scale(-1 1)' });
}

export const fox: Motif = {
  coats: [
    ['#f0742a', '#fff3e2', '#ffc94d'],
    ['#d8452f', '#ffe9dc', '#9be37a'],
    ['#8fa6c9', '#f4f8ff', '#6fe3ff'],
    ['#ffb347', '#fff6df', '#7a4cff'],
  ],
  draw(pen, [fur, chest, iris]) {
    const dark = mix(fur, '#2a0f14', 0.72);
    const ear = (d: string, colour: string): string => mirror(path(d, colour));
    const ears = pen.relief(ear('M-14 -42C-32 -66 -52 -88 -72 -98C-88 -66 -92 -26 -82 10Z', pen.lit(fur)), 3);
    const inner = ear(
      'M-34 -44C-46 -62 -58 -74 -69 -80C-77 -56 -79 -36 -74 -14Z',
      pen.linear(`${dark}, ${mix(dark, fur, 0.45)}`),
    );
    const tips = ear('M-62 -92L-72 -98C-76 -90 -79 -80 -82 -70C-76 -76 -68 -84 -62 -92Z', dark);
    const ruff = pen.relief(
      mirror(
        path(
          'M0 -30C-40 -30 -78 -16 -92 8L-80 14L-96 30L-76 34L-88 54L-64 54L-68 72L-44 68L0 96Z',
          pen.lit(chest),
        ),
      ),
      3,
    );
    const face = pen.relief(
      path(
        'M0 -58C-34 -58 -66 -38 -84 0C-70 6 -52 14 -42 28C-30 46 -20 70 0 84C20 70 30 46 42 28C52 14 70 6 84 0C66 -38 34 -58 0 -58Z',
        pen.lit(fur, 0.15),
      ),
      4,
    );
    const muzzle = path(
      'M0 6C-12 22 -20 50 -24 60C-14 74 -8 80 0 84C8 80 14 74 24 60C20 50 12 22 0 6Z',
      pen.linear(`${mix(fur, chest, 0.55)}, ${chest} 0.6`),
    );
    const brow = mirror(
      path('M-8 -14C-22 -26 -40 -26 -52 -16C-40 -16 -28 -10 -18 2Z', mix(fur, dark, 0.35), { opacity: 0.7 }),
    );
    const blaze = path('M0 -56C-8 -40 -6 -22 0 0C6 -22 8 -40 0 -56Z', shade(fur, 0.12), { opacity: 0.8 });
    const nose = pen.gloss(path('M-14 66C-10 60 10 60 14 66C12 76 6 82 0 84C-6 82 -12 76 -14 66Z', INK), 2);
    return ears + inner + tips + ruff + face + blaze + muzzle + brow + eyes([-34, 6], 15, iris) + nose;
  },
};

export const wolf: Motif = {
  coats: [
    ['#6f86a8', '#e8f0fa', '#7fe8ff'],
    ['#4a4f63', '#c9cfdd', '#ffb03a'],
    ['#cfd9e8', '#ffffff', '#4aa8ff'],
    ['#8a5f4a', '#f3e0cd', '#ffd34d'],
  ],
  draw(pen, [fur, chest, iris]) {
    const dark = mix(fur, '#0f1424', 0.62);
    const ears =
      pen.relief(mirror(path('M-12 -50L-52 -99C-68 -76 -74 -46 -72 -10Z', pen.lit(dark))), 3) +
      mirror(path('M-32 -50L-52 -80C-61 -62 -64 -44 -62 -26Z', mix(dark, '#d98a86', 0.45)));
    const mane = pen.relief(
      mirror(
        path(
          'M0 -58C-30 -56 -54 -44 -70 -20L-90 0L-78 2L-98 28L-80 26L-92 54L-70 48L-74 74L-52 64L-46 86L-28 78L0 98Z',
          pen.lit(fur),
        ),
      ),
      3,
    );
    const cheeks = pen.relief(
      mirror(
        path('M0 -6C-30 -4 -58 6 -70 20L-62 26L-72 42L-54 42L-56 58L-38 56L-30 74L0 88Z', pen.lit(chest)),
      ),
      2.5,
    );
    const mask = pen.relief(
      path(
        'M0 -62C-18 -52 -42 -34 -62 -6C-48 -2 -34 4 -26 16L-18 54L0 66L18 54L26 16C34 4 48 -2 62 -6C42 -34 18 -52 0 -62Z',
        pen.linear(`${dark}, ${fur} 0.6, ${shade(fur, 0.1)}`),
      ),
      3.5,
    );
    const blaze = path(
      'M0 -54C-10 -34 -9 -6 -14 20L-10 52L0 60L10 52L14 20C9 -6 10 -34 0 -54Z',
      pen.linear(`${shade(fur, -0.05)}, ${shade(fur, 0.2)}`),
    );
    const brows = mirror(path('M-12 -14C-24 -26 -38 -28 -50 -20C-38 -18 -26 -10 -18 -2Z', chest));
    const jaw = path('M-18 60L0 92L18 60L0 70Z', dark);
    const nose = pen.gloss(path('M-16 50C-10 44 10 44 16 50C14 60 8 66 0 68C-8 66 -14 60 -16 50Z', INK), 2);
    return ears + mane + cheeks + mask + blaze + brows + eyes([-32, -2], 14, iris) + jaw + nose;
  },
};

function tigerHead(pen: Pen, [fur, pale]: Coat): string {
  const ink = mix('#20121c', fur, 0.08);
  const ears =
    pen.relief(mirror(path(ellipse([-62, -66], 27, 27), pen.lit(fur))), 3) +
    mirror(path(ellipse([-61, -62], 15, 16), mix(ink, pale, 0.25)));
  const head = pen.relief(
    path(
      smooth(
        xy(
          '0 -84, 42 -78, 74 -48, 84 -6, 96 26, 78 36, 80 58, 56 62, 40 84, 0 92, -40 84, -56 62, -80 58, -78 36, -96 26, -84 -6, -74 -48, -42 -78',
        ),
        true,
      ),
      pen.radial(`${shade(fur, 0.12)}, ${fur} 0.55, ${shade(fur, -0.16)}`, [0.42, 0.34], 0.75),
    ),
    4,
  );
  const cheeks = mirror(path('M-8 22C-34 14 -60 26 -88 26C-82 40 -74 52 -60 56C-50 70 -30 82 -8 82Z', pale));
  const browSpots = mirror(path('M-14 -16C-22 -34 -46 -38 -58 -22C-44 -24 -28 -18 -20 -6Z', pale));
  const stripe = (d: string): string => path(d, ink);
  const stripes = mirror(
    stripe('M-2 -82C-14 -74 -16 -62 -2 -52Z') +
      stripe('M-14 -80C-30 -72 -36 -58 -24 -48C-26 -60 -20 -70 -14 -80Z') +
      stripe('M-36 -76C-54 -66 -58 -52 -46 -42C-48 -56 -42 -66 -36 -76Z') +
      stripe('M-82 -30C-70 -28 -60 -20 -58 -8C-66 -16 -74 -18 -84 -14Z') +
      stripe('M-86 0C-74 -2 -64 4 -60 14C-70 10 -78 10 -90 14Z') +
      stripe('M-84 44C-72 34 -60 34 -52 40C-62 42 -68 46 -74 54Z') +
      stripe('M-56 66C-50 56 -42 52 -34 54C-40 58 -42 66 -44 76Z'),
  );
  return ears + head + cheeks + browSpots + stripes;
}

export const tiger: Motif = {
  coats: [
    ['#f59a2c', '#fff4de', '#8fe36b'],
    ['#f4f1ea', '#ffffff', '#5ecbff'],
    ['#e2613a', '#ffe8cf', '#ffd94a'],
    ['#6f6bd8', '#e9e6ff', '#ffd166'],
  ],
  draw(pen, coat) {
    const [fur, pale, iris] = coat;
    const ink = mix('#20121c', fur, 0.08);
    const bridge = path(
      'M-16 -20C-18 0 -20 20 -18 34L18 34C20 20 18 0 16 -20C8 -26 -8 -26 -16 -20Z',
      pen.linear(`${shade(fur, 0.08)}, ${mix(fur, pale, 0.4)}`),
    );
    const muzzle = pen.relief(
      path(smooth(xy('0 30, 24 30, 38 46, 32 64, 0 70, -32 64, -38 46, -24 30'), true), pale),
      2.5,
    );
    const chin = path('M-18 66Q0 60 18 66Q12 84 0 86Q-12 84 -18 66Z', shade(pale, -0.06));
    const mouth = stroke('M0 46V58Q-12 68 -26 60M0 58Q12 68 26 60', ink, 3.4);
    const nose = pen.gloss(
      path('M-17 32C-8 27 8 27 17 32C15 42 6 49 0 50C-6 49 -15 42 -17 32Z', '#d8646c'),
      2,
    );
    const whiskerDots = mirror(many(3, (i) => path(ellipse([-18 - i * 6, 52 + (i % 2) * 5], 1.9, 1.9), ink)));
    return (
      tigerHead(pen, coat) + bridge + chin + muzzle + mouth + nose + whiskerDots + eyes([-36, 2], 15, iris)
    );
  },
};

export const cat: Motif = {
  coats: [
    ['#fff3e4', '#f08a4b', '#3fc2a4'],
    ['#3b3550', '#8f86b8', '#ffd34d'],
    ['#f2b45a', '#fff0d2', '#5bb8ff'],
    ['#b9c4d6', '#f2f6fc', '#ff9a4a'],
  ],
  draw(pen, [fur, patch, iris]) {
    const ink = '#2a1a26';
    const ears =
      pen.relief(mirror(path('M-18 -52C-36 -74 -56 -92 -70 -94C-84 -74 -88 -36 -80 0Z', pen.lit(fur))), 3) +
      mirror(path('M-38 -52C-48 -66 -60 -76 -67 -78C-74 -60 -76 -42 -72 -24Z', '#f6a5a8'));
    const headShape = smooth(
      xy('0 -62, 44 -54, 76 -22, 86 14, 76 44, 44 66, 0 74, -44 66, -76 44, -86 14, -76 -22, -44 -54'),
      true,
    );
    const head = pen.relief(path(headShape, pen.ball(fur, 0.09)), 4);
    const patches = pen.clip(
      path('M-100 -100H-10C-14 -50 -30 -28 -52 -10C-64 0 -80 6 -100 6Z', pen.lit(patch), { opacity: 0.95 }),
      headShape,
    );
    const collar = pen.relief(
      path('M-58 62C-30 80 30 80 58 62L60 78C30 98 -30 98 -60 78Z', pen.lit('#d8363f')),
      2.5,
    );
    const bell =
      pen.gloss(path(ellipse([0, 86], 14, 13), pen.ball('#ffc53d')), 3) +
      stroke('M-10 86H10M0 86V97', '#8a5410', 2.6);
    const muzzle = path(
      smooth(xy('0 22, 20 24, 30 38, 20 52, 0 54, -20 52, -30 38, -20 24'), true),
      shade(fur, 0.07),
      { opacity: 0.8 },
    );
    const nose = pen.gloss(path('M-8 22C-4 19 4 19 8 22C6 28 3 31 0 32C-3 31 -6 28 -8 22Z', '#f0767c'), 1.6);
    const mouth = stroke('M0 32V39Q-9 48 -19 41M0 39Q9 48 19 41', ink, 3);
    const whiskers = mirror(
      stroke('M-34 34L-78 26M-34 41L-80 42M-33 47L-74 58', shade(fur, -0.32), { width: 1.8, opacity: 0.75 }),
    );
    const eye = (x: number): string =>
      place(
        path(ellipse([0, 0], 17, 18), ink) +
          path(
            ellipse([0, 1], 14.5, 15.5),
            pen.radial(`${shade(iris, 0.18)}, ${shade(iris, -0.12)}`, [0.5, 0.8], 0.8),
          ) +
          path(ellipse([0, 0], 6.4, 13), '#120a14') +
          path(ellipse([-4.5, -6], 4.4, 4.8), '#fff'),
        { x, y: -2 },
      );
    return ears + head + patches + muzzle + eye(-36) + eye(36) + nose + mouth + whiskers + collar + bell;
  },
};
