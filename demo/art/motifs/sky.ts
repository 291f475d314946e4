import { mix, shade } from '../colour.ts';
import type { Motif } from '../motif.ts';
import { around, many, mirror, path, place, stroke, scatter } from '../pen.ts';
import { circle, ellipse, glint, petal, polar, roundRect, star, type Point } from '../shapes.ts';

export const moon: Motif = {
  coats: [
    ['#f6e2a8', '#8f7ae0', '#fff8e0'],
    ['#cfe4ff', '#4f7fe0', '#ffffff'],
    ['#ffc2d8', '#a84fd0', '#fff0f6'],
    ['#ffd07a', '#e0662a', '#fff3c4'],
  ],
  draw(pen, [tone, cloud, light]) {
    const crescent =
      'M22 -92C-34 -92 -82 -50 -82 2C-82 54 -36 92 18 88C46 86 66 72 76 56C64 62 50 64 38 62C4 58 -18 30 -16 -4C-14 -44 14 -72 52 -80C44 -88 34 -92 22 -92Z';
    const body = pen.gloss(
      path(crescent, pen.radial(`${light}, ${tone} 0.5, ${mix(tone, cloud, 0.45)}`, [0.22, 0.3], 0.95)),
      5,
    );
    const craters = pen.clip(
      scatter(
        '-54 -24 9, -40 20 7, -60 12 4.5, -30 54 8, -30 -58 6, 4 74 5, -12 -74 4',
        ([x, y, r]) =>
          path(circle(x, y, r), mix(tone, cloud, 0.32), { opacity: 0.75 }) +
          path(circle(x + 1.4, y + 1.6, r * 0.8), mix(tone, light, 0.4), { opacity: 0.7 }),
      ),
      crescent,
    );
    const hang = ([x, y]: Point, r: number, top: number): string =>
      stroke(`M${x} ${top}V${y - r}`, light, { width: 1.6, opacity: 0.8 }) +
      pen.gloss(
        path(star(5, r, r * 0.46), pen.lit(mix(tone, '#ffc93c', 0.5)), { transform: `translate(${x} ${y})` }),
        2,
      );
    const stars = hang([28, 2], 20, -70) + hang([58, 30], 13, -74) + hang([4, -30], 11, -72);
    const puff = ([x, y]: Point, size: number, tint: string): string =>
      place(
        pen.relief(
          path(
            'M-46 16C-62 16 -62 -8 -44 -8C-42 -26 -14 -30 -6 -16C6 -28 30 -22 30 -6C48 -8 50 16 34 16Z',
            pen.linear(`${mix(tint, '#ffffff', 0.55)}, ${tint}`),
          ),
          3,
        ),
        { x, y, size },
      );
    return body + craters + stars + puff([46, 82], 1, cloud) + puff([-58, 84], 0.8, shade(cloud, 0.06));
  },
};

export const sun: Motif = {
  coats: [
    ['#ffb62e', '#f0562a', '#fff3c4'],
    ['#ff7a9a', '#b83fd0', '#ffe9d8'],
    ['#ffd94a', '#1fa08a', '#ffffe0'],
    ['#f2e6c8', '#c98a3f', '#ffffff'],
  ],
  draw(pen, [tone, ray, light]) {
    const long = pen.relief(
      around(12, (i) =>
        path(
          i % 2 ? 'M-12 -52C-10 -70 6 -78 -2 -98C14 -84 18 -66 12 -52Z' : 'M-14 -50L0 -100L14 -50Z',
          pen.linear(`${tone}, ${ray}`),
        ),
      ),
      2.2,
    );
    const ring =
      pen.gloss(path(circle(0, 0, 58), pen.metal(ray)), 3) +
      around(32, () => path(circle(0, -53, 2.2), light, { opacity: 0.9 }));
    const face = pen.gloss(path(circle(0, 0, 48), pen.ball(tone)), 5);
    const ink = shade(ray, -0.22);
    const lids = mirror(
      path('M-30 -8Q-19 -20 -8 -8Q-19 -1 -30 -8Z', light) +
        path(circle(-19, -9, 4.6), ink) +
        stroke('M-32 -10Q-19 -22 -6 -9', ink, 2.6) +
        stroke('M-33 -20Q-20 -31 -8 -20', ink, 3),
    );
    const nose = stroke('M-4 -18C-3 -6 -9 6 -8 10C-5 15 5 15 8 10', ink, 2.4);
    const mouth =
      path('M-17 24Q-6 18 0 22Q6 18 17 24Q0 40 -17 24Z', shade(ray, -0.05)) +
      stroke('M-20 23Q0 28 20 23', ink, 2);
    const cheeks = mirror(path(circle(-28, 12, 8), ray, { opacity: 0.35 }));
    return long + ring + face + cheeks + lids + nose + mouth;
  },
};

