import { mix, shade } from '../colour.ts';
import type { Coat, Motif } from '../motif.ts';
import { around, group, many, mirror, path, type Pen, place, stroke } from '../pen.ts';
import {
  circle,
  ellipse,
  n,
  petal,
  type Point,
  polar,
  ribbon,
  sideOf,
  smooth,
  spine,
  star,
  xy,
} from '../shapes.ts';

function koiFins(pen: Pen, [skin, patch]: Coat): { readonly behind: string; readonly over: string } {
  const paint = pen.linear(`${skin}, ${mix(skin, patch, 0.2)} 0.5, ${mix(skin, patch, 0.55)}`);
  const fin = (d: string, from: Point, ends: readonly Point[]): string =>
    pen.relief(
      path(d, paint) +
        ends
          .map((e) =>
            stroke(`M${from[0]} ${from[1]}L${e[0]} ${e[1]}`, shade(patch, -0.04), {
              width: 1.3,
              opacity: 0.5,
            }),
          )
          .join(''),
      2,
    );
  const tail =
    fin(
      'M4 54C-10 70 -40 66 -66 92C-44 86 -24 100 -2 84C4 78 10 68 12 60Z',
      [4, 62],
      xy('-48 86, -34 86, -18 86, -4 78'),
    ) + fin('M8 54C14 74 26 82 58 96C44 72 42 62 22 52Z', [12, 58], xy('46 86, 36 76, 32 66'));
  const sides =
    fin(
      'M-2 -30C-24 -62 -62 -66 -90 -46C-66 -42 -58 -16 -28 -6C-14 -6 -4 -16 -2 -30Z',
      [-6, -26],
      xy('-78 -48, -64 -38, -52 -24, -38 -12'),
    ) +
    fin(
      'M44 -36C66 -44 92 -28 98 4C80 -8 64 6 42 -8C36 -18 38 -28 44 -36Z',
      [46, -30],
      xy('90 -8, 78 -6, 64 -4'),
    ) +
    fin('M-22 22C-44 22 -58 36 -62 56C-46 46 -30 50 -18 40Z', [-20, 30], xy('-52 46, -40 44, -30 42')) +
    fin('M26 26C44 24 58 36 62 54C48 48 36 52 24 44Z', [28, 32], xy('52 44, 42 44'));
  const dorsal = fin(
    'M18 -34C4 -26 -8 -4 -6 26C4 14 12 8 14 -2C16 -14 18 -24 24 -32Z',
    [16, -28],
    xy('-2 8, 4 6, 10 -6'),
  );
  return { behind: tail + sides, over: dorsal };
}

function koiFish(pen: Pen, coat: Coat): string {
  const [skin, patch, accent] = coat;
  const body = spine(xy('40 -84, 30 -58, 10 -26, -2 4, 0 34, 10 62'), (t) =>
    t < 0.24 ? 17 + Math.sqrt(t / 0.24) * 17 : 34 - (t - 0.24) * 34,
  );
  const shape = ribbon(body);
  const blobs =
    path(smooth(xy('20 -100, 60 -96, 62 -70, 40 -60, 18 -72'), true), pen.lit(patch)) +
    path(smooth(xy('10 -56, 40 -40, 36 -14, 6 -8, -26 -22, -16 -44'), true), pen.lit(patch)) +
    path(smooth(xy('-40 10, 0 8, 24 22, 14 48, -14 46, -34 34'), true), pen.lit(patch)) +
    path(smooth(xy('30 -2, 44 4, 34 24, 20 14'), true), accent) +
    path(smooth(xy('-40 -14, -22 -10, -20 4, -40 6'), true), accent);
  const scales = body
    .filter((s) => s.t > 0.34 && s.t < 0.92)
    .map((s, row) =>
      many(7, (i) => {
        const [x, y] = sideOf(s, (i - 3 + (row % 2) * 0.5) * 0.31);
        return path(circle(x, y, 4.8), 'none', {
          stroke: shade(patch, -0.22),
          'stroke-width': 1,
          opacity: 0.3,
        });
      }),
    )
    .join('');
  const fins = koiFins(pen, coat);
  const eye = (x: number, y: number): string =>
    path(ellipse([x, y], 4.6, 4.4), '#120b14') + path(ellipse([x - 1.4, y - 1.6], 1.6, 1.6), '#fff');
  const barbels = stroke('M26 -92Q14 -90 6 -80M56 -92Q68 -88 74 -76', shade(skin, -0.1), 3);
  const nose = stroke('M32 -95Q41 -90 50 -94', shade(patch, -0.25), { width: 1.8, opacity: 0.7 });
  return (
    fins.behind +
    barbels +
    pen.relief(path(shape, pen.lit(skin, 0.08)) + pen.clip(blobs + scales, shape), 5) +
    fins.over +
    eye(19, -68) +
    eye(57, -62) +
    nose
  );
}

