import { mix, shade } from '../colour.ts';
import type { Backdrop, Scene, Size } from '../backdrop.ts';
import { many, type Pen, path, place, stroke } from '../pen.ts';
import { circle, ellipse, n, petal, ribbon, spine, type Triple } from '../shapes.ts';
import { fill, heart, motes, ridges, sky, stars } from './ground.ts';

function weed(pen: Pen, light: Backdrop, { w, h }: Size): string {
  const { random } = pen;
  return many(9, (i) => {
    const x = ((i + 0.3) * w) / 9 + random.between(-12, 12);
    const tall = random.between(50, 130) * (Math.abs(x - w / 2) < w * 0.22 ? 0.45 : 1);
    const s = spine(
      [
        [x, h + 8],
        [x + 10, h - tall * 0.35],
        [x - 9, h - tall * 0.7],
        [x + 6, h - tall],
      ],
      (t) => 8 * (1 - t * 0.85),
    );
    return path(ribbon(s), pen.linear(`${mix(light.mid, light.spark, 0.25)}, ${light.land}`));
  });
}

function bubbles(pen: Pen, light: Backdrop, { w, h }: Size): string {
  const { random } = pen;
  return many(15, () => {
    const [x, y, r] = [random.between(0, w), random.between(20, h - 30), random.between(2.5, 9)];
    return (
      path(circle(x, y, r), light.spark, { opacity: 0.16 }) +
      path(circle(x, y, r), 'none', { stroke: light.spark, 'stroke-width': 1.3, opacity: 0.6 }) +
      path(circle(x - r * 0.35, y - r * 0.35, r * 0.24), '#fff', { opacity: 0.85 })
    );
  });
}

/** Under the sea: shafts of light, weed, bubbles. */
export const deepSea: Scene = (pen, light, size) => {
  const { w, h } = size;
  const { random } = pen;
  const shafts = pen.blur(
    many(6, (i) => {
      const x = (i + random.between(0.1, 0.8)) * (w / 6);
      const lean = random.between(-60, 60);
      const half = random.between(12, 34);
      return path(
        `M${n(x - half * 0.4)} -20L${n(x + half * 0.4)} -20L${n(x + lean + half)} ${h}L${n(x + lean - half)} ${h}Z`,
        pen.linear(`${light.glow}/0.55, ${light.glow}/0`),
      );
    }),
    5,
  );
  return (
    fill(size, pen.linear(`${mix(light.mid, light.glow, 0.5)}, ${light.mid} 0.4, ${light.deep}`)) +
    shafts +
    heart(pen, light, { ...size, strength: 0.7 }) +
    ridges(pen, light, {
      size,
      list: [
        { y: h * 0.86, rise: 46, steps: 5 },
        { y: h * 0.95, rise: 34, steps: 4 },
      ],
    }) +
    weed(pen, light, size) +
    bubbles(pen, light, size)
  );
};

function pad(pen: Pen, light: Backdrop, [x, y, r]: Triple): string {
  const turn = pen.random.between(0, 360);
  return place(
    pen.shadow(
      path(
        `M0 0L${n(r * 0.34)} ${n(-r * 0.94)}A${r} ${r} 0 1 1 ${n(-r * 0.34)} ${n(-r * 0.94)}Z`,
        pen.ball(mix('#3f9a5a', light.mid, 0.35)),
      ),
      4,
    ) +
      many(9, (i) =>
        stroke(
          `M0 0L${n(Math.cos(i * 0.62 + 0.1) * r * 0.86)} ${n(Math.sin(i * 0.62 + 0.1) * r * 0.86)}`,
          '#d8ffb8',
          { width: 1.3, opacity: 0.35 },
        ),
      ),
    { x, y, turn },
  );
}

/** A pond seen from above: rings, pads, petals. */
export const pond: Scene = (pen, light, size) => {
  const { w, h } = size;
  const { random } = pen;
  const rings = [
    [w * 0.5, h * 0.52, 7],
    [w * 0.14, h * 0.2, 3],
    [w * 0.88, h * 0.84, 3],
  ]
    .map(([x = 0, y = 0, count = 3]) =>
      many(count, (i) =>
        path(ellipse([x, y], 44 + i * 36, 40 + i * 33), 'none', {
          stroke: light.glow,
          'stroke-width': 3.4 - i * 0.32,
          opacity: 0.36 - i * 0.035,
        }),
      ),
    )
    .join('');
  const petals = many(11, () =>
    place(
      path(petal(random.between(12, 20), 6, 0.6), pen.linear(`#ffffff, ${mix(light.glow, '#ff8fb0', 0.5)}`)),
      { x: random.between(0, w), y: random.between(0, h), turn: random.between(0, 360) },
    ),
  );
  const glints = many(16, () => {
    const [x, y] = [random.between(0, w), random.between(0, h)];
    return stroke(
      `M${n(x)} ${n(y)}q${n(random.between(8, 18))} -5 ${n(random.between(20, 40))} 0`,
      light.spark,
      { width: 1.8, opacity: 0.35 },
    );
  });
  return (
    fill(
      size,
      pen.radial(`${mix(light.mid, light.glow, 0.35)}, ${light.mid} 0.55, ${light.deep}`, [0.5, 0.5], 0.75),
    ) +
    heart(pen, light, { ...size, strength: 0.5 }) +
    rings +
    glints +
    pad(pen, light, [w * 0.06, h * 0.86, 62]) +
    pad(pen, light, [w * 0.96, h * 0.12, 70]) +
    pad(pen, light, [w * 0.2, h * 1.0, 34]) +
    pad(pen, light, [w * 0.99, h * 0.34, 30]) +
    petals
  );
};

