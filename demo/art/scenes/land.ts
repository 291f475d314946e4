import { mix, shade } from '../colour.ts';
import type { Scene } from '../backdrop.ts';
import { many, path, place, stroke } from '../pen.ts';
import { circle, n, petal, type Point } from '../shapes.ts';
import { heart, motes, ridges, sky, stars } from './ground.ts';

export const mountains: Scene = (pen, light, size) => {
  const { w, h } = size;
  const moon =
    path(circle(w * 0.5, h * 0.42, h * 0.42), pen.glow(light.glow, 0.8)) +
    path(
      circle(w * 0.5, h * 0.42, h * 0.26),
      pen.linear(`${light.spark}, ${mix(light.glow, light.mid, 0.2)}`),
    );
  return (
    sky(pen, light, size) +
    stars(pen, size, { colour: light.spark, count: 34 }) +
    moon +
    ridges(pen, light, {
      size,
      list: [
        { y: h * 0.74, rise: 120, steps: 6, sharp: true },
        { y: h * 0.82, rise: 90, steps: 5, sharp: true },
        { y: h * 0.92, rise: 60, steps: 4 },
        { y: h * 1.0, rise: 40, steps: 5 },
      ],
    })
  );
};

export const dunes: Scene = (pen, light, size) => {
  const { w, h } = size;
  const sun =
    path(circle(w * 0.5, h * 0.44, h * 0.46), pen.glow(light.glow, 0.9)) +
    path(circle(w * 0.5, h * 0.44, h * 0.29), pen.linear(`${light.spark}, ${light.glow}`));
  const dune = (y: number, lean: number, t: number): string => {
    const tone = mix(mix(light.glow, light.mid, 0.45), light.land, t);
    const crest = `M-20 ${n(y + 40)}C${n(w * 0.2)} ${n(y + 30)} ${n(w * lean)} ${n(y - 44)} ${n(w * (lean + 0.12))} ${n(y - 30)}`;
    return (
      path(
        `${crest}C${n(w * (lean + 0.3))} ${n(y - 4)} ${n(w * 0.9)} ${n(y + 30)} ${w + 20} ${n(y + 14)}V${h + 10}H-20Z`,
        pen.linear(`${shade(tone, 0.1)}, ${shade(tone, -0.08)}`, 40),
      ) +
      path(
        `M${n(w * (lean + 0.12))} ${n(y - 30)}C${n(w * (lean + 0.04))} ${n(y + 14)} ${n(w * (lean + 0.2))} ${n(y + 60)} ${n(w * lean - 30)} ${h + 10}H${w + 20}V${n(y + 14)}C${n(w * 0.9)} ${n(y + 30)} ${n(w * (lean + 0.3))} ${n(y - 4)} ${n(w * (lean + 0.12))} ${n(y - 30)}Z`,
        shade(tone, -0.09),
        { opacity: 0.6 },
      )
    );
  };
  return (
    sky(pen, light, size) +
    stars(pen, size, { colour: light.spark, count: 20 }) +
    sun +
    dune(h * 0.72, 0.52, 0.1) +
    dune(h * 0.82, 0.16, 0.35) +
    dune(h * 0.95, 0.6, 0.6)
  );
};

