// Frames made of stuff: metal, wood, glass, paper, stone.
import { mix, shade } from '../colour.ts';
import type { Frame } from '../hand.ts';
import { around, many, path, place, stroke, scatter } from '../pen.ts';
import { circle, ellipse, petal, polar, polygon, roundRect, smooth, type Point } from '../shapes.ts';
import { corners } from './lines.ts';

const hole = (inset: number, r: number): string =>
  `M0 0H400V400H0Z${roundRect([inset, inset], [400 - 2 * inset, 400 - 2 * inset], r)}`;
const evenodd = { 'fill-rule': 'evenodd' };

export const porthole: Frame = (pen, t) => {
  const ring = pen.gloss(
    path(`${circle(200, 200, 192)}${circle(200, 200, 160)}`, pen.metal(t.metal), evenodd),
    5,
  );
  const bolts = place(
    around(
      12,
      () =>
        path(circle(0, -176, 8), pen.ball(shade(t.metal, 0.05))) +
        path(circle(0, -176, 3.4), shade(t.metal, -0.26)),
    ),
    { x: 200, y: 200 },
  );
  const plate = path(
    `M0 0H400V400H0Z${circle(200, 200, 180)}`,
    pen.linear(`${mix(t.mid, t.deep, 0.35)}, ${t.deep}`, 60),
    evenodd,
  );
  const studs = corners(
    path(circle(30, 30, 10), pen.ball(t.metal)) + stroke('M24 30H36', shade(t.metal, -0.26), 2.4),
  );
  return pen.shadow(plate, 8) + studs + pen.shadow(ring, 6) + bolts;
};

export const paper: Frame = (pen, t) => {
  const { random } = pen;
  const sheet = (depth: number, tone: string): string => {
    const points: Point[] = Array.from({ length: 22 }, (_, i) => {
      const a = (i * 360) / 22;
      const [dx, dy] = polar(1, a);
      const reach = (200 - depth + random.between(-9, 9)) / Math.max(Math.abs(dx), Math.abs(dy)) ** 0.72;
      return [200 + dx * reach, 200 + dy * reach];
    });
    return pen.shadow(path(`M-20 -20H420V420H-20Z${smooth(points, true)}`, tone, evenodd), 6);
  };
  return (
    sheet(52, mix(t.mid, t.glow, 0.25)) +
    sheet(34, mix(t.mid, t.deep, 0.2)) +
    sheet(17, mix(t.mid, t.deep, 0.62))
  );
};

export const glass: Frame = (pen, t) => {
  const panes = many(40, (i) => {
    const [side, k] = [Math.floor(i / 10), i % 10];
    const tone = [t.glow, t.mid, t.metal, mix(t.mid, t.spark, 0.4), mix(t.glow, t.deep, 0.3)][
      (i * 7) % 5
    ] as string;
    const shift = (k * 13) % 17;
    const d = polygon([
      [k * 40 - shift * 0.3, 0],
      [k * 40 + 40 - shift * 0.2, 0],
      [k * 40 + 40 + shift * 0.3 - 6, 38],
      [k * 40 + shift * 0.4, 38],
    ]);
    return place(
      path(d, pen.linear(`${shade(tone, 0.1)}, ${shade(tone, -0.08)}`), {
        stroke: t.land,
        'stroke-width': 4,
      }),
      [
        { x: 0, y: 0 },
        { x: 400, y: 0, turn: 90 },
        { x: 400, y: 400, turn: 180 },
        { x: 0, y: 400, turn: 270 },
      ][side] ?? {},
    );
  });
  const roses = corners(
    place(
      pen.relief(
        path(circle(0, 0, 34), t.land) +
          around(8, (i) => path(petal(29, 9, 0.62), i % 2 ? t.glow : t.metal)) +
          path(circle(0, 0, 9), t.spark),
        1.6,
      ),
      { x: 38, y: 38 },
    ),
  );
  return (
    panes +
    path(roundRect([38, 38], [324, 324], 20), 'none', { stroke: t.land, 'stroke-width': 7 }) +
    path(roundRect([41, 41], [318, 318], 18), 'none', {
      stroke: t.spark,
      'stroke-width': 1.4,
      opacity: 0.5,
    }) +
    roses
  );
};

