// Rooms, stages and skies that were built for the eye.
import { mix, shade } from '../colour.ts';
import type { Backdrop, Scene, Size } from '../backdrop.ts';
import { many, type Pen, path, place, stroke } from '../pen.ts';
import { circle, ellipse, n, polygon, roundRect, smooth, xy, type Point } from '../shapes.ts';
import { fill, heart, motes, rays, sky, stars } from './ground.ts';

/** Rays and rings of light: the plain stage for a strong subject. */
export const burst: Scene = (pen, light, size) => {
  const { w, h } = size;
  const rings = many(3, (i) =>
    path(circle(w / 2, h * 0.52, h * (0.34 + i * 0.12)), 'none', {
      stroke: light.glow,
      'stroke-width': 2.4,
      opacity: 0.4 - i * 0.1,
    }),
  );
  return (
    fill(
      size,
      pen.radial(`${mix(light.mid, light.glow, 0.45)}, ${light.mid} 0.5, ${light.deep}`, [0.5, 0.52], 0.75),
    ) +
    rays(pen, size, { colour: light.glow, count: 18 }) +
    rings +
    heart(pen, light, { ...size, strength: 0.95 }) +
    motes(pen, size, { colour: light.spark, count: 9 })
  );
};

export const columns: Scene = (pen, light, size) => {
  const { w, h } = size;
  const arch = (inset: number, tone: string): string =>
    path(
      `M0 0H${w}V${h}H${w - inset}V${h * 0.46}A${w / 2 - inset} ${h * 0.36} 0 0 0 ${inset} ${h * 0.46}V${h}H0Z`,
      tone,
    );
  const column = (x: number): string =>
    path(
      `M${x - 24} ${h * 0.16}H${x + 24}L${x + 21} ${h * 0.9}H${x - 21}Z`,
      pen.linear(
        `${mix(light.mid, light.glow, 0.5)}, ${mix(light.mid, light.deep, 0.25)} 0.4, ${light.deep}`,
        0,
      ),
    ) +
    many(3, (i) =>
      stroke(`M${x - 11 + i * 11} ${h * 0.2}V${h * 0.88}`, light.deep, { width: 2.6, opacity: 0.4 }),
    ) +
    path(
      roundRect([x - 32, h * 0.12], [64, 18], 5),
      pen.linear(`${mix(light.glow, light.mid, 0.3)}, ${light.mid}`),
    ) +
    path(
      roundRect([x - 34, h * 0.88], [68, 20], 5),
      pen.linear(`${mix(light.glow, light.mid, 0.4)}, ${light.deep}`),
    );
  const floor =
    path(
      `M0 ${h * 0.92}L${w * 0.3} ${h * 0.8}H${w * 0.7}L${w} ${h * 0.92}V${h + 4}H0Z`,
      pen.linear(`${mix(light.mid, light.glow, 0.5)}, ${light.deep}`),
    ) +
    many(7, (i) =>
      stroke(`M${n(w * (0.32 + i * 0.06))} ${h * 0.8}L${n(w * (-0.3 + i * 0.27))} ${h}`, light.land, {
        width: 1.8,
        opacity: 0.4,
      }),
    );
  return (
    fill(size, pen.linear(`${light.mid}, ${light.glow} 0.6, ${light.spark}`)) +
    rays(pen, size, { colour: light.spark, count: 14 }) +
    heart(pen, light, { ...size, strength: 1 }) +
    arch(w / 2 - h * 0.33, mix(light.mid, light.deep, 0.25)) +
    arch(w / 2 - h * 0.385, mix(light.mid, light.deep, 0.6)) +
    floor +
    column(w / 2 - h * 0.42) +
    column(w / 2 + h * 0.42) +
    motes(pen, size, { colour: light.spark, count: 8 })
  );
};

