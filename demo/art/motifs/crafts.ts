import { mix, shade } from '../colour.ts';
import type { Coat, Motif } from '../motif.ts';
import { around, many, mirror, path, place, stroke, scatter, type Pen } from '../pen.ts';
import {
  circle,
  ellipse,
  glint,
  petal,
  polar,
  polygon,
  ribbon,
  roundRect,
  spine,
  star,
  xy,
  type Point,
} from '../shapes.ts';

export const lantern: Motif = {
  coats: [
    ['#e0313f', '#f2b632', '#ffe9a0'],
    ['#ff8a2e', '#8a3f1a', '#fff3c0'],
    ['#6a5cf0', '#ffd34d', '#e8e0ff'],
    ['#1fa08a', '#f2c86a', '#e8fff0'],
    ['#f06fa8', '#fff0c0', '#fff0f8'],
  ],
  draw(pen, [silk, gold, light]) {
    const shell = 'M-30 -52C-76 -40 -82 26 -30 46H30C82 26 76 -40 30 -52Z';
    const cord = stroke('M0 -98V-64', gold, 4) + pen.gloss(path(circle(0, -78, 7), pen.ball(silk)), 1.8);
    const body = pen.relief(
      path(
        shell,
        pen.radial(
          `${light}, ${mix(silk, light, 0.55)} 0.32, ${silk} 0.68, ${shade(silk, -0.22)}`,
          [0.48, 0.5],
          0.62,
        ),
      ),
      4,
    );
    const ribs =
      mirror(
        [9, 27, 44, 58]
          .map((x) =>
            stroke(`M${x * 0.55} -52C${x * 1.24} -38 ${x * 1.3} 26 ${x * 0.55} 46`, shade(silk, -0.18), {
              width: 1.9,
              opacity: 0.6,
            }),
          )
          .join(''),
      ) + stroke('M0 -52V46', shade(silk, -0.18), { width: 1.9, opacity: 0.6 });
    const flower =
      place(pen.relief(around(6, () => path(petal(21, 8, 0.6), gold)) + path(circle(0, 0, 5), silk), 1.4), {
        y: -3,
      }) + mirror(stroke('M-30 -4C-40 -16 -46 -6 -38 0C-46 8 -40 16 -30 6', gold, 2.6));
    const cap = (y: number): string =>
      pen.gloss(path(roundRect([-34, y], [68, 13], 5), pen.metal(gold)), 2.6) +
      many(7, (i) => path(circle(-26 + i * 8.7, y + 6.5, 1.9), shade(gold, -0.24)));
    const tassel =
      stroke('M0 54V66', gold, 3.4) +
      pen.gloss(path(circle(0, 66, 6.4), pen.ball(gold)), 1.6) +
      pen.relief(path('M-9 70H9L13 99H-13Z', pen.lit(silk)), 2) +
      many(6, (i) =>
        stroke(`M${-7 + i * 2.8} 74L${-10 + i * 4} 98`, shade(silk, -0.16), { width: 1.3, opacity: 0.7 }),
      );
    const small = mirror(
      stroke('M-30 56V68', gold, 2) +
        pen.gloss(path(circle(-30, 72, 4.6), pen.ball(silk)), 1.4) +
        pen.relief(path('M-34 76H-26L-24 92H-36Z', pen.lit(gold)), 1.4),
    );
    return cord + small + tassel + body + ribs + flower + cap(-64) + cap(43);
  },
};

function clockGears(pen: Pen, [brass]: Coat): string {
  const cog = ([x, y]: Point, [r, teeth]: Point, tone: string): string => {
    const points = Array.from({ length: teeth * 4 }, (_, i) =>
      polar(i % 4 < 2 ? r : r * 0.82, ((i - 0.5) * 360) / (teeth * 4)),
    );
    return place(
      pen.gloss(
        path(`${polygon(points)}${circle(0, 0, r * 0.3)}`, pen.metal(tone), { 'fill-rule': 'evenodd' }),
        2.6,
      ) +
        path(circle(0, 0, r * 0.58), 'none', {
          stroke: shade(tone, -0.2),
          'stroke-width': 2.4,
          opacity: 0.5,
        }) +
        around(5, () => path(circle(0, -r * 0.58, r * 0.09), shade(tone, -0.26))),
      { x, y },
    );
  };
  const gears =
    cog([-62, 58], [36, 10], shade(brass, -0.05)) +
    cog([66, 52], [30, 9], mix(brass, '#e0905a', 0.5)) +
    cog([58, -64], [27, 8], mix(brass, '#cfd8e8', 0.5)) +
    cog([-66, -58], [24, 8], mix(brass, '#e0905a', 0.3));
  const rim =
    pen.gloss(path(circle(0, 0, 70), pen.metal(brass)), 5) +
    around(12, () => path(circle(0, -64, 2.6), shade(brass, -0.26)));
  return gears + rim;
}