export const koi: Motif = {
  coats: [
    ['#fff6ec', '#f0502c', '#2b2233'],
    ['#ffb63d', '#e2541e', '#fff1cc'],
    ['#22283f', '#f0592b', '#f5f0ff'],
    ['#eaf6ff', '#2f7fe0', '#123a7a'],
    ['#fff0f4', '#e83f7f', '#6a1a5a'],
  ],
  draw: (pen, coat) => koiFish(pen, coat),
};

export const turtle: Motif = {
  coats: [
    ['#2f9e6b', '#8ed06a', '#e8c24a'],
    ['#2a7fb0', '#6fd6d8', '#f6b45a'],
    ['#a8663a', '#e8b56a', '#5fc28a'],
    ['#6a4fc0', '#b18cf0', '#6fe0d0'],
  ],
  draw(pen, [shell, skin, rim]) {
    const fin = (d: string): string => pen.relief(path(d, pen.lit(skin)), 3);
    const spots = (points: readonly Point[]): string =>
      points.map(([x, y]) => path(ellipse([x, y], 4.6, 3.6), shade(skin, -0.16), { opacity: 0.7 })).join('');
    const flippers = mirror(
      fin('M-30 -44C-58 -66 -90 -52 -98 -16C-84 -26 -62 -26 -46 -10Z') +
        spots(xy('-62 -44, -76 -36, -50 -34, -86 -28')) +
        fin('M-36 46C-56 52 -66 68 -66 88C-50 84 -34 78 -24 64Z') +
        spots(xy('-48 62, -52 74')),
    );
    const tail = fin('M-7 74Q0 98 7 74Z');
    const head =
      fin('M-20 -58C-24 -84 -14 -99 0 -99C14 -99 24 -84 20 -58Z') +
      mirror(path(ellipse([-11, -82], 4.4, 5), '#120d14') + path(ellipse([-12, -84], 1.6, 1.6), '#fff')) +
      spots(xy('0 -72, -8 -66, 8 -66'));
    const shape = smooth(
      xy('0 -66, 36 -54, 56 -18, 54 26, 32 62, 0 78, -32 62, -54 26, -56 -18, -36 -54'),
      true,
    );
    const hex = ([x, y]: Point, r: number, tone: number): string =>
      pen.solid(
        `M${Array.from({ length: 6 }, (_, i) => {
          const [px, py] = polar(r, i * 60);
          return `${n(x + px)} ${n(y + py * 1.06)}`;
        }).join('L')}Z`,
        shade(shell, tone),
        2.4,
      );
    const scutes =
      hex([0, -34], 19, 0.1) +
      hex([0, 4], 20, 0.06) +
      hex([0, 42], 17, 0) +
      mirror(
        hex([-31, -18], 17, 0.03) +
          hex([-32, 22], 17, -0.03) +
          hex([-22, 54], 12, -0.06) +
          hex([-20, -52], 11, 0.02),
      );
    return (
      flippers +
      tail +
      head +
      pen.relief(path(shape, pen.lit(rim)), 4) +
      pen.clip(
        scutes,
        smooth(xy('0 -59, 32 -48, 49 -16, 47 24, 28 56, 0 70, -28 56, -47 24, -49 -16, -32 -48'), true),
      )
    );
  },
};

function whaleBack(pen: Pen, [back, , spray]: Coat): string {
  const spout =
    pen.relief(
      many(5, (i) =>
        path(
          `M-22 -46C${-24 + (i - 2) * 6} -70 ${-30 + (i - 2) * 20} -88 ${-22 + (i - 2) * 26} ${-78 + Math.abs(i - 2) * 13}C${-26 + (i - 2) * 16} -78 ${-18 + (i - 2) * 4} -64 -18 -46Z`,
          pen.linear(`#ffffff, ${spray}`),
        ),
      ),
      1.6,
    ) + many(4, (i) => path(circle(-74 + i * 34, [-52, -92, -96, -60][i] as number, 4 - (i % 2)), spray));
  const fluke = pen.relief(
    path(
      'M58 4C66 -10 66 -26 54 -44C74 -46 84 -36 86 -24C92 -36 98 -40 100 -42C104 -20 92 0 74 14Z',
      pen.lit(back),
    ),
    3,
  );
  return spout + fluke;
}