export const bamboo: Frame = (pen, t) => {
  const cane = (turn: number): string =>
    place(
      pen.relief(
        path(
          roundRect([-6, 5], [412, 27], 13),
          pen.linear(`${shade(t.metal, 0.16)}, ${t.metal} 0.5, ${shade(t.metal, -0.2)}`),
        ),
        2.6,
      ) +
        [60, 148, 252, 340]
          .map((x) =>
            pen.relief(
              path(
                roundRect([x - 5, 3], [10, 31], 5),
                pen.linear(`${shade(t.metal, 0.1)}, ${shade(t.metal, -0.2)}`),
              ),
              1.6,
            ),
          )
          .join(''),
      [
        { x: 0, y: 0 },
        { x: 400, y: 0, turn: 90 },
        { x: 400, y: 400, turn: 180 },
        { x: 0, y: 400, turn: 270 },
      ][turn] ?? {},
    );
  const knots = corners(
    pen.relief(
      many(4, (i) =>
        stroke(
          `M${8 + i * 9} 42L${42} ${8 + i * 9}M${8} ${42 - i * 9}L${42 - i * 9} 8`,
          i % 2 ? '#b8433a' : '#d85a4a',
          5,
        ),
      ),
      1.4,
    ),
  );
  const leaves = scatter('24 360 -40, 40 376 -78, 376 40 130, 362 24 96', ([x, y, turn]) =>
    place(pen.solid(petal(66, 13), '#4fae5a', 2), { x, y, turn: turn + 60 }),
  );
  return pen.shadow(cane(0) + cane(1) + cane(2) + cane(3), 5) + knots + leaves;
};

export const rivets: Frame = (pen, t) => {
  const plate = pen.gloss(path(hole(32, 34), pen.metal(t.metal), evenodd), 4);
  const bolts = many(24, (i) => {
    const [side, k] = [Math.floor(i / 6), i % 6];
    const p = 62 + k * 55;
    const [x, y] = [
      [p, 16],
      [384, p],
      [p, 384],
      [16, p],
    ][side] as [number, number];
    return (
      path(circle(x + 1, y + 2, 6.4), shade(t.metal, -0.3), { opacity: 0.6 }) +
      path(circle(x, y, 6), pen.ball(shade(t.metal, 0.04)))
    );
  });
  const brackets = corners(
    pen.gloss(path('M0 0H92L78 34H40Q34 34 34 40V78L0 92Z', pen.metal(shade(t.metal, -0.08))), 3) +
      path(circle(22, 22, 9), pen.ball(t.glow)),
  );
  return pen.shadow(plate, 6) + bolts + brackets;
};

export const arch: Frame = (pen, t) => {
  const opening =
    'M46 410V170C46 150 30 146 30 128C56 120 60 96 84 86C112 74 120 48 150 46C172 44 186 34 200 16C214 34 228 44 250 46C280 48 288 74 316 86C340 96 344 120 370 128C370 146 354 150 354 170V410Z';
  const wall = mix(t.mid, t.deep, 0.5);
  const tiles = many(7, (i) =>
    many(3, (k) =>
      place(
        path('M0 -18L6 -6L18 0L6 6L0 18L-6 6L-18 0L-6 -6Z', (i + k) % 2 ? t.metal : mix(t.mid, t.glow, 0.5), {
          opacity: 0.85,
        }),
        { x: 6 + i * 64 + (k % 2) * 32, y: 18 + k * 34 },
      ),
    ),
  );
  const inside = `M-10 -10H410V410H-10Z${opening}`;
  return (
    pen.shadow(path(inside, pen.linear(`${shade(wall, 0.06)}, ${shade(wall, -0.08)}`), evenodd), 8) +
    pen.clip(
      tiles,
      'M-10 -10H410V410H354V170C354 150 370 146 370 128C344 120 340 96 316 86C288 74 280 48 250 46C228 44 214 34 200 16C186 34 172 44 150 46C120 48 112 74 84 86C60 96 56 120 30 128C30 146 46 150 46 170V410H-10Z',
    ) +
    pen.relief(
      path(opening, 'none', { stroke: pen.metal(t.metal), 'stroke-width': 8, 'stroke-linejoin': 'round' }),
      1.8,
    )
  );
};