export const comet: Motif = {
  coats: [
    ['#7fe8ff', '#3f6fe8', '#ffffff'],
    ['#ffb03a', '#e0264f', '#fff6d0'],
    ['#f08cff', '#6a3fe0', '#fff0ff'],
    ['#8fffb0', '#1f8fa8', '#f4fff4'],
  ],
  draw(pen, [tone, deep, light]) {
    const streak = (d: string, a: string, b: string): string =>
      path(d, pen.linear(`${b}/0, ${b}/0.85 0.4, ${a}`, 135));
    const tail =
      streak('M-98 -92C-40 -66 10 -30 66 20L20 66C-26 10 -66 -40 -98 -92Z', deep, shade(deep, -0.08)) +
      streak('M-86 -98C-30 -66 30 -20 70 26L30 62C-10 20 -56 -40 -86 -98Z', tone, deep) +
      streak('M-70 -88C-20 -54 36 -6 62 30L36 56C0 20 -40 -34 -70 -88Z', light, tone);
    const wisps =
      stroke('M-92 -58C-60 -20 -30 14 4 52', tone, { width: 5, opacity: 0.65 }) +
      stroke('M-56 -96C-20 -66 20 -34 54 2', tone, { width: 5, opacity: 0.65 }) +
      stroke('M-98 -30C-80 -4 -56 22 -34 42', deep, { width: 4, opacity: 0.6 }) +
      stroke('M-26 -96C-4 -78 20 -58 42 -34', deep, { width: 4, opacity: 0.6 });
    const head = pen.gloss(
      path(circle(46, 46, 42), pen.radial(`${light}, ${tone} 0.4, ${deep}`, [0.6, 0.62], 0.7)),
      5,
    );
    const rock = scatter(
      '34 34 9, 62 40 7, 46 64 8, 28 54 5, 58 60 4',
      ([x, y, r]) =>
        path(circle(x, y, r), shade(deep, -0.05), { opacity: 0.4 }) +
        path(circle(x + 1.5, y + 1.6, r * 0.76), light, { opacity: 0.45 }),
    );
    const sparks = many(7, (i) =>
      place(path(glint([9, 6, 12, 7, 5, 8, 6][i] as number), light), {
        x: [-40, -70, 78, 10, -14, 88, -84][i],
        y: [30, -4, -30, 88, -80, 4, 62][i],
      }),
    );
    return tail + wisps + head + rock + sparks;
  },
};