export const whale: Motif = {
  coats: [
    ['#2c6fb7', '#cfe8f7', '#8fe3ff'],
    ['#4b4f8f', '#d9d6f5', '#ffb3e0'],
    ['#2b8a92', '#dcf5ea', '#fff1a8'],
    ['#e6eef6', '#ffffff', '#7fd0ff'],
  ],
  draw(pen, coat) {
    const [back, belly] = coat;
    const shape =
      'M-92 18C-94 -22 -66 -48 -26 -48C18 -48 36 -4 62 -6C76 -8 82 6 74 18C58 52 10 72 -34 70C-70 68 -90 48 -92 18Z';
    const body = pen.relief(
      path(shape, pen.linear(`${shade(back, 0.16)}, ${back} 0.5, ${shade(back, -0.16)}`, 80)),
      5,
    );
    const lines = many(6, (i) =>
      stroke(
        `M${-94} ${32 + i * 8}C${-60} ${44 + i * 8} ${-20} ${44 + i * 8} ${20 - i * 2} ${34 + i * 6}`,
        shade(back, -0.05),
        { width: 2, opacity: 0.55 },
      ),
    );
    const under = pen.clip(
      path('M-100 28C-60 44 -10 44 40 22C56 14 50 90 -40 90C-80 88 -104 60 -100 28Z', pen.lit(belly, 0.06)) +
        lines,
      shape,
    );
    const fin = pen.relief(
      path('M-34 42C-34 62 -22 82 2 90C8 74 4 54 -8 40Z', pen.lit(shade(back, -0.04))),
      3,
    );
    const eye =
      path(ellipse([-62, 16], 6.4, 7), '#111022') +
      path(ellipse([-64.4, 13], 2.4, 2.6), '#fff') +
      stroke('M-72 6Q-62 0 -53 6', shade(back, -0.2), 2.4);
    const smile = stroke('M-92 24C-80 36 -62 38 -48 32', shade(back, -0.3), 2.6);
    const marks = many(7, (i) =>
      path(ellipse([-44 + i * 12, -32 + (i % 3) * 7], 2.6, 1.7), shade(back, 0.24), { opacity: 0.7 }),
    );
    return whaleBack(pen, coat) + body + under + marks + smile + eye + fin;
  },
};

export const octopus: Motif = {
  coats: [
    ['#d8475f', '#ffb0a0', '#ffd34d'],
    ['#7a48cf', '#d3b0ff', '#6ff0d8'],
    ['#e2762c', '#ffd9a8', '#4ab8ff'],
    ['#1f8f9a', '#a8f0e0', '#ff8a5c'],
  ],
  draw(pen, [skin, sucker, iris]) {
    const arm = (points: readonly Point[], thick: number): string => {
      const s = spine(points, (t) => thick * (1 - t * 0.82));
      const dots = s
        .filter((p, i) => i % 4 === 1 && p.t < 0.94)
        .map((p) => {
          const [x, y] = sideOf(p, 0.55);
          return path(circle(x, y, p.width * 0.33), sucker);
        })
        .join('');
      return pen.relief(path(ribbon(s), pen.lit(skin)) + dots, 2.6);
    };
    const back =
      arm(xy('-10 10, -44 20, -76 6, -90 -22, -74 -42, -60 -30'), 15) +
      group(arm(xy('-10 10, -44 20, -76 6, -90 -22, -74 -42, -60 -30'), 15), { transform: 'scale(-1 1)' });
    const side = arm(xy('-12 14, -40 44, -72 44, -92 62, -84 84, -70 78'), 16);
    const front = arm(xy('-8 20, -22 54, -44 74, -40 94, -22 94'), 16);
    const mid = arm(xy('0 20, 2 56, -8 80, 6 97'), 14);
    const headShape = smooth(
      xy('0 -94, 38 -84, 58 -50, 52 -14, 38 14, 0 26, -38 14, -52 -14, -58 -50, -38 -84'),
      true,
    );
    const head = pen.relief(path(headShape, pen.ball(skin)), 5);
    const freckles = many(8, (i) =>
      path(
        ellipse(
          [-34 + (i % 4) * 22 + (i > 3 ? 8 : 0), -74 + Math.floor(i / 4) * 16 + (i % 2) * 5],
          5 - (i % 3),
          4 - (i % 3),
        ),
        shade(skin, 0.12),
        { opacity: 0.6 },
      ),
    );
    const eye = mirror(
      path(ellipse([-23, -12], 17, 18), shade(skin, -0.14)) +
        path(ellipse([-23, -12], 14.5, 15), '#fffaf0') +
        path(ellipse([-21, -10], 9.6, 10), pen.radial(`${shade(iris, 0.1)}, ${shade(iris, -0.14)}`)) +
        path('M-30 -11h18v5h-18Z', '#130c1c'),
    );
    const shine = path(circle(-26, -17, 3.4), '#fff') + path(circle(18, -17, 3.4), '#fff');
    return back + mid + mirror(side) + mirror(front) + head + freckles + eye + shine;
  },
};