export const clock: Motif = {
  coats: [
    ['#d89a3f', '#fff6e0', '#7a3f1a'],
    ['#b8c4d8', '#eaf6ff', '#2f4f8a'],
    ['#c8703f', '#f6ead0', '#1f6f6a'],
    ['#a88fe0', '#f6f0ff', '#5a1f7a'],
  ],
  draw(pen, coat) {
    const [brass, dial, deep] = coat;
    const face = pen.relief(
      path(circle(0, 0, 56), pen.radial(`${shade(dial, 0.03)}, ${shade(dial, -0.1)}`)),
      3,
    );
    const ticks =
      around(12, (i) => path(i % 3 ? roundRect([-1.6, -51], [3.2, 8], 1.6) : 'M0 -38L5 -51H-5Z', deep)) +
      path(circle(0, 0, 34), 'none', { stroke: deep, 'stroke-width': 1.4, opacity: 0.35 }) +
      around(24, () => path(circle(0, -34, 1.2), deep, { opacity: 0.4 }));
    const hand = (turn: number, length: number, w: number): string =>
      place(
        pen.relief(
          path(
            `M${-w} 8L${-w * 0.6} ${-length * 0.62}L${-w * 1.6} ${-length * 0.7}L0 ${-length}L${w * 1.6} ${-length * 0.7}L${w * 0.6} ${-length * 0.62}L${w} 8Z`,
            pen.lit(deep),
          ),
          1.2,
        ),
        { turn },
      );
    const glass = path('M-42 -18C-34 -42 -6 -52 20 -44C-4 -40 -24 -26 -32 2Z', '#fff', { opacity: 0.4 });
    return (
      clockGears(pen, coat) +
      face +
      ticks +
      hand(-58, 34, 3.4) +
      hand(52, 47, 2.6) +
      pen.gloss(path(circle(0, 0, 7), pen.metal(brass)), 2) +
      glass
    );
  },
};

export const blade: Motif = {
  coats: [
    ['#d8e6f6', '#f2b632', '#c2264f'],
    ['#a8f0ff', '#8f9ab8', '#6a3fd0'],
    ['#ffe0b0', '#a8502a', '#1f8f8a'],
    ['#c8ffd8', '#e8c85a', '#2f4fb0'],
  ],
  draw(pen, [steel, gold, grip]) {
    const sword = (turn: number): string =>
      place(
        pen.gloss(
          path(
            'M-8 26L-8 -76L0 -98L8 -76L8 26Z',
            pen.linear(
              `${shade(steel, 0.06)}, ${steel} 0.48, ${shade(steel, -0.2)} 0.52, ${shade(steel, -0.06)}`,
              0,
            ),
          ),
          2,
        ) +
          stroke('M0 20V-74', shade(steel, -0.24), { width: 2.4, opacity: 0.6 }) +
          pen.gloss(
            path(
              'M-30 20C-36 26 -34 36 -26 34C-10 28 10 28 26 34C34 36 36 26 30 20C12 26 -12 26 -30 20Z',
              pen.metal(gold),
            ),
            2.6,
          ) +
          pen.relief(path(roundRect([-6, 32], [12, 40], 5), pen.lit(grip)), 2) +
          many(4, (i) => stroke(`M-6 ${38 + i * 9}L6 ${42 + i * 9}`, shade(grip, 0.2), 2.2)) +
          pen.gloss(path(circle(0, 78, 10), pen.metal(gold)), 2.4) +
          pen.gloss(path(circle(0, 28, 6), pen.ball('#ff4f7a')), 1.6),
        { turn, y: 6, size: 1.06 },
      );
    const guard = 'M0 -50C18 -40 34 -38 48 -40C50 6 34 44 0 64C-34 44 -50 6 -48 -40C-34 -38 -18 -40 0 -50Z';
    const shield =
      pen.gloss(
        path(guard, pen.metal(gold), {
          stroke: pen.metal(gold),
          'stroke-width': 12,
          'stroke-linejoin': 'round',
        }),
        3,
      ) +
      pen.relief(path(guard, pen.lit(grip)), 4) +
      pen.clip(
        path('M-60 -60H0V70H-60Z', shade(grip, 0.1), { opacity: 0.55 }) +
          path('M-9 -70H9V80H-9ZM-60 -14H60V4H-60Z', pen.metal(gold)),
        guard,
      ) +
      pen.gloss(path(circle(0, -5, 17), pen.metal(gold)), 3) +
      path(star(8, 12, 5), grip, { transform: 'translate(0 -5)' });
    return sword(42) + sword(-42) + place(shield, { y: 4 });
  },
};