export const woods: Scene = (pen, light, size) => {
  const { w, h } = size;
  const { random } = pen;
  const trunks = (count: number, t: number, wide: number): string =>
    many(count, (i) => {
      const x = ((i + random.between(0.2, 0.8)) * w) / count;
      if (t > 0.7 && Math.abs(x - w / 2) < h * 0.34) return '';
      const half = wide * random.between(0.7, 1.3);
      const lean = random.between(-16, 16);
      return path(
        `M${n(x - half)} ${h + 10}C${n(x - half * 0.6)} ${h * 0.6} ${n(x + lean - half * 0.7)} ${h * 0.3} ${n(x + lean - half * 0.5)} -10H${n(x + lean + half * 0.5)}C${n(x + lean + half * 0.7)} ${h * 0.3} ${n(x + half * 0.6)} ${h * 0.6} ${n(x + half)} ${h + 10}Z`,
        pen.linear(
          `${mix(light.mid, light.land, t)}, ${mix(light.mid, light.land, Math.min(1, t + 0.2))}`,
          10,
        ),
      );
    });
  const ferns = many(22, (i) =>
    place(path(petal(random.between(34, 72), 7, 0.5), mix(light.land, light.mid, random.between(0, 0.4))), {
      x: (i * w) / 21,
      y: h + 12,
      turn: random.between(-38, 38),
    }),
  );
  const boughs = many(12, (i) =>
    path(
      circle((i * w) / 11, random.between(-26, 6), random.between(34, 56)),
      mix(light.land, light.mid, random.between(0, 0.22)),
    ),
  );
  return (
    sky(pen, { ...light, glow: mix(light.mid, light.glow, 0.55) }, size) +
    heart(pen, light, { ...size, strength: 1 }) +
    trunks(9, 0.35, 7) +
    trunks(7, 0.62, 11) +
    heart(pen, light, { ...size, strength: 0.5 }) +
    trunks(6, 0.92, 19) +
    boughs +
    ferns +
    motes(pen, size, { colour: light.spark, count: 12 })
  );
};

export const meadow: Scene = (pen, light, size) => {
  const { w, h } = size;
  const { random } = pen;
  const cloud = (x: number, y: number, s: number): string =>
    place(
      path(
        'M-56 10C-74 10 -74 -14 -52 -14C-50 -36 -16 -40 -8 -24C6 -40 36 -32 36 -12C58 -14 60 10 40 10Z',
        pen.linear(`#ffffff/0.95, ${mix('#ffffff', light.mid, 0.3)}/0.85`),
      ),
      { x, y, size: s },
    );
  const sun = path(circle(w * 0.5, h * 0.44, h * 0.46), pen.glow(light.glow, 1));
  const bloom = ([x, y]: Point, r: number, tone: string): string =>
    place(
      stroke(`M0 0V${n(r * 3)}`, light.land, r * 0.3) +
        many(5, (i) => place(path(petal(r, r * 0.5, 0.6), tone), { turn: i * 72 })) +
        path(circle(0, 0, r * 0.3), '#fff3b0'),
      { x, y },
    );
  const flowers = many(16, (i) => {
    const x = ((i + random.between(0.1, 0.9)) * w) / 16;
    return bloom(
      [x, h - random.between(8, Math.abs(x - w / 2) < w * 0.22 ? 20 : 52)],
      random.between(6, 12),
      random.pick(['#ff8fb8', '#ffffff', '#ffd34d', light.glow]),
    );
  });
  return (
    sky(pen, light, size) +
    sun +
    cloud(w * 0.12, h * 0.2, 1) +
    cloud(w * 0.9, h * 0.28, 1.2) +
    cloud(w * 0.72, h * 0.1, 0.7) +
    ridges(
      pen,
      { ...light, land: mix(light.land, '#2f8a4a', 0.75), mid: mix(light.mid, '#8fd06a', 0.6) },
      {
        size,
        list: [
          { y: h * 0.76, rise: 60, steps: 3 },
          { y: h * 0.86, rise: 50, steps: 4 },
          { y: h * 0.97, rise: 34, steps: 3 },
        ],
      },
    ) +
    flowers
  );
};