export const curtains: Scene = (pen, light, size) => {
  const { w, h } = size;
  const reach = w * 0.3;
  const fold = (i: number): string => {
    const x = -10 + i * (reach / 5);
    return path(
      `M${n(x)} -10H${n(x + reach / 4.4)}C${n(x + reach / 4.4 + 8)} ${h * 0.4} ${n(x * 0.55 + reach / 6)} ${h * 0.6} ${n(x * 0.62 + 12)} ${h + 10}H${n(x * 0.5 - 20)}C${n(x * 0.5)} ${h * 0.6} ${n(x + 4)} ${h * 0.4} ${n(x)} -10Z`,
      pen.linear(`${mix(light.mid, light.glow, 0.28)}, ${light.mid} 0.45, ${light.deep}`, 0),
    );
  };
  const drape = many(6, (i) => fold(5 - i));
  const half = drape + `<g transform="translate(${w} 0) scale(-1 1)">${drape}</g>`;
  const swag = many(
    Math.round(w / 80),
    (i) =>
      path(
        `M${i * 80 - 6} -6H${i * 80 + 86}C${i * 80 + 74} 58 ${i * 80 + 6} 58 ${i * 80 - 6} -6Z`,
        pen.linear(`${light.deep}, ${light.mid} 0.6, ${mix(light.mid, light.glow, 0.35)}`),
      ) +
      stroke(`M${i * 80 - 4} 4C${i * 80 + 10} 54 ${i * 80 + 70} 54 ${i * 80 + 84} 4`, light.spark, {
        width: 3.4,
        opacity: 0.7,
      }),
  );
  const spots = pen.blur(
    path(
      `M${w * 0.3} -20L${w * 0.18} ${h}H${w * 0.58}Z`,
      pen.linear(`${light.spark}/0.6, ${light.spark}/0.02`),
    ) +
      path(
        `M${w * 0.7} -20L${w * 0.42} ${h}H${w * 0.82}Z`,
        pen.linear(`${light.spark}/0.6, ${light.spark}/0.02`),
      ),
    5,
  );
  const floor = path(
    ellipse([w / 2, h * 0.96], w * 0.44, h * 0.1),
    pen.radial(`${light.spark}, ${light.glow} 0.5, ${light.mid}`),
    { opacity: 0.9 },
  );
  return (
    fill(size, pen.radial(`${light.mid}, ${light.land}`, [0.5, 0.5], 0.7)) +
    heart(pen, light, { ...size, strength: 0.8 }) +
    spots +
    floor +
    half +
    swag
  );
};

export const cavern: Scene = (pen, light, size) => {
  const { w, h } = size;
  const { random } = pen;
  const shard = ([x, y]: Point, turn: number, s: number): string => {
    const tone = random.pick([light.glow, mix(light.glow, light.mid, 0.5), mix(light.mid, light.spark, 0.4)]);
    return place(
      path(
        polygon(xy('0 -90, 18 -58, 16 20, -16 20, -18 -58')),
        pen.linear(`${shade(tone, 0.1)}, ${mix(tone, light.deep, 0.55)}`),
      ) +
        path(polygon(xy('0 -90, 18 -58, 16 20, 3 20, 0 -50')), mix(tone, light.deep, 0.4), { opacity: 0.8 }) +
        path(polygon(xy('0 -90, 0 -50, -18 -58')), light.spark, { opacity: 0.75 }),
      { x, y, turn, size: s },
    );
  };
  const clusters = many(18, (i) => {
    const left = i % 2 === 0;
    const t = random.between(0, 1);
    const x = left ? random.between(-10, w * 0.2) : random.between(w * 0.8, w + 10);
    return shard(
      [x, h * (0.55 + t * 0.5)],
      (left ? 1 : -1) * random.between(8, 52),
      random.between(0.5, 1.25),
    );
  });
  const floor = many(8, (i) =>
    shard([w * 0.12 + (i * w * 0.76) / 7, h + 26], random.between(-24, 24), random.between(0.42, 0.72)),
  );
  const roof = many(11, (i) => {
    const x = (i * w) / 10;
    const tall = random.between(30, 84) * (Math.abs(x - w / 2) < w * 0.2 ? 0.5 : 1);
    return path(
      `M${n(x - 34)} -10L${n(x + random.between(-8, 8))} ${n(tall)}L${n(x + 34)} -10Z`,
      pen.linear(`${light.land}, ${mix(light.land, light.mid, 0.45)}`),
    );
  });
  return (
    fill(
      size,
      pen.radial(`${mix(light.mid, light.glow, 0.4)}, ${light.mid} 0.5, ${light.land}`, [0.5, 0.5], 0.72),
    ) +
    heart(pen, light, { ...size, strength: 1 }) +
    roof +
    clusters +
    floor +
    motes(pen, size, { colour: light.spark, count: 9 })
  );
};

