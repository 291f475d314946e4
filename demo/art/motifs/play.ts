// The tools of play themselves.
import { mix, shade } from '../colour.ts';
import type { Motif } from '../motif.ts';
import { around, many, path, type Pen, place, stroke, scatter } from '../pen.ts';
import { circle, n, petal, polar, roundRect, sector, star, xy, type Point } from '../shapes.ts';

const SPOTS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: xy('-0.5 -0.5, 0.5 0.5'),
  3: xy('-0.55 -0.55, 0 0, 0.55 0.55'),
  4: xy('-0.5 -0.5, 0.5 -0.5, -0.5 0.5, 0.5 0.5'),
  5: xy('-0.55 -0.55, 0.55 -0.55, 0 0, -0.55 0.55, 0.55 0.55'),
  6: xy('-0.5 -0.6, 0.5 -0.6, -0.5 0, 0.5 0, -0.5 0.6, 0.5 0.6'),
};

type Face = { readonly matrix: string; readonly value: number; readonly tone: number };

/** A cube seen from a corner; each face is a unit square laid down by a matrix. */
function cube(
  pen: Pen,
  [colour, pip]: readonly [colour: string, pip: string],
  values: readonly [number, number, number],
): string {
  const [a, b] = [46 * 0.866, 46 * 0.5];
  const faces: readonly Face[] = [
    { matrix: `matrix(${n(a)} ${n(b)} ${n(-a)} ${n(b)} 0 -46)`, value: values[0], tone: 0.12 },
    { matrix: `matrix(${n(a)} ${n(b)} 0 46 ${n(-a)} 23)`, value: values[1], tone: 0 },
    { matrix: `matrix(${n(a)} ${n(-b)} 0 46 ${n(a)} 23)`, value: values[2], tone: -0.13 },
  ];
  const one = (face: Face): string => {
    const tone = shade(colour, face.tone);
    const pips = (SPOTS[face.value] ?? [])
      .map(
        ([x, y]) =>
          path(circle(x * 1.04, y * 1.04, 0.21), shade(pip, -0.14)) +
          path(circle(x * 1.04 + 0.02, y * 1.04 + 0.03, 0.18), pip),
      )
      .join('');
    return `<g transform="${face.matrix}"><path d="M-.8 -1H.8Q1 -1 1 -.8V.8Q1 1 .8 1H-.8Q-1 1 -1 .8V-.8Q-1 -1 -.8 -1Z" fill="${pen.linear(`${shade(tone, 0.07)}, ${shade(tone, -0.06)}`, 45)}" stroke="${shade(tone, 0.1)}" stroke-width=".05"/>${pips}</g>`;
  };
  return pen.gloss(
    path(`M0 -92L80 -46V46L0 92L-80 46V-46Z`, shade(colour, -0.08), {
      stroke: shade(colour, -0.08),
      'stroke-width': 6,
      'stroke-linejoin': 'round',
    }) + faces.map(one).join(''),
    3,
  );
}

export const dice: Motif = {
  coats: [
    ['#e0263f', '#fff6e6', '#ffd34d'],
    ['#fff4e4', '#2a1f3a', '#e0364f'],
    ['#2f7fe8', '#ffffff', '#8ff0ff'],
    ['#1fa070', '#f4ffe0', '#ffd34d'],
    ['#7a3fe0', '#ffe6ff', '#ff9ad8'],
    ['#2a2440', '#ffc93c', '#ff8a3c'],
    ['#ff8a2e', '#3a1a2f', '#fff0c0'],
  ],
  draw(pen, [tone, pip, spark]) {
    const other = mix(pip, tone, 0.12);
    return (
      place(cube(pen, [other, tone], [4, 6, 2]), { x: 44, y: -34, size: 0.56, turn: 14 }) +
      place(cube(pen, [tone, pip], [5, 3, 6]), { x: -24, y: 24, size: 0.78, turn: -9 }) +
      scatter('-82 -62 12, 84 40 10, 60 76 7, -4 -88 7', ([x, y, r]) =>
        path(star(4, r, r * 0.28), spark, { transform: `translate(${x} ${y})` }),
      )
    );
  },
};

