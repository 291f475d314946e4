import { mix, shade } from '../colour.ts';
import type { Coat, Motif } from '../motif.ts';
import { many, mirror, path, type Pen, place, stroke, scatter } from '../pen.ts';
import { circle, ellipse, petal, polar, ribbon, sideOf, smooth, spine, xy } from '../shapes.ts';

function dragonBack(pen: Pen, [scale, , mane]: Coat): string {
  const back = spine(
    xy('6 -40, 46 -30, 74 0, 62 40, 20 54, -22 44, -50 52, -66 78, -90 86'),
    (t) => 22 * (1 - t) ** 0.55 + 2,
  );
  const crest = back
    .filter((s, i) => i % 4 === 2 && s.t < 0.93)
    .map((s) => {
      const [x, y] = sideOf(s, -0.55);
      const turn = (Math.atan2(s.side[1], s.side[0]) * 180) / Math.PI + 90;
      return place(path(petal(9 + s.width * 1.05, 5 + s.width * 0.3, 0.3), pen.lit(mane)), { x, y, turn });
    })
    .join('');
  const tuft = place(
    many(4, (i) =>
      place(path(petal(30 - i * 3, 6, 0.5), pen.lit(i % 2 ? mane : shade(mane, 0.08))), {
        turn: -96 + i * 22 - 30,
      }),
    ),
    { x: -88, y: 86 },
  );
  const leg = (x: number, y: number, turn: number): string =>
    place(
      pen.relief(
        path(
          'M-10 -6C-14 14 -6 26 -14 36C-22 36 -26 42 -24 46L-12 42L-12 50L-3 43L4 49L6 38C10 24 14 8 12 -4Z',
          pen.lit(shade(scale, -0.04)),
        ),
        2.4,
      ),
      { x, y, turn },
    );
  return leg(56, 42, -16) + pen.relief(crest, 1.6) + tuft;
}

function dragonBody(pen: Pen, coat: Coat): string {
  const [scale, belly] = coat;
  const back = spine(
    xy('6 -40, 46 -30, 74 0, 62 40, 20 54, -22 44, -50 52, -66 78, -90 86'),
    (t) => 22 * (1 - t) ** 0.55 + 2,
  );
  const plates = back
    .filter((s, i) => i % 2 === 0 && s.t < 0.97)
    .map((s) => {
      const [a, b] = [sideOf(s, 0.28), sideOf(s, 1)];
      return stroke(`M${a[0]} ${a[1]}L${b[0]} ${b[1]}`, shade(belly, -0.18), { width: 1.5, opacity: 0.75 });
    })
    .join('');
  const scales = back
    .filter((s) => s.t > 0.03 && s.t < 0.93)
    .map((s, row) =>
      many(3, (i) => {
        const [x, y] = sideOf(s, -0.74 + i * 0.34 + (row % 2) * 0.16);
        return path(circle(x, y, 3.2 * (1.2 - s.t)), 'none', {
          stroke: shade(scale, -0.18),
          'stroke-width': 1.1,
          opacity: 0.6,
        });
      }),
    )
    .join('');
  const leg = (x: number, y: number, turn: number): string =>
    place(
      pen.relief(
        path(
          'M-10 -6C-14 14 -6 26 -14 36C-22 36 -26 42 -24 46L-12 42L-12 50L-3 43L4 49L6 38C10 24 14 8 12 -4Z',
          pen.lit(shade(scale, -0.04)),
        ),
        2.4,
      ),
      { x, y, turn },
    );
  return (
    dragonBack(pen, coat) +
    pen.relief(
      path(ribbon(back), pen.linear(`${shade(scale, 0.12)}, ${scale} 0.6, ${shade(scale, -0.14)}`)) +
        scales +
        path(ribbon(back, 0.28, 1), pen.lit(belly)) +
        plates,
      3,
    ) +
    leg(-22, 52, 12)
  );
}