export const mosaic: Frame = (pen, t) => {
  const { random } = pen;
  const tones = [t.mid, mix(t.mid, t.glow, 0.5), t.glow, mix(t.mid, t.deep, 0.5), t.metal];
  const cell = (x: number, y: number): string =>
    path(
      roundRect([x + 1.4, y + 1.4], [17.2, 17.2], 3.4),
      shade(random.pick(tones), random.between(-0.05, 0.06)),
    );
  const rows =
    many(20, (i) => cell(i * 20, 0) + cell(i * 20, 20) + cell(i * 20, 360) + cell(i * 20, 380)) +
    many(
      16,
      (i) => cell(0, 40 + i * 20) + cell(20, 40 + i * 20) + cell(360, 40 + i * 20) + cell(380, 40 + i * 20),
    );
  return (
    path(hole(41, 12), t.land, evenodd) +
    pen.relief(rows, 1.2) +
    pen.shadow(
      path(roundRect([41, 41], [318, 318], 12), 'none', { stroke: pen.metal(t.metal), 'stroke-width': 6 }),
      3,
    )
  );
};

export const card: Frame = (pen, t) => {
  const ivory = mix('#fff9ec', t.spark, 0.3);
  const pip = pen.gloss(path('M0 -15L11 0L0 15L-11 0Z', pen.lit(t.metal)), 1.6);
  return (
    pen.shadow(path(hole(26, 26), pen.linear(`${ivory}, ${shade(ivory, -0.07)}`, 60), evenodd), 5) +
    path(roundRect([31, 31], [338, 338], 22), 'none', { stroke: t.metal, 'stroke-width': 3.4 }) +
    path(roundRect([13, 13], [374, 374], 36), 'none', {
      stroke: t.metal,
      'stroke-width': 1.8,
      opacity: 0.6,
    }) +
    corners(
      place(
        path(circle(0, 0, 25), ivory) +
          path(circle(0, 0, 25), 'none', { stroke: t.metal, 'stroke-width': 3.4 }) +
          pip,
        { x: 37, y: 37 },
      ),
    )
  );
};

export const scallop: Frame = (pen, t) => {
  const lace = mix('#fffaf2', t.spark, 0.4);
  const edge = many(4, (side) =>
    place(
      many(
        10,
        (i) =>
          path(circle(20 + i * 40, 15, 22), lace) +
          path(circle(20 + i * 40, 15, 15), 'none', {
            stroke: mix(t.mid, t.glow, 0.4),
            'stroke-width': 2.6,
          }) +
          path(circle(20 + i * 40, 20, 4.6), mix(t.mid, t.glow, 0.3)),
      ),
      [
        { x: 0, y: 0 },
        { x: 400, y: 0, turn: 90 },
        { x: 400, y: 400, turn: 180 },
        { x: 0, y: 400, turn: 270 },
      ][side] ?? {},
    ),
  );
  return (
    pen.shadow(edge, 5) +
    path(roundRect([0, 0], [400, 400], 40), 'none', { stroke: pen.metal(t.metal), 'stroke-width': 20 })
  );
};

export const facet: Frame = (pen, t) => {
  const side = (d: string, by: number): string =>
    path(d, pen.linear(`${shade(t.metal, by + 0.06)}, ${shade(t.metal, by - 0.06)}`, 45));
  const bevel =
    side('M0 0H400L362 38H38Z', 0.16) +
    side('M0 0L38 38V362L0 400Z', 0.06) +
    side('M400 0V400L362 362V38Z', -0.12) +
    side('M0 400L38 362H362L400 400Z', -0.2);
  const inner =
    path(roundRect([38, 38], [324, 324], 4), 'none', {
      stroke: mix(t.metal, '#ffffff', 0.6),
      'stroke-width': 2.4,
    }) +
    path(roundRect([18, 18], [364, 364], 4), 'none', { stroke: t.deep, 'stroke-width': 1.6, opacity: 0.35 });
  const gems = corners(
    place(
      pen.shadow(
        pen.gloss(path('M0 -24L24 0L0 24L-24 0Z', pen.lit(t.glow)), 2.4) +
          path('M0 -24L8 0L0 24L-8 0Z', '#ffffff', { opacity: 0.35 }),
        3,
      ),
      { x: 38, y: 38 },
    ),
  );
  return pen.shadow(bevel, 6) + inner + gems;
};