export const bigDie: Motif = {
  coats: [
    ['#ffc12e', '#5a2410', '#fff3c4'],
    ['#20b8d0', '#ffffff', '#c8fbff'],
    ['#f04f8f', '#fff0f6', '#ffe27a'],
    ['#5a46d8', '#ffe27a', '#c8b8ff'],
    ['#f4f8ff', '#2f6fe0', '#8fd0ff'],
  ],
  draw(pen, [tone, pip, light]) {
    const ring = pen.relief(
      around(12, (i) => path(petal(i % 2 ? 16 : 24, 4.4, 0.5), light, { transform: 'translate(0 -72)' })),
      1.4,
    );
    return ring + place(cube(pen, [tone, pip], [3, 5, 1]), { size: 0.72, turn: 6 });
  },
};

export const wheel: Motif = {
  coats: [
    ['#e0263f', '#fff1d6', '#f2b632'],
    ['#2f7fe8', '#ffd34d', '#e8eef8'],
    ['#8a3fe0', '#4fd8e0', '#ffd98a'],
    ['#1f9f7a', '#ffb347', '#fff0c0'],
    ['#ff6fa0', '#6a5cf0', '#ffe9a0'],
    ['#2a2450', '#ff8a3c', '#f2c86a'],
  ],
  draw(pen, [one, two, metal]) {
    const third = shade(one, -0.14);
    const slices = many(12, (i) =>
      path(
        sector(72, i * 30, i * 30 + 30),
        pen.radial(
          `${shade([one, two, third][i % 3] as string, 0.12)}, ${[one, two, third][i % 3] as string}`,
          [0.5, 0.5],
          0.7,
        ),
        { stroke: metal, 'stroke-width': 2 },
      ),
    );
    const marks = many(12, (i) => {
      const [x, y] = polar(52, i * 30 + 15);
      return path(
        i % 3 ? circle(x, y, i % 3 === 1 ? 5.4 : 4) : star(5, 10, 4.4),
        i % 3 === 1 ? one : metal,
        i % 3 ? {} : { transform: `translate(${n(x)} ${n(y)}) rotate(${i * 30 + 15})` },
      );
    });
    const rim = pen.gloss(
      path(`${circle(0, 0, 92)}${circle(0, 0, 71)}`, pen.metal(metal), { 'fill-rule': 'evenodd' }),
      4,
    );
    const lamps = around(24, (i) =>
      path(
        circle(0, -81.5, 4.4),
        pen.radial(`#ffffff, ${i % 2 ? '#fff3b0' : shade(two, 0.12)} 0.5, ${i % 2 ? '#ffb52e' : two}`),
      ),
    );
    const hub =
      pen.gloss(path(circle(0, 0, 21), pen.metal(metal)), 4) +
      pen.gloss(path(circle(0, 0, 12), pen.ball(one)), 2.4);
    const pointer = pen.shadow(
      pen.gloss(
        path('M-15 -99H15L17 -92L0 -60L-17 -92Z', pen.lit(shade(one, 0.05)), {
          stroke: metal,
          'stroke-width': 3,
        }),
        2.6,
      ),
      2,
    );
    return pen.relief(slices, 2) + marks + rim + lamps + hub + pointer;
  },
};