function jellyfishArms(pen: Pen, [bell, light, trail]: Coat): string {
  const strand = ([x, sway]: Point, length: number, colour: string): string => {
    const s = spine(
      [
        [x, -4],
        [x + sway, length * 0.3],
        [x - sway * 0.8, length * 0.62],
        [x + sway * 0.6, length],
      ],
      (t) => 4.6 * (1 - t * 0.8),
    );
    return pen.relief(path(ribbon(s), pen.linear(`${colour}, ${light}`)), 1.2);
  };
  const frill = (x: number, sway: number): string => {
    const s = spine(
      [
        [x, -6],
        [x + sway, 26],
        [x - sway, 58],
        [x + sway, 96],
      ],
      (t) => 10 * (1 - t * 0.72) + 2.2 * Math.sin(t * 24),
    );
    return pen.relief(path(ribbon(s), pen.linear(`${light}, ${bell}`)), 1.8);
  };
  const strands = many(6, (i) => strand([-60 + i * 24, i < 3 ? -8 : 8], 84 - Math.abs(i - 2.5) * 9, trail));
  return strands + frill(-24, 7);
}

export const jellyfish: Motif = {
  coats: [
    ['#e86fb8', '#ffd0f0', '#8ff0ff'],
    ['#4fa8ff', '#d0f0ff', '#c9a0ff'],
    ['#ff9a56', '#ffe9b8', '#ff6fa0'],
    ['#6fe0b0', '#e6fff0', '#7fb8ff'],
  ],
  draw(pen, coat) {
    const [bell, light, trail] = coat;
    const frill = (x: number, sway: number): string => {
      const s = spine(
        [
          [x, -6],
          [x + sway, 26],
          [x - sway, 58],
          [x + sway, 96],
        ],
        (t) => 10 * (1 - t * 0.72) + 2.2 * Math.sin(t * 24),
      );
      return pen.relief(path(ribbon(s), pen.linear(`${light}, ${bell}`)), 1.8);
    };
    const dome = pen.gloss(
      path(
        'M-78 0C-82 -60 -46 -98 0 -98C46 -98 82 -60 78 0C70 18 62 4 53 10C44 18 36 6 27 11C18 18 9 8 0 12C-9 18 -18 8 -27 11C-36 18 -44 6 -53 10C-62 18 -70 4 -78 0Z',
        pen.radial(`${light}, ${bell} 0.45, ${shade(bell, -0.2)}`, [0.42, 0.25], 0.85),
      ),
      5,
    );
    const inner = path(
      'M-50 -2C-52 -44 -28 -68 0 -68C28 -68 52 -44 50 -2C30 8 -30 8 -50 -2Z',
      pen.radial(`${light}/0.9, ${trail}/0.25`, [0.5, 0.3], 0.7),
    );
    const ribs = mirror(
      many(3, (i) =>
        stroke(`M${-8 - i * 20} 4C${-12 - i * 22} -40 ${-8 - i * 14} -70 ${-3 - i * 8} -90`, light, {
          width: 1.8,
          opacity: 0.4,
        }),
      ),
    );
    const dots = many(9, (i) => {
      const [x, y] = polar(66, -72 + i * 18);
      return path(circle(x, y * 0.95 - 10, 3.4), light, { opacity: 0.85 });
    });
    return jellyfishArms(pen, coat) + frill(24, -7) + frill(0, 6) + dome + inner + ribs + dots;
  },
};