export const planet: Motif = {
  coats: [
    ['#f0a05a', '#ffe0a8', '#8fd8ff'],
    ['#7a6af0', '#d0c4ff', '#ff9ad0'],
    ['#2fb0a0', '#c8fff0', '#ffd98a'],
    ['#e0566a', '#ffc4b0', '#b0a0ff'],
  ],
  draw(pen, [tone, band, ring]) {
    const disc = circle(0, 0, 62);
    const bands = pen.clip(
      [
        'M-70 -40C-20 -24 30 -48 70 -34V-22C30 -36 -20 -10 -70 -26Z',
        'M-70 -8C-30 6 30 -14 70 2V22C30 8 -30 26 -70 12Z',
        'M-70 32C-20 40 30 28 70 36V46C30 40 -20 52 -70 44Z',
      ]
        .map((d, i) =>
          path(d, [band, shade(tone, -0.1), mix(band, tone, 0.4)][i] as string, { opacity: 0.75 }),
        )
        .join('') +
        path(ellipse([24, 16], 13, 7), shade(band, 0.03)) +
        path(ellipse([24, 16], 7, 3.4), shade(tone, -0.06)),
      disc,
    );
    const ball =
      pen.gloss(path(disc, pen.ball(tone, 0.16)) + bands, 6) +
      pen.clip(
        path(circle(-22, -24, 84), 'none', { stroke: '#0d0626', 'stroke-width': 44, opacity: 0.34 }),
        disc,
      );
    const half = (sweep: 0 | 1, rx: number, ry: number): string =>
      `M${-rx} 0A${rx} ${ry} 0 0 ${sweep} ${rx} 0`;
    const hoop = (sweep: 0 | 1): string =>
      pen.relief(
        stroke(
          half(sweep, 96, 26),
          pen.linear(`${shade(ring, 0.1)}, ${ring} 0.5, ${shade(ring, -0.16)}`, 0),
          9,
        ) +
          stroke(half(sweep, 82, 20), shade(ring, 0.14), 4.4) +
          stroke(half(sweep, 74, 16.5), shade(ring, -0.1), 2.4),
        1.4,
      );
    const moonlet =
      pen.gloss(path(circle(76, -58, 13), pen.ball(band)), 2.6) +
      path(circle(80, -54, 3), tone, { opacity: 0.5 });
    return (
      place(hoop(1), { turn: -18 }) +
      ball +
      place(hoop(0), { turn: -18 }) +
      moonlet +
      place(path(glint(10), '#fff'), { x: -74, y: -70 }) +
      place(path(glint(7), '#fff'), { x: -50, y: 84 })
    );
  },
};

export const balloon: Motif = {
  coats: [
    ['#f0503c', '#fff1d8', '#2f7fd8'],
    ['#7a4fe0', '#ffd34d', '#ff7ab0'],
    ['#1fa08a', '#fff6e0', '#ff9a3c'],
    ['#2f6fd8', '#ffe27a', '#e0365a'],
  ],
  draw(pen, [one, two, three]) {
    const skin =
      'M0 -98C-56 -98 -80 -58 -74 -18C-68 16 -36 34 -20 52L20 52C36 34 68 16 74 -18C80 -58 56 -98 0 -98Z';
    const gore = (a: number, b: number, tone: string): string =>
      path(
        `M0 -98C${a * 1.02} -98 ${a * 1.14} -20 ${a * 0.27} 52L${b * 0.27} 52C${b * 1.14} -20 ${b * 1.02} -98 0 -98Z`,
        pen.linear(`${shade(tone, 0.1)}, ${tone} 0.55, ${shade(tone, -0.16)}`),
      );
    const edges = [-74, -52, -27, 0, 27, 52, 74];
    const gores = many(6, (i) =>
      gore(edges[i] as number, edges[i + 1] as number, [one, two, one, two, one, two][i] as string),
    );
    const band = pen.clip(
      path('M-90 -34C-40 -18 40 -18 90 -34V-10C40 6 -40 6 -90 -10Z', pen.lit(three)) +
        many(7, (i) =>
          place(path(star(5, 7, 3), two), { x: -57 + i * 19, y: -14 + (9 - (i - 3) ** 2) * 0.9 - 4 }),
        ),
      skin,
    );
    const shell = pen.gloss(path(skin, one) + gores + band, 6);
    const ropes = stroke('M-20 52L-15 72M20 52L15 72M-8 54L-6 72M8 54L6 72', '#5a3a28', 1.8);
    const flame = path('M-5 62C-7 54 0 52 0 44C6 52 7 58 4 63Z', '#ffd34d');
    const basket =
      pen.relief(path('M-18 72H18L14 96Q0 100 -14 96Z', pen.lit('#a8693a')), 2.6) +
      stroke('M-17 79H17M-16 86H16', '#6a3f22', 2) +
      pen.relief(path(roundRect([-20, 69], [40, 7], 3.5), pen.lit('#c9874a')), 1.6);
    const bags = mirror(pen.relief(path('M-20 78q-9 2 -8 12q8 3 10 -2Z', pen.lit(three)), 1.4));
    return shell + flame + ropes + bags + basket;
  },
};