function dragonJaw(pen: Pen, [, , mane]: Coat): string {
  const hair = pen.relief(
    many(8, (i) =>
      place(
        path(
          petal(58 - (i % 3) * 9, 10, 0.45),
          pen.linear(`${shade(mane, 0.14)}, ${mane} 0.6, ${shade(mane, -0.14)}`),
        ),
        { x: 6 + i, y: -46 + i * 4, turn: 24 + i * 19 },
      ),
    ),
    2,
  );
  const horn = (turn: number, size: number): string =>
    place(
      pen.gloss(
        path(
          ribbon(spine(xy('0 0, 10 -20, 26 -34, 34 -54'), (t) => 6.5 * (1 - t * 0.85))),
          pen.linear('#fff4d6, #c99a5a'),
        ),
        2,
      ),
      { x: 0, y: -66, turn, size },
    );
  const beard = many(3, (i) =>
    place(path(petal(24 - i * 4, 5, 0.5), pen.lit(mane)), { x: -46 + i * 12, y: 2 - i, turn: 196 - i * 14 }),
  );
  return hair + horn(0, 1) + horn(-34, 0.86) + pen.relief(beard, 1.4);
}

function dragonHead(pen: Pen, coat: Coat): string {
  const [scale, belly, mane] = coat;
  const jaw = pen.relief(
    path(
      'M-10 -22C-30 -10 -56 -8 -76 -16C-70 -2 -44 8 -20 4C-4 2 6 -8 8 -22Z',
      pen.lit(mix(belly, scale, 0.3)),
    ),
    2.4,
  );
  const mouth =
    path('M-80 -30C-58 -24 -34 -24 -14 -34L-10 -22C-30 -10 -56 -8 -76 -18Z', '#7a1026') +
    path('M-66 -18C-54 -22 -44 -20 -34 -14C-46 -10 -58 -10 -66 -18Z', '#f0607a');
  const teeth =
    many(5, (i) => path(`M${-74 + i * 13} ${-29 + i * 0.4}l3.4 8l3.4 -8Z`, '#fffbe8')) +
    many(3, (i) => path(`M${-66 + i * 14} -15l3 -7l3 7Z`, '#fffbe8'));
  const skull = pen.relief(
    path(
      'M28 -40C30 -66 8 -84 -16 -78C-30 -76 -34 -66 -46 -62C-62 -60 -82 -62 -92 -50C-98 -40 -90 -28 -78 -28C-56 -26 -34 -28 -16 -34C-4 -26 10 -20 18 -20C26 -26 28 -32 28 -40Z',
      pen.linear(`${shade(scale, 0.14)}, ${scale} 0.6, ${shade(scale, -0.12)}`),
    ),
    3.6,
  );
  const snout =
    pen.relief(
      path(
        smooth(xy('-92 -54, -80 -64, -68 -58, -66 -48, -80 -44, -92 -46'), true),
        pen.lit(shade(scale, 0.06)),
      ),
      2,
    ) + path(ellipse([-80, -52], 3.6, 2.6), '#2a0a14');
  const brow = pen.relief(path('M-44 -60C-32 -80 -8 -84 4 -70C-10 -70 -24 -64 -36 -54Z', pen.lit(mane)), 1.8);
  const eye =
    path(ellipse([-22, -56], 9.5, 7.6), '#fff7d0') +
    path(ellipse([-24, -56], 5, 6.4), '#e0a020') +
    path(ellipse([-25, -56], 2, 5.6), '#180a10') +
    path(circle(-26.6, -58.6, 1.5), '#fff');
  const whiskers =
    stroke('M-84 -42C-104 -30 -96 -8 -78 4C-70 10 -72 20 -80 22', shade(mane, 0.16), 3) +
    stroke('M-70 -46C-60 -60 -64 -84 -84 -92', shade(mane, 0.16), 3);
  return dragonJaw(pen, coat) + jaw + mouth + teeth + skull + snout + brow + eye + whiskers;
}

export const dragon: Motif = {
  coats: [
    ['#1fa06a', '#ffe0a0', '#ff8a2e'],
    ['#d8344a', '#ffd98a', '#ffc12e'],
    ['#2f6fe0', '#d8f0ff', '#7fe8ff'],
    ['#e8a92e', '#fff3c8', '#e0364f'],
    ['#7a44d0', '#f0d8ff', '#ff7ac0'],
  ],
  draw: (pen, coat) =>
    place(dragonBody(pen, coat) + place(dragonHead(pen, coat), { x: 6, y: -2, size: 1.02 }), {
      y: 12,
      size: 0.94,
    }),
};