function pearlShell(pen: Pen, [shell, nacre]: Coat): string {
  const fan = (top: boolean): string => {
    const ribs = 9;
    const spread = 76;
    return many(ribs, (k) => {
      const i = k % 2 ? ribs - 1 - (k - 1) / 2 : k / 2;
      const turn = -spread + (i * 2 * spread) / (ribs - 1);
      return place(
        path(
          petal(top ? 96 : 78, 17, 0.82),
          pen.linear(`${shade(shell, 0.2)}, ${shade(shell, 0.04)} 0.35, ${shade(shell, -0.16)}`),
        ),
        { turn },
      );
    });
  };
  const upper = place(pen.relief(fan(true), 3), { y: 30 });
  const lining = place(
    path(
      smooth(xy('-74 -4, -62 -42, -30 -70, 0 -78, 30 -70, 62 -42, 74 -4, 0 16'), true),
      pen.radial(`#ffffff, ${nacre} 0.4, ${mix(nacre, shell, 0.5)} 0.8, ${shell}`, [0.5, 0.85], 0.9),
    ),
    { y: 24 },
  );
  const lines = place(
    many(7, (i) =>
      stroke(`M${(i - 3) * 3} 4L${(i - 3) * 20} ${-70 + Math.abs(i - 3) * 9}`, shell, {
        width: 1.6,
        opacity: 0.45,
      }),
    ),
    { y: 24 },
  );
  return upper + lining + lines;
}

export const pearl: Motif = {
  coats: [
    ['#f2a9b8', '#fff4f2', '#fbe9f4'],
    ['#7fc6d8', '#effcff', '#fff7e6'],
    ['#b99be6', '#f7f0ff', '#2e2a44'],
    ['#f0c27a', '#fffaf0', '#e6f7ff'],
  ],
  draw(pen, coat) {
    const [shell, nacre, pearlTone] = coat;
    const fan = (top: boolean): string => {
      const ribs = 9;
      const spread = 76;
      return many(ribs, (k) => {
        const i = k % 2 ? ribs - 1 - (k - 1) / 2 : k / 2;
        const turn = -spread + (i * 2 * spread) / (ribs - 1);
        return place(
          path(
            petal(top ? 96 : 78, 17, 0.82),
            pen.linear(`${shade(shell, 0.2)}, ${shade(shell, 0.04)} 0.35, ${shade(shell, -0.16)}`),
          ),
          { turn },
        );
      });
    };
    const lower = place(pen.relief(group(fan(false), { transform: 'scale(1.02 -0.62)' }), 3), { y: 40 });
    const lip = pen.relief(
      path(
        'M-84 36C-60 20 60 20 84 36C60 56 -60 56 -84 36Z',
        pen.linear(`${nacre}, ${mix(nacre, shell, 0.7)}`),
      ),
      2.5,
    );
    const ball = pen.shadow(
      pen.gloss(
        path(
          circle(0, 12, 31),
          pen.radial(
            `#ffffff, ${pearlTone} 0.35, ${mix(pearlTone, shell, 0.42)} 0.72, ${mix(pearlTone, '#8fb8ff', 0.35)} 0.9, ${mix(pearlTone, shell, 0.8)}`,
            [0.36, 0.3],
            0.75,
          ),
        ),
        6,
      ),
      3,
    );
    const spark = place(path(star(4, 13, 2.4), '#fff'), { x: -12, y: -2 });
    return pearlShell(pen, coat) + lower + lip + ball + spark;
  },
};

export const starfish: Motif = {
  coats: [
    ['#f27a4b', '#ffd9a0', '#fff3d6'],
    ['#d84f8f', '#ffc0d8', '#fff0f6'],
    ['#4a8fe0', '#bfe6ff', '#f0fbff'],
    ['#e8b63a', '#fff0b0', '#fffdf0'],
  ],
  draw(pen, [skin, dots, tip]) {
    const limb = 'M-24 6C-22 -34 -16 -70 -7 -88C-3 -96 3 -96 7 -88C16 -70 22 -34 24 6Z';
    const body = pen.gloss(
      around(5, () => path(limb, pen.linear(`${tip}, ${skin} 0.25, ${shade(skin, -0.08)}`))),
      5,
    );
    const beads = around(
      5,
      () =>
        many(6, (i) => path(circle(0, -22 - i * 11, 5 - i * 0.55), pen.ball(dots))) +
        mirror(many(4, (i) => path(circle(-11 + i * 1.5, -28 - i * 12, 2.7), dots))),
    );
    return (
      body +
      pen.relief(beads, 1) +
      pen.relief(
        around(10, () => path(circle(0, -11, 3.2), dots)),
        1,
      ) +
      path(circle(0, 0, 6), pen.ball(dots))
    );
  },
};