export const snowflake: Motif = {
  coats: [
    ['#a8e4ff', '#4f9fe8', '#ffffff'],
    ['#e8d8ff', '#8f6fe0', '#ffffff'],
    ['#c8fff0', '#2fb0a8', '#ffffff'],
    ['#ffe0f0', '#e07ab8', '#ffffff'],
  ],
  draw(pen, [tone, deep, light]) {
    const arm =
      'M-6 0L-6 -34L-26 -50L-20 -58L-6 -47L-6 -62L-20 -74L-14 -82L-5 -75L0 -98L5 -75L14 -82L20 -74L6 -62L6 -47L20 -58L26 -50L6 -34L6 0Z';
    const ice = pen.gloss(
      around(6, () => path(arm, pen.linear(`${light}, ${tone} 0.5, ${deep}`))) +
        around(6, () => path('M-16 -14L0 -34L16 -14L0 0Z', pen.linear(`${tone}, ${deep}`))),
      3,
    );
    const heart = pen.gloss(
      path(
        `M${Array.from({ length: 6 }, (_, i) =>
          polar(21, i * 60 + 30)
            .map((k) => k.toFixed(1))
            .join(' '),
        ).join('L')}Z`,
        pen.lit(light),
      ),
      2.6,
    );
    const dots =
      around(6, () => pen.relief(path('M0 -58L7 -50L0 -42L-7 -50Z', light), 1.2)) +
      many(6, (i) => {
        const [x, y] = polar(64, i * 60 + 30);
        return pen.gloss(
          path('M0 -14L8 0L0 14L-8 0Z', pen.lit(tone), {
            transform: `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${i * 60 + 30})`,
          }),
          1.8,
        );
      });
    return ice + dots + heart + path(star(6, 9, 4), deep, { opacity: 0.5 });
  },
};

export const rocket: Motif = {
  coats: [
    ['#f2f5fb', '#e0364f', '#4fc8ff'],
    ['#ffd34d', '#4a3fb8', '#7ff0d8'],
    ['#2f3f6f', '#ff8a3c', '#a8f0ff'],
    ['#e86fa8', '#fff0f4', '#8f7aff'],
  ],
  draw(pen, [hull, trim, glass]) {
    const flame =
      path('M-20 56C-30 76 -10 84 0 100C10 84 30 76 20 56Z', pen.linear('#ffe27a, #ff8a2a 0.5, #e0264f')) +
      path('M-10 56C-14 68 -4 74 0 86C4 74 14 68 10 56Z', '#fff6c8');
    const fins = mirror(
      pen.relief(path('M-26 12C-52 26 -58 52 -54 72C-44 60 -32 54 -22 52Z', pen.lit(trim)), 3),
    );
    const body = 'M0 -98C-26 -74 -36 -34 -32 8C-30 30 -26 46 -20 58H20C26 46 30 30 32 8C36 -34 26 -74 0 -98Z';
    const tube =
      pen.gloss(path(body, pen.linear(`${shade(hull, 0.05)}, ${hull} 0.5, ${shade(hull, -0.22)}`, 0)), 5) +
      pen.clip(
        path('M-50 -100H50V-58C20 -66 -20 -66 -50 -58Z', pen.lit(trim)) +
          path('M-50 40C-20 46 20 46 50 40V52C20 58 -20 58 -50 52Z', pen.lit(trim)) +
          stroke('M-50 18C-20 24 20 24 50 18', shade(hull, -0.2), { width: 2, opacity: 0.6 }),
        body,
      );
    const porthole =
      pen.gloss(path(circle(0, -22, 19), pen.metal('#cfd8e8')), 2.4) +
      pen.gloss(path(circle(0, -22, 13), pen.ball(glass)), 2.4) +
      path(ellipse([-5, -28], 4.4, 2.6), '#fff', { opacity: 0.9 });
    const small =
      pen.gloss(path(circle(0, 18, 9), pen.metal('#cfd8e8')), 1.8) +
      path(circle(0, 18, 5.6), pen.ball(glass));
    const keel = pen.relief(
      path(petal(50, 8, 0.4), pen.lit(shade(trim, -0.05)), { transform: 'translate(0 78)' }),
      2,
    );
    return (
      place(flame + fins + tube + porthole + small + keel, { turn: 28, size: 0.98 }) +
      many(4, (i) =>
        place(path(glint([10, 7, 6, 8][i] as number), '#fff'), {
          x: [-72, 80, -54, 66][i],
          y: [-48, 44, -82, 78][i],
        }),
      )
    );
  },
};