export const nebula: Scene = (pen, light, size) => {
  const { w, h } = size;
  const { random } = pen;
  const gas = pen.blur(
    many(9, (i) =>
      path(
        ellipse(
          [random.between(0, w), random.between(0, h)],
          random.between(60, 120),
          random.between(40, 84),
        ),
        [light.mid, light.glow, mix(light.mid, '#ff5fb0', 0.4)][i % 3] as string,
        {
          opacity: random.between(0.25, 0.55),
          transform: `rotate(${n(random.between(-30, 30))} ${w / 2} ${h / 2})`,
        },
      ),
    ),
    24,
  );
  const world =
    path(circle(w * 0.9, h * 0.14, 46), pen.ball(mix(light.mid, light.glow, 0.5))) +
    path(ellipse([w * 0.9, h * 0.14], 74, 13), 'none', {
      stroke: light.spark,
      'stroke-width': 3,
      opacity: 0.6,
      transform: `rotate(-16 ${w * 0.9} ${h * 0.14})`,
    });
  const orbit = many(3, (i) =>
    path(ellipse([w / 2, h * 0.52], h * (0.38 + i * 0.13), h * (0.14 + i * 0.05)), 'none', {
      stroke: light.spark,
      'stroke-width': 1.5,
      opacity: 0.34 - i * 0.08,
      transform: `rotate(-18 ${w / 2} ${h * 0.52})`,
    }),
  );
  return (
    fill(size, pen.linear(`${light.deep}, ${light.land}`, 60)) +
    gas +
    stars(pen, { w, h: h * 1.35 }, { colour: light.spark, count: 70 }) +
    world +
    heart(pen, light, { ...size, strength: 0.75 }) +
    orbit
  );
};

export const silk: Scene = (pen, light, size) => {
  const { w, h } = size;
  const band = (i: number): string => {
    const y = -h * 0.3 + i * h * 0.2;
    const tone = i % 2 ? mix(light.mid, light.deep, 0.35) : mix(light.mid, light.glow, 0.22);
    return path(
      `M-20 ${n(y)}C${n(w * 0.25)} ${n(y + h * 0.34)} ${n(w * 0.45)} ${n(y - h * 0.2)} ${n(w * 0.7)} ${n(y + h * 0.16)}S${n(w * 0.95)} ${n(y + h * 0.1)} ${w + 20} ${n(y + h * 0.06)}V${h + 200}H-20Z`,
      pen.linear(`${shade(tone, 0.13)}, ${tone} 0.16, ${shade(tone, -0.12)} 0.5, ${light.deep}`, 78),
    );
  };
  return (
    fill(size, light.mid) +
    many(8, band) +
    heart(pen, light, { ...size, strength: 0.8 }) +
    motes(pen, size, { colour: light.spark, count: 10 })
  );
};

export const bokeh: Scene = (pen, light, size) => {
  const { w, h } = size;
  const { random } = pen;
  const discs = many(26, (i) => {
    const r = random.between(12, 46);
    const tone = [light.glow, light.spark, mix(light.mid, light.glow, 0.5)][i % 3] as string;
    const [x, y] = [random.between(0, w), random.between(0, h)];
    return (
      path(circle(x, y, r), tone, { opacity: random.between(0.12, 0.3) }) +
      path(circle(x, y, r), 'none', { stroke: tone, 'stroke-width': 1.6, opacity: 0.35 })
    );
  });
  return (
    fill(
      size,
      pen.radial(`${mix(light.mid, light.glow, 0.3)}, ${light.mid} 0.5, ${light.deep}`, [0.5, 0.5], 0.75),
    ) +
    pen.blur(discs, 1.4) +
    heart(pen, light, { ...size, strength: 0.85 }) +
    motes(pen, size, { colour: light.spark, count: 5 })
  );
};

export const clouds: Scene = (pen, light, size) => {
  const { w, h } = size;
  const curl = ([x, y]: Point, [s, t]: Point, flip: boolean): string => {
    const tone = mix('#ffffff', light.mid, t);
    return place(
      path(
        'M-90 30C-110 30 -112 4 -90 2C-92 -28 -56 -40 -40 -22C-28 -52 22 -50 28 -18C52 -30 78 -10 66 10C88 8 96 30 76 30Z',
        pen.linear(`${tone}, ${mix(tone, light.mid, 0.55)}`),
      ) +
        stroke(
          'M-76 18C-84 4 -62 -6 -58 8C-56 16 -66 18 -68 12M-18 12C-30 -12 6 -24 10 -4C12 8 -4 10 -4 0M40 18C36 4 56 -2 58 10C58 18 48 18 48 12',
          mix(tone, light.mid, 0.7),
          3,
        ),
      { x, y, size: s, flip },
    );
  };
  return (
    sky(pen, light, size) +
    rays(pen, size, { colour: light.spark, count: 16 }) +
    path(circle(w / 2, h * 0.48, h * 0.34), pen.linear(`${light.spark}, ${light.glow}`), { opacity: 0.85 }) +
    curl([w * 0.1, h * 0.3], [0.7, 0.4], false) +
    curl([w * 0.92, h * 0.24], [0.8, 0.4], true) +
    curl([w * 0.94, h * 0.62], [0.8, 0.25], true) +
    curl([w * 0.04, h * 0.66], [0.9, 0.25], false) +
    curl([w * 0.24, h * 0.92], [1.1, 0.06], true) +
    curl([w * 0.78, h * 0.94], [1.2, 0], false) +
    curl([w * 0.5, h * 1.02], [1.2, 0.1], false)
  );
};