export const horseshoe: Motif = {
  coats: [
    ['#f2b632', '#5fae4a', '#fff0b0'],
    ['#cfd8e8', '#e0364f', '#ffffff'],
    ['#e0905a', '#2f8fe0', '#ffe6d0'],
    ['#8f9fd8', '#ffb03a', '#f0f4ff'],
  ],
  draw(pen, [metal, leaf, light]) {
    const bend = spine(
      xy('-46 84, -66 40, -70 -10, -46 -58, 0 -78, 46 -58, 70 -10, 66 40, 46 84'),
      (t) => 15 + Math.sin(t * Math.PI) * 7,
    );
    const shoe =
      pen.gloss(path(ribbon(bend), pen.metal(metal)), 5) +
      path(ribbon(bend, -0.18, 0.24), shade(metal, -0.16), { opacity: 0.55 });
    const nails = bend
      .filter((_, i) => i % 8 === 5)
      .map((s) => pen.gloss(path(circle(s.at[0], s.at[1], 4.6), pen.ball(light)), 1.4))
      .join('');
    const feet = mirror(pen.gloss(path(roundRect([-66, 78], [34, 16], 6), pen.metal(metal)), 2.6));
    const trefoil = place(
      around(4, () =>
        pen.gloss(
          path(
            'M0 2C-5 -6 -26 -14 -25 -32C-24 -47 -7 -49 0 -37C7 -49 24 -47 25 -32C26 -14 5 -6 0 2Z',
            pen.ball(leaf),
          ),
          2.4,
        ),
      ) + path(ribbon(spine(xy('0 0, 6 26, 20 44'), () => 3.4)), shade(leaf, -0.1)),
      { y: 6, turn: 0, size: 0.95 },
    );
    return (
      shoe +
      nails +
      feet +
      place(trefoil, { turn: 45, y: 2 }) +
      place(path(glint(14), '#fff'), { x: -58, y: -58 })
    );
  },
};