export const snowfield: Scene = (pen, light, size) => {
  const { w, h } = size;
  const { random } = pen;
  const veil = (i: number): string =>
    path(
      `M${n(w * (-0.1 + i * 0.28))} ${h * 0.5}C${n(w * (0.05 + i * 0.28))} ${h * 0.1} ${n(w * (0.12 + i * 0.28))} ${h * 0.34} ${n(w * (0.24 + i * 0.28))} -20H${n(w * (0.4 + i * 0.28))}C${n(w * (0.26 + i * 0.28))} ${h * 0.36} ${n(w * (0.2 + i * 0.28))} ${h * 0.2} ${n(w * (0.06 + i * 0.28))} ${h * 0.6}Z`,
      pen.linear(
        `${light.glow}/0, ${i % 2 ? light.glow : mix(light.glow, '#7fffc0', 0.5)}/0.55 0.6, ${light.glow}/0`,
      ),
    );
  const pine = (x: number, y: number, s: number): string =>
    place(
      path(
        'M0 -76L20 -40H10L28 -12H14L34 16H-34L-14 -12H-28L-10 -40H-20Z',
        pen.linear(`${mix(light.land, light.mid, 0.45)}, ${light.land}`),
      ) +
        path(
          'M0 -76L20 -40H10L4 -46L-4 -38L-12 -42L-20 -40ZM-10 -40L-28 -12L-16 -16L-6 -10L4 -18L14 -12H28L10 -40Z',
          '#ffffff',
          { opacity: 0.75 },
        ),
      { x, y, size: s },
    );
  const drift = (y: number, t: number): string =>
    path(
      `M-20 ${n(y)}C${n(w * 0.25)} ${n(y - 36)} ${n(w * 0.4)} ${n(y + 20)} ${n(w * 0.6)} ${n(y - 6)}S${n(w * 0.9)} ${n(y - 24)} ${w + 20} ${n(y)}V${h + 10}H-20Z`,
      pen.linear(`${mix('#ffffff', light.mid, t * 0.5)}, ${mix('#ffffff', light.mid, 0.35 + t * 0.5)}`),
    );
  const flakes = many(46, () =>
    path(circle(random.between(0, w), random.between(0, h), random.between(1, 3.6)), '#ffffff', {
      opacity: random.between(0.4, 0.95),
    }),
  );
  return (
    sky(pen, light, size) +
    stars(pen, size, { colour: light.spark, count: 24 }) +
    pen.blur(many(3, veil), 6) +
    heart(pen, light, { ...size, strength: 0.75 }) +
    drift(h * 0.72, 0.6) +
    pine(w * 0.12, h * 0.8, 1.1) +
    pine(w * 0.9, h * 0.8, 1.3) +
    pine(w * 0.26, h * 0.78, 0.7) +
    pine(w * 0.76, h * 0.77, 0.62) +
    drift(h * 0.83, 0.3) +
    drift(h * 0.93, 0) +
    flakes
  );
};

export const canyon: Scene = (pen, light, size) => {
  const { w, h } = size;
  const mesa = ([x, y]: Point, half: number, t: number): string => {
    const tone = mix(mix(light.glow, light.mid, 0.65), light.land, t);
    const side = `M${n(x - half * 1.5)} ${h + 10}L${n(x - half * 1.15)} ${n(y + 90)}L${n(x - half)} ${n(y + 26)}L${n(x - half * 0.92)} ${n(y)}H${n(x + half * 0.9)}L${n(x + half)} ${n(y + 30)}L${n(x + half * 1.2)} ${n(y + 96)}L${n(x + half * 1.5)} ${h + 10}Z`;
    return (
      path(side, pen.linear(`${shade(tone, 0.12)}, ${tone} 0.5, ${shade(tone, -0.12)}`, 10)) +
      pen.clip(
        many(7, (i) =>
          path(
            `M${n(x - half * 2)} ${n(y + 12 + i * 24)}H${n(x + half * 2)}v${i % 2 ? 9 : 5}H${n(x - half * 2)}Z`,
            i % 2 ? shade(tone, -0.08) : shade(tone, 0.06),
            { opacity: 0.55 },
          ),
        ),
        side,
      )
    );
  };
  const sun =
    path(circle(w * 0.5, h * 0.42, h * 0.44), pen.glow(light.glow, 0.9)) +
    path(circle(w * 0.5, h * 0.42, h * 0.25), pen.linear(`${light.spark}, ${light.glow}`));
  return (
    sky(pen, light, size) +
    sun +
    mesa([w * 0.26, h * 0.58], 44, 0.08) +
    mesa([w * 0.78, h * 0.62], 60, 0.14) +
    mesa([w * 0.02, h * 0.46], 60, 0.36) +
    mesa([w * 1.0, h * 0.42], 66, 0.42) +
    ridges(pen, light, { size, list: [{ y: h * 0.94, rise: 34, steps: 4 }] })
  );
};