export const helm: Motif = {
  coats: [
    ['#a8622f', '#f2b632', '#e0364f'],
    ['#3f5f8f', '#d8e2f0', '#ffb347'],
    ['#7a3f5f', '#ffd98a', '#4fd8e0'],
    ['#4f8a6a', '#e8c85a', '#ff8a5c'],
  ],
  draw(pen, [wood, metal, jewel]) {
    const spoke = pen.relief(
      path(
        'M-6 -16L-5 -58L-8 -66L-6 -78L-9 -86Q0 -104 9 -86L6 -78L8 -66L5 -58L6 -16Z',
        pen.linear(`${shade(wood, 0.14)}, ${wood} 0.5, ${shade(wood, -0.16)}`, 0),
      ),
      2,
    );
    const rim =
      pen.relief(
        path(`${circle(0, 0, 66)}${circle(0, 0, 48)}`, pen.lit(wood), { 'fill-rule': 'evenodd' }),
        4,
      ) +
      path(circle(0, 0, 57), 'none', { stroke: pen.metal(metal), 'stroke-width': 5 }) +
      around(16, () => path(circle(0, -57, 2.4), shade(metal, -0.26)));
    const hub =
      pen.gloss(path(circle(0, 0, 24), pen.metal(metal)), 4) +
      pen.relief(path(circle(0, 0, 16), pen.lit(wood)), 2) +
      pen.gloss(path(star(8, 14, 6), pen.metal(metal)), 1.6) +
      pen.gloss(path(circle(0, 0, 5), pen.ball(jewel)), 1.6);
    return (
      around(8, () => spoke) +
      rim +
      around(8, () => path(roundRect([-6, -70], [12, 8], 2), pen.metal(metal))) +
      hub
    );
  },
};

export const suits: Motif = {
  coats: [
    ['#fffaf0', '#e0263f', '#1f2a4f'],
    ['#2a2450', '#ffd34d', '#ff6fa0'],
    ['#e8fff6', '#1f8f7a', '#e0662a'],
    ['#fff0d8', '#8a3fe0', '#b3203f'],
  ],
  draw(pen, [paper, red, black]) {
    const heart = 'M0 30C-40 4 -42 -26 -22 -30C-10 -32 -3 -24 0 -16C3 -24 10 -32 22 -30C42 -26 40 4 0 30Z';
    const spade =
      'M0 -32C-8 -14 -36 0 -30 16C-26 26 -12 24 -5 16C-4 24 -8 30 -12 32H12C8 30 4 24 5 16C12 24 26 26 30 16C36 0 8 -14 0 -32Z';
    const diamond = 'M0 -34L24 0L0 34L-24 0Z';
    const card = ([turn, x]: Point, symbol: string, tone: string): string =>
      place(
        pen.shadow(pen.relief(path(roundRect([-40, -58], [80, 116], 12), pen.lit(paper, 0.04)), 3), 3) +
          path(roundRect([-33, -51], [66, 102], 8), 'none', {
            stroke: tone,
            'stroke-width': 2,
            opacity: 0.5,
          }) +
          pen.gloss(path(symbol, pen.lit(tone)), 2.6) +
          place(path(symbol, tone), { x: -22, y: -38, size: 0.26 }) +
          place(path(symbol, tone), { x: 22, y: 38, size: 0.26, turn: 180 }),
        { x, y: Math.abs(x) * 0.3 + 4, turn },
      );
    return (
      card([-22, -44], spade, black) +
      card([22, 44], diamond, mix(black, red, 0.35)) +
      place(card([0, 0], heart, red), { y: -8, size: 1.08 })
    );
  },
};

export const domino: Motif = {
  coats: [
    ['#fff6e6', '#2a1f3a', '#f2b632'],
    ['#2f2a5a', '#8ff0ff', '#ff9a3c'],
    ['#1f6f5f', '#fff0c0', '#ffd34d'],
    ['#c2264f', '#fff0f0', '#f2c86a'],
  ],
  draw(pen, [bone, pip, stud]) {
    const half = (value: number, y: number): string =>
      (SPOTS[value] ?? [])
        .map(
          ([px, py]) =>
            path(circle(px * 27, y + py * 25, 7.4), shade(pip, -0.1)) +
            path(circle(px * 27 + 0.8, y + py * 25 + 1, 6.2), pip),
        )
        .join('');
    const tile = (top: number, bottom: number): string =>
      pen.gloss(path(roundRect([-37, -74], [74, 148], 15), pen.lit(bone)), 4) +
      stroke('M-27 0H27', pip, { width: 3, opacity: 0.6 }) +
      pen.gloss(path(circle(0, 0, 6.4), pen.metal(stud)), 1.6) +
      half(top, -37) +
      half(bottom, 37);
    return (
      place(tile(6, 4), { x: -34, y: 8, turn: -17 }) +
      place(pen.shadow(tile(3, 5), 5), { x: 32, y: 0, turn: 13 })
    );
  },
};