function maskFace(pen: Pen, [porcelain, gold, plume]: Coat): string {
  const feathers = pen.relief(
    many(9, (i) => {
      const turn = -56 + i * 14;
      return place(
        path(
          petal(92 - Math.abs(i - 4) * 7, 15, 0.72),
          pen.linear(
            `${shade(i % 2 ? gold : plume, 0.14)}, ${i % 2 ? gold : plume} 0.5, ${shade(plume, -0.2)}`,
          ),
        ) + stroke(`M0 -4V-${82 - Math.abs(i - 4) * 7}`, shade(plume, 0.2), { width: 1.6, opacity: 0.7 }),
        { x: (i - 4) * 7, y: -16, turn },
      );
    }),
    2,
  );
  const face =
    'M0 -34C-30 -46 -66 -44 -92 -28C-92 4 -82 34 -60 52C-40 66 -20 58 -10 44C-6 38 6 38 10 44C20 58 40 66 60 52C82 34 92 4 92 -28C66 -44 30 -46 0 -34Z';
  const plate = pen.gloss(
    path(face, pen.linear(`${shade(porcelain, 0.05)}, ${porcelain} 0.5, ${shade(porcelain, -0.14)}`, 70), {
      stroke: pen.metal(gold),
      'stroke-width': 6,
    }),
    5,
  );
  const half = pen.clip(path('M0 -50H100V70H0Z', pen.lit(plume), { opacity: 0.92 }), face);
  const holes = mirror(
    path('M-70 -4C-54 -22 -30 -18 -18 4C-32 16 -58 16 -70 -4Z', '#120a1e', {
      stroke: pen.metal(gold),
      'stroke-width': 5,
    }),
  );
  const scroll = mirror(
    stroke(
      'M-14 30C-34 44 -58 40 -70 24M-70 24C-76 16 -66 10 -62 18M-84 -18C-70 -32 -48 -34 -34 -28M-34 -28C-26 -24 -30 -14 -36 -18',
      gold,
      3.2,
    ) + many(4, (i) => path(circle(-46 + i * 9, 46 - i * 3 - (i === 3 ? 4 : 0), 2.4), gold)),
  );
  const jewel =
    pen.gloss(path('M0 -46L15 -28L0 -4L-15 -28Z', pen.lit(plume)), 3) +
    path('M0 -46L15 -28L0 -4L-15 -28Z', 'none', { stroke: pen.metal(gold), 'stroke-width': 4.4 });
  const drops = mirror(
    stroke('M-80 22V44', gold, 2) +
      pen.gloss(path('M-80 42C-88 54 -88 64 -80 66C-72 64 -72 54 -80 42Z', pen.lit(plume)), 2),
  );
  return place(feathers + plate + half + holes + scroll + drops + jewel, { y: 18 });
}

export const mask: Motif = {
  coats: [
    ['#f7f1e6', '#f2b632', '#c2265a'],
    ['#2a2450', '#d8c4ff', '#ff8a3c'],
    ['#1f8f8a', '#ffe27a', '#f05a8a'],
    ['#b3203f', '#ffe0b0', '#2f7fe0'],
  ],
  draw(pen, coat) {
    return maskFace(pen, coat);
  },
};

function scarabWings(pen: Pen, [shell, gold, jewel]: Coat): string {
  const wing = mirror(
    many(3, (row) =>
      pen.relief(
        many(6, (i) =>
          place(
            path(
              petal(88 - row * 20 - i * 4, 11, 0.72),
              pen.lit([shell, gold, jewel][(row + i) % 3] as string),
              { stroke: shade(gold, -0.2), 'stroke-width': 0.9 },
            ),
            { x: -16, y: 10, turn: -56 - i * 13 },
          ),
        ),
        1.8,
      ),
    ),
  );
  const leg = mirror(
    scatter('-34 -34 -64, -38 34 -128, -28 58 -150', ([x, y, turn]) =>
      place(pen.relief(path('M-4 0L-3 -26L-10 -40L-4 -44L5 -28L5 0Z', pen.metal(gold)), 1.6), {
        x: x + 14,
        y,
        turn,
      }),
    ),
  );
  return wing + leg;
}