/** Patterned waves under an evening sky. */
export const waves: Scene = (pen, light, size) => {
  const { w, h } = size;
  const sun =
    path(circle(w * 0.5, h * 0.46, h * 0.33), pen.linear(`${light.spark}, ${light.glow}`)) +
    path(circle(w * 0.5, h * 0.46, h * 0.46), pen.glow(light.glow, 0.6));
  const row = (k: number): string => {
    const y = h * 0.62 + k * 33;
    const r = 35;
    const tone = mix(mix(light.mid, light.glow, 0.2), light.deep, 0.15 + k * 0.2);
    return many(Math.ceil(w / (r * 2)) + 2, (i) => {
      const x = (i - 0.5) * r * 2 + (k % 2 ? r : 0) - r;
      return (
        path(
          circle(x, y + r, r + 1),
          pen.radial(`${tone}, ${shade(tone, -0.03)} 0.8, ${shade(tone, 0.04)}`),
        ) +
        [1, 0.72, 0.46, 0.22]
          .map((t) =>
            path(circle(x, y + r, r * t), 'none', {
              stroke: light.spark,
              'stroke-width': 2,
              opacity: 0.55 - k * 0.05,
            }),
          )
          .join('')
      );
    });
  };
  const cloud = (x: number, y: number, s: number): string =>
    place(
      path(
        'M-60 0H60A12 12 0 0 0 52 -18A16 16 0 0 0 24 -26A22 22 0 0 0 -18 -26A15 15 0 0 0 -46 -14A10 10 0 0 0 -60 0Z',
        pen.linear(`#ffffff/0.85, ${light.glow}/0.5`),
      ),
      { x, y, size: s },
    );
  return (
    sky(pen, light, size) +
    stars(pen, size, { colour: light.spark, count: 18 }) +
    sun +
    cloud(w * 0.12, h * 0.26, 0.9) +
    cloud(w * 0.88, h * 0.36, 1.1) +
    cloud(w * 0.78, h * 0.13, 0.6) +
    many(5, row)
  );
};

/** Calm water that holds the sky. */
export const lagoon: Scene = (pen, light, size) => {
  const { w, h } = size;
  const { random } = pen;
  const moon =
    path(circle(w * 0.5, h * 0.4, h * 0.44), pen.glow(light.glow, 0.85)) +
    path(circle(w * 0.5, h * 0.4, h * 0.27), pen.linear(`${light.spark}, ${light.glow}`));
  const far = ridges(pen, light, {
    size,
    list: [
      { y: h * 0.66, rise: 96, steps: 5, sharp: true },
      { y: h * 0.69, rise: 48, steps: 6 },
    ],
  });
  const water = `<rect y="${h * 0.66}" width="${w}" height="${h * 0.36}" fill="${pen.linear(`${mix(light.mid, light.glow, 0.35)}, ${light.mid} 0.4, ${light.deep}`)}"/>`;
  const gleam = many(20, (i) => {
    const y = h * 0.68 + i * 6.6;
    const half = (70 - i * 1.3) * random.between(0.4, 1.1);
    const x = w / 2 + random.between(-30, 30);
    return stroke(`M${n(x - half)} ${n(y)}H${n(x + half)}`, light.spark, {
      width: 2.4,
      opacity: 0.5 - i * 0.018,
    });
  });
  const reeds = many(16, (i) => {
    const side = i % 2 ? w : 0;
    const x = Math.abs(side - random.between(0, w * 0.2));
    const tall = random.between(60, 150);
    return stroke(
      `M${n(x)} ${h}Q${n(x + random.between(-14, 14))} ${n(h - tall * 0.6)} ${n(x + random.between(-26, 26))} ${n(h - tall)}`,
      light.land,
      random.between(2.4, 5),
    );
  });
  return (
    sky(pen, light, size) +
    stars(pen, size, { colour: light.spark, count: 26 }) +
    moon +
    far +
    water +
    gleam +
    reeds +
    motes(pen, size, { colour: light.spark, count: 6 })
  );
};