export const garland: Frame = (pen, t) => {
  const leafTone = mix('#3f9a5a', t.mid, 0.25);
  const vine = many(11, (i) =>
    place(pen.solid(petal(34, 10, 0.5), shade(leafTone, (i % 3) * 0.04 - 0.04), 1.6), {
      x: 20 + i * 36,
      y: 14 + Math.sin(i * 1.3) * 7,
      turn: i % 2 ? 62 : 118,
    }),
  );
  const bloom = ([x, y]: Point, r: number, tone: string): string =>
    place(
      pen.relief(
        around(6, () => path(petal(r, r * 0.44, 0.62), pen.linear(`${shade(tone, 0.14)}, ${tone}`))) +
          path(circle(0, 0, r * 0.28), '#ffe27a'),
        1.6,
      ),
      { x, y },
    );
  const sides = many(4, (s) =>
    place(
      vine,
      [
        { x: 0, y: 0 },
        { x: 400, y: 0, turn: 90 },
        { x: 400, y: 400, turn: 180 },
        { x: 0, y: 400, turn: 270 },
      ][s] ?? {},
    ),
  );
  return (
    path(roundRect([3, 3], [394, 394], 42), 'none', { stroke: t.deep, 'stroke-width': 24, opacity: 0.7 }) +
    pen.shadow(sides, 4) +
    pen.shadow(
      corners(bloom([36, 36], 32, t.glow) + bloom([74, 22], 19, t.metal) + bloom([22, 74], 19, t.metal)),
      4,
    )
  );
};

export const ribbonBand: Frame = (pen, t) => {
  const band =
    pen.shadow(
      pen.relief(
        path(
          'M-10 352C60 372 340 372 410 352V410H-10Z',
          pen.linear(`${shade(t.metal, 0.1)}, ${t.metal} 0.5, ${shade(t.metal, -0.2)}`),
        ),
        3,
      ),
      6,
    ) + stroke('M-10 362C60 382 340 382 410 362', mix(t.metal, '#ffffff', 0.6), { width: 2.6, opacity: 0.8 });
  const gem = pen.shadow(pen.gloss(path('M176 366L188 350H212L224 366L200 394Z', pen.lit(t.glow)), 2.4), 3);
  const top = path('M-10 -10H410V26C340 8 60 8 -10 26Z', pen.metal(shade(t.metal, -0.04)));
  return (
    pen.shadow(top, 5) +
    band +
    gem +
    many(8, (i) =>
      path(
        circle(34 + i * 47 + (i > 3 ? 3 : 0), i === 3 || i === 4 ? -40 : 384, 4.6),
        mix(t.metal, '#ffffff', 0.7),
      ),
    )
  );
};

export const halftone: Frame = (_pen, t) => {
  const dot = (x: number, y: number): string => {
    const reach = Math.hypot(x - 200, y - 200) / 200;
    const r = Math.max(0, (reach - 0.86) * 15);
    return r > 0.8 ? path(ellipse([x, y], Math.min(r, 8), Math.min(r, 8)), t.deep, { opacity: 0.5 }) : '';
  };
  return many(21 * 21, (i) => dot((i % 21) * 20 + (Math.floor(i / 21) % 2) * 10, Math.floor(i / 21) * 20));
};

export const rope: Frame = (pen, t) => {
  const strand = many(4, (s) =>
    place(
      many(15, (i) =>
        path(
          ellipse([14 + i * 27, 15], 17, 10),
          pen.linear(`${shade(t.metal, 0.14)}, ${t.metal} 0.5, ${shade(t.metal, -0.2)}`),
          { transform: `rotate(32 ${14 + i * 27} 15)` },
        ),
      ),
      [
        { x: 0, y: 0 },
        { x: 400, y: 0, turn: 90 },
        { x: 400, y: 400, turn: 180 },
        { x: 0, y: 400, turn: 270 },
      ][s] ?? {},
    ),
  );
  const knots = corners(
    place(
      pen.gloss(path(circle(0, 0, 25), pen.ball(t.metal)), 3) +
        stroke(
          'M-16 -10C-4 -18 8 -16 17 -6M-18 4C-4 -6 10 -2 16 10M-10 17C0 8 8 12 12 18',
          shade(t.metal, -0.22),
          3.4,
        ),
      { x: 24, y: 24 },
    ),
  );
  return (
    path(roundRect([2, 2], [396, 396], 40), 'none', { stroke: t.deep, 'stroke-width': 34, opacity: 0.55 }) +
    pen.shadow(pen.relief(strand, 2), 4) +
    pen.shadow(knots, 3)
  );
};