export const scarab: Motif = {
  coats: [
    ['#1c8fc0', '#f2b632', '#e0364f'],
    ['#1fa07a', '#ffe08a', '#3f6fe8'],
    ['#8a3fd0', '#f0c070', '#2fd0c0'],
    ['#e0702a', '#fff0c0', '#1f6fb0'],
  ],
  draw(pen, coat) {
    const [shell, gold, jewel] = coat;
    const body = pen.gloss(
      path(
        'M0 -30C36 -30 46 4 40 40C34 72 16 84 0 86C-16 84 -34 72 -40 40C-46 4 -36 -30 0 -30Z',
        pen.radial(`${shade(shell, 0.16)}, ${shell} 0.5, ${shade(shell, -0.2)}`, [0.35, 0.3], 0.85),
      ),
      5,
    );
    const seams =
      stroke('M0 -22V84', shade(gold, 0.02), 3) +
      mirror(
        stroke('M-8 -14C-24 10 -26 46 -14 74', gold, { width: 2, opacity: 0.8 }) +
          many(4, (i) => path(circle(-14 - Math.sin(i) * 2, 6 + i * 15, 2.4), gold)),
      );
    const thorax = pen.gloss(
      path('M-38 -22C-34 -48 34 -48 38 -22C30 -10 -30 -10 -38 -22Z', pen.metal(gold)),
      3.4,
    );
    const head =
      pen.gloss(path('M-22 -42C-24 -62 24 -62 22 -42C14 -36 -14 -36 -22 -42Z', pen.lit(shell)), 3) +
      mirror(path(circle(-12, -48, 3.6), jewel));
    const disc =
      pen.gloss(path(circle(0, -78, 21), pen.ball('#ffb62e')), 4) +
      path(circle(0, -78, 21), 'none', { stroke: pen.metal(gold), 'stroke-width': 3 });
    const horns = mirror(
      pen.relief(path('M-12 -52C-30 -60 -34 -78 -24 -94C-24 -80 -20 -68 -8 -58Z', pen.metal(gold)), 1.6),
    );
    return scarabWings(pen, coat) + body + seams + thorax + head + disc + horns;
  },
};

function pyramidStones(pen: Pen, [lit, dark, light]: Coat): string {
  const one = (x: number, base: number, size: number): string => {
    const front = `M0 -92L-74 60L18 76Z`;
    const side = `M0 -92L18 76L84 52Z`;
    const courses = many(9, (i) => {
      const t = (i + 1) / 10;
      return stroke(
        `M${-74 * t} ${-92 + 152 * t}L${18 * t} ${-92 + 168 * t}L${84 * t} ${-92 + 144 * t}`,
        dark,
        { width: 1.3, opacity: 0.35 },
      );
    });
    const bricks = many(26, (i) => {
      const t = 0.2 + (i % 9) * 0.09;
      const k = ((i * 37) % 90) / 100;
      const x0 = -74 * t + k * 92 * t;
      const y0 = -92 + 152 * t + k * 16 * t;
      return stroke(`M${x0} ${y0}l-2 13`, dark, { width: 1.2, opacity: 0.3 });
    });
    return place(
      pen.relief(path(front, pen.linear(`${shade(lit, 0.16)}, ${lit}`)), 3) +
        pen.relief(path(side, pen.linear(`${mix(dark, lit, 0.3)}, ${dark}`)), 3) +
        courses +
        bricks +
        pen.gloss(path('M0 -92L-20 -51L5 -47Z', pen.lit(light)), 2.4) +
        path('M0 -92L5 -47L23 -53Z', mix(light, dark, 0.4)),
      { x, y: base, size },
    );
  };
  return one(-56, 22, 0.46) + one(58, 18, 0.52) + one(0, 2, 0.96);
}