/** Lanterns on a line. */
function lampLine(light: Backdrop & { readonly pen: Pen }, { w }: Size, [y, sag]: Point): string {
  const { pen } = light;
  return (
    stroke(`M-10 ${y}Q${w / 2} ${y + sag * 2} ${w + 10} ${y}`, light.land, 2.4) +
    many(11, (i) => {
      const t = (i + 0.5) / 11;
      const x = t * w;
      const yy = y + sag * 4 * t * (1 - t);
      return (
        path(circle(x, yy + 9, 20), pen.glow(light.spark, 0.8)) +
        path(ellipse([x, yy + 10], 8, 9), pen.ball(i % 2 ? light.glow : mix(light.glow, '#ff4f4f', 0.5)))
      );
    })
  );
}

export const street: Scene = (pen, light, size) => {
  const { w, h } = size;
  const { random } = pen;
  const house = (x: number, [wide, tall]: Point, t: number): string => {
    const tone = mix(light.mid, light.land, t);
    const y = h * 0.96 - tall;
    const roof = random.next() > 0.45;
    return (
      (roof
        ? path(
            `M${n(x - 8)} ${n(y + 4)}L${n(x + wide / 2)} ${n(y - 26)}L${n(x + wide + 8)} ${n(y + 4)}Z`,
            shade(tone, -0.03),
          )
        : '') +
      path(`M${n(x)} ${n(y)}h${n(wide)}V${h + 4}h${n(-wide)}Z`, pen.linear(`${shade(tone, 0.05)}, ${tone}`)) +
      many(Math.floor(wide / 18) * Math.floor(tall / 26), (i) => {
        const cols = Math.floor(wide / 18);
        return random.next() > 0.42
          ? path(
              roundRect([x + 7 + (i % cols) * 18, y + 12 + Math.floor(i / cols) * 26], [9, 13], 2),
              random.pick([light.spark, light.glow]),
              { opacity: random.between(0.55, 1) },
            )
          : '';
      })
    );
  };
  const row = (count: number, [low, high]: Point, t: number): string =>
    many(count, (i) => {
      const x = (i * w) / count;
      const middle = Math.abs(x + w / count / 2 - w / 2) < w * 0.2;
      return house(x, [w / count - 3, random.between(low, high) * (middle ? 0.55 : 1)], t);
    });
  return (
    sky(pen, light, size) +
    stars(pen, size, { colour: light.spark, count: 28 }) +
    heart(pen, light, { ...size, strength: 0.85 }) +
    row(9, [120, 220], 0.3) +
    row(7, [80, 170], 0.7) +
    lampLine({ ...light, pen }, size, [h * 0.1, 34]) +
    lampLine({ ...light, pen }, size, [h * 0.02, 50])
  );
};

export const forge: Scene = (pen, light, size) => {
  const { w, h } = size;
  const { random } = pen;
  const rock = many(14, (i) => {
    const x = (i * w) / 13;
    const edge = Math.abs(x - w / 2) / (w / 2);
    const tall = 30 + edge * edge * 190 + random.between(-16, 24);
    return path(
      polygon([
        [x - 40, h + 10],
        [x - 26, h - tall * 0.7],
        [x - 4, h - tall],
        [x + 22, h - tall * 0.76],
        [x + 42, h + 10],
      ]),
      pen.linear(`${mix(light.land, light.mid, 0.5)}, ${light.land}`, 60),
    );
  });
  const crack = (x: number): string => {
    const d = smooth([
      [x, h],
      [x + random.between(-14, 14), h - 26],
      [x + random.between(-20, 20), h - 56],
      [x + random.between(-24, 24), h - 92],
    ]);
    return pen.blur(stroke(d, light.glow, { width: 9, opacity: 0.6 }), 4) + stroke(d, light.spark, 2.6);
  };
  const embers = many(40, () => {
    const [x, y, r] = [random.between(0, w), random.between(0, h), random.between(1, 3.4)];
    return path(circle(x, y, r), random.pick([light.glow, light.spark]), { opacity: random.between(0.5, 1) });
  });
  const fire = path(ellipse([w / 2, h], w * 0.62, h * 0.62), pen.glow(light.glow, 1));
  return (
    fill(size, pen.linear(`${light.land}, ${light.deep} 0.5, ${light.mid}`)) +
    fire +
    heart(pen, light, { ...size, strength: 0.95 }) +
    rock +
    crack(w * 0.1) +
    crack(w * 0.9) +
    crack(w * 0.76) +
    crack(w * 0.26) +
    embers
  );
};