export const teapot: Motif = {
  coats: [
    ['#f7fbff', '#2f6fd0', '#f2b632'],
    ['#c23a2f', '#ffe0b0', '#f2b632'],
    ['#1f8f7f', '#fff0c0', '#e0905a'],
    ['#3f3a6a', '#d8c8ff', '#ffd34d'],
  ],
  draw(pen, [clay, paint, gold]) {
    const spout = pen.relief(
      path('M-52 20C-72 14 -78 -10 -92 -28L-74 -34C-62 -22 -56 -12 -42 -14Z', pen.lit(clay)),
      3,
    );
    const handle = pen.relief(path('M52 -26C88 -44 104 8 60 44L52 32C78 6 72 -18 54 -8Z', pen.lit(clay)), 3);
    const pot = 'M0 -42C-50 -42 -68 -8 -64 26C-60 60 -36 78 0 78C36 78 60 60 64 26C68 -8 50 -42 0 -42Z';
    const body = pen.gloss(path(pot, pen.ball(clay, 0.12)), 5);
    const blossom = (x: number, y: number, size: number): string =>
      place(
        around(5, () => path(petal(20, 10, 0.62), paint, { opacity: 0.92 })) + path(circle(0, 0, 5), gold),
        { x, y, size },
      );
    const pattern = pen.clip(
      stroke('M-70 44C-40 30 -30 64 0 46C24 30 40 58 70 36', paint, 4) +
        blossom(-18, 12, 1.15) +
        blossom(26, 30, 0.85) +
        blossom(30, -12, 0.6) +
        scatter('-44 26 130, 4 44 60, -34 -14 -40, 48 8 20', ([x, y, turn]) =>
          place(path(petal(20, 6), paint, { opacity: 0.75 }), { x, y, turn }),
        ),
      pot,
    );
    const lid =
      pen.gloss(path('M-38 -36C-34 -60 34 -60 38 -36C24 -28 -24 -28 -38 -36Z', pen.ball(clay, 0.12)), 3) +
      stroke('M-40 -36C-24 -27 24 -27 40 -36', pen.metal(gold), 4) +
      pen.gloss(path(circle(0, -64, 10), pen.ball(gold)), 2.4);
    const foot = pen.gloss(
      path('M-36 72C-20 80 20 80 36 72L40 86C20 94 -20 94 -40 86Z', pen.metal(gold)),
      2.4,
    );
    const steam = scatter('-88 -40, -78 -44', ([x, y], i) =>
      stroke(`M${x} ${y}C${x - 10} ${y - 14} ${x + 8} ${y - 22} ${x - 2} ${y - 38 - i * 10}`, '#ffffff', {
        width: 3.4,
        opacity: 0.75,
      }),
    );
    return spout + handle + body + pattern + foot + lid + steam;
  },
};

export const drum: Motif = {
  coats: [
    ['#c2263f', '#f2b632', '#fff3dc'],
    ['#2f5fb8', '#ffd98a', '#f0f6ff'],
    ['#1f7f5a', '#f2c86a', '#fffbe8'],
    ['#6a2f9a', '#ffd34d', '#f8f0ff'],
  ],
  draw(pen, [shell, gold, skin]) {
    const stick = (turn: number): string =>
      place(
        pen.relief(path(roundRect([-4, -70], [8, 86], 4), pen.lit('#c98a4f')), 1.8) +
          pen.gloss(path(ellipse([0, -74], 10, 13), pen.ball('#fff0d8')), 2.4),
        { y: -26, turn },
      );
    const barrel = 'M-78 -26C-84 16 -80 52 -62 76C-30 92 30 92 62 76C80 52 84 16 78 -26Z';
    const body = pen.relief(
      path(
        barrel,
        pen.linear(
          `${shade(shell, -0.06)}, ${shade(shell, 0.1)} 0.3, ${shell} 0.6, ${shade(shell, -0.22)}`,
          0,
        ),
      ),
      4,
    );
    const cords = pen.clip(
      many(7, (i) =>
        stroke(`M${-84 + i * 28} -14L${-70 + i * 28} 78L${-56 + i * 28} -14`, pen.metal(gold), 4),
      ),
      barrel,
    );
    const hoops =
      pen.gloss(
        path(
          'M-80 -30C-84 -22 -84 -8 -80 -4C-40 18 40 18 80 -4C84 -8 84 -22 80 -30C40 -8 -40 -8 -80 -30Z',
          pen.metal(gold),
        ),
        2.6,
      ) + pen.gloss(path('M-70 62C-34 82 34 82 70 62L62 80C30 96 -30 96 -62 80Z', pen.metal(gold)), 2.6);
    const top =
      pen.relief(path(ellipse([0, -32], 80, 26), pen.metal(gold)), 2.4) +
      path(ellipse([0, -33], 70, 20), pen.radial(`${shade(skin, 0.03)}, ${skin} 0.7, ${shade(skin, -0.14)}`));
    const crest = `<g transform="translate(0 -33) scale(1 .3)">${around(3, (i) => path('M0 0C-18 -8 -22 -34 -2 -44C-10 -28 6 -20 0 0Z', i % 2 ? gold : shell, { opacity: 0.85 }))}</g>`;
    return body + cords + hoops + top + crest + stick(38) + stick(-34);
  },
};