export const pyramid: Motif = {
  coats: [
    ['#f0b85a', '#a85a2a', '#ffe9a8'],
    ['#d88a6a', '#6a2f5a', '#ffd98a'],
    ['#8fc8d8', '#2f5f8f', '#fff3c0'],
    ['#d8d0c0', '#6a5f7a', '#8ff0e0'],
  ],
  draw(pen, coat) {
    const [lit, , light] = coat;
    const sand = pen.relief(
      path(
        'M-100 66C-60 50 -10 78 30 66C60 58 80 60 100 68L100 92C40 100 -40 100 -100 92Z',
        pen.lit(mix(lit, light, 0.3)),
      ),
      3,
    );
    const palm = (x: number, size: number): string =>
      place(
        stroke('M0 0C4 -20 -2 -34 2 -50', '#7a4a2a', 5) +
          pen.relief(
            many(6, (i) =>
              place(path(petal(30, 6, 0.5), pen.lit('#3f9a4f')), { x: 2, y: -50, turn: -105 + i * 42 }),
            ),
            1.4,
          ),
        { x, y: 88, size },
      );
    return pyramidStones(pen, coat) + sand + palm(-70, 0.9) + palm(-50, 0.62);
  },
};

function volcanoFire(pen: Pen, [rock, lava, light]: Coat): string {
  const smoke = many(6, (i) =>
    path(
      circle(
        [-30, 4, 34, -16, 22, 0][i] as number,
        [-66, -80, -66, -88, -90, -62][i] as number,
        [19, 22, 18, 14, 15, 18][i] as number,
      ),
      pen.ball(mix(rock, '#f4e8f0', 0.35 + (i % 3) * 0.12), 0.12),
    ),
  );
  const bombs = many(9, (i) => {
    const [x, y] = polar(58 + (i % 3) * 16, -70 + i * 17.5);
    return path(circle(x, y - 24, 3 + (i % 3)), pen.ball(lava));
  });
  const plume = pen.relief(
    path(
      'M-20 -34C-34 -56 -22 -72 -30 -88C-14 -82 -10 -70 -6 -62C-6 -78 4 -88 8 -98C16 -86 14 -74 18 -64C24 -70 28 -76 36 -80C32 -64 36 -52 22 -34Z',
      pen.linear(`${light}, ${lava} 0.4, ${shade(lava, -0.1)}`),
    ),
    2.4,
  );
  return smoke + bombs + plume;
}

export const volcano: Motif = {
  coats: [
    ['#6a4a5a', '#ff6a2a', '#ffe27a'],
    ['#3f4a6a', '#ff4f8a', '#ffd0a0'],
    ['#4a5f4f', '#ffb02e', '#fff3b0'],
    ['#5a3f7a', '#7fe8ff', '#f0ffff'],
  ],
  draw(pen, coat) {
    const [rock, lava, light] = coat;
    const cone =
      'M-26 -36C-16 -44 16 -44 26 -36C34 -10 54 30 96 84C50 96 -50 96 -96 84C-54 30 -34 -10 -26 -36Z';
    const hill = pen.relief(
      path(cone, pen.linear(`${shade(rock, 0.18)}, ${rock} 0.5, ${shade(rock, -0.18)}`, 20)),
      4,
    );
    const ridges = pen.clip(
      many(8, (i) =>
        path(`M${-20 + i * 6} -36L${-90 + i * 24} 90L${-74 + i * 25} 92Z`, shade(rock, i % 2 ? -0.12 : 0.1), {
          opacity: 0.5,
        }),
      ),
      cone,
    );
    const flow = pen.gloss(
      path(
        'M-26 -36C-16 -44 16 -44 26 -36C28 -28 22 -24 20 -14C18 4 30 14 26 34C24 44 16 42 14 34C12 22 8 14 4 18C0 26 6 44 2 64C0 74 -10 74 -10 62C-10 44 -16 34 -18 22C-20 14 -26 20 -28 14C-30 2 -18 -6 -20 -16C-22 -26 -30 -28 -26 -36Z',
        pen.linear(`${light}, ${lava} 0.35, ${shade(lava, -0.14)}`),
      ),
      3,
    );
    const trees = mirror(
      many(4, (i) =>
        place(pen.relief(path('M0 -26L12 0L-12 0ZM0 -14L14 12L-14 12Z', pen.lit('#2f7a56')), 1.6), {
          x: -90 + i * 17,
          y: 82 + (i % 2) * 4,
          size: 0.8 + (i % 2) * 0.25,
        }),
      ),
    );
    return volcanoFire(pen, coat) + hill + ridges + flow + trees;
  },
};

function unicornNeck(pen: Pen, [hide, mane, horn]: Coat): string {
  const locks = (from: number, count: number, size: number): string =>
    many(count, (i) =>
      place(
        path(
          ribbon(spine(xy('0 0, 22 10, 34 34, 22 62, 34 82'), (t) => 11 * (1 - t * 0.85))),
          pen.linear(
            `${shade(mane, 0.14)}, ${i % 2 ? mane : mix(mane, horn, 0.45)} 0.6, ${shade(mane, -0.1)}`,
          ),
        ),
        { x: -4 + i * 7, y: -62 + i * 17, turn: from + i * 5, size: size - i * 0.05 },
      ),
    );
  const hair = pen.relief(locks(-26, 6, 0.98), 2);
  const neck = pen.relief(
    path('M-10 -54C26 -50 48 -14 54 30C58 58 66 78 74 96L-30 96C-22 64 -26 40 -34 20Z', pen.lit(hide)),
    4,
  );
  const ear =
    pen.relief(path('M6 -66C6 -84 14 -94 22 -98C28 -84 26 -70 20 -60Z', pen.lit(hide)), 2) +
    path('M12 -68C12 -80 17 -86 21 -90C23 -80 22 -72 18 -66Z', mix(mane, hide, 0.3));
  return neck + hair + ear;
}

export const unicorn: Motif = {
  coats: [
    ['#fff6fb', '#ff8fc4', '#ffd34d'],
    ['#e8ecff', '#7f8aff', '#8ff0ff'],
    ['#fff8e8', '#5fd0b0', '#ff9a5c'],
    ['#2f2a5a', '#c88aff', '#7ff5ff'],
  ],
  draw(pen, coat) {
    const [hide, mane, horn] = coat;
    const head = pen.relief(
      path(
        'M18 -70C-6 -76 -22 -62 -36 -34C-48 -10 -76 4 -84 24C-88 40 -76 50 -62 46C-44 44 -30 36 -14 34C8 30 30 4 32 -26C34 -48 30 -64 18 -70Z',
        pen.linear(`${shade(hide, 0.05)}, ${hide} 0.55, ${shade(hide, -0.12)}`, 50),
      ),
      4,
    );
    const spike = place(
      pen.gloss(path('M-8 0L0 -56L8 0Z', pen.metal(horn)), 2.4) +
        many(4, (i) =>
          stroke(`M${-7 + i * 1.6} ${-6 - i * 11}L${6 - i * 1.5} ${-12 - i * 11}`, shade(horn, -0.2), {
            width: 2,
            opacity: 0.7,
          }),
        ),
      { x: -18, y: -56, turn: -30 },
    );
    const eye =
      path(ellipse([-20, -20], 8.5, 10), '#1a1030') +
      path(ellipse([-22.6, -24], 3, 3.4), '#fff') +
      path(circle(-17, -15, 1.6), '#fff', { opacity: 0.7 }) +
      stroke('M-30 -27Q-20 -36 -9 -27', shade(hide, -0.35), 2.4) +
      stroke('M-30 -27l-6 -4M-26 -31l-4 -6', shade(hide, -0.35), 2);
    const muzzle =
      path(smooth(xy('-84 26, -72 14, -54 24, -54 42, -70 48, -82 40'), true), mix(hide, mane, 0.28), {
        opacity: 0.8,
      }) +
      path(ellipse([-76, 28], 2.8, 3.6), shade(hide, -0.4)) +
      stroke('M-76 42Q-64 44 -56 36', shade(hide, -0.3), 2);
    const cheek = path(circle(-24, 10, 10), mane, { opacity: 0.28 });
    const fringe = pen.relief(
      many(3, (i) =>
        place(
          path(
            ribbon(spine(xy('0 0, -10 14, -6 30, -14 44'), (t) => 8 * (1 - t * 0.85))),
            pen.lit(i % 2 ? mix(mane, horn, 0.45) : mane),
          ),
          { x: 6 - i * 8, y: -70 + i * 5, turn: 12 - i * 10 },
        ),
      ),
      1.6,
    );
    return unicornNeck(pen, coat) + head + cheek + muzzle + eye + spike + fringe;
  },
};
