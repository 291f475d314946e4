import { mix, shade } from '../colour.ts';
import type { Coat, Motif } from '../motif.ts';
import { around, many, path, place, stroke, scatter, type Pen } from '../pen.ts';
import { circle, ellipse, polar, ribbon, roundRect, spine, star, xy, type Point } from '../shapes.ts';

export const anchor: Motif = {
  coats: [
    ['#cfd8e8', '#e8b56a', '#e0364f'],
    ['#f2b632', '#e9f2ff', '#2f7fe8'],
    ['#e0905a', '#fff0d0', '#1f9f96'],
    ['#5a6a8a', '#ffcf8a', '#ff7a3c'],
  ],
  draw(pen, [metal, rope, accent]) {
    const ringTop = pen.gloss(
      path(`${circle(0, -76, 21)}${circle(0, -76, 11)}`, pen.metal(metal), { 'fill-rule': 'evenodd' }),
      3,
    );
    const shank = pen.gloss(path('M-9 -56H9L11 70H-11Z', pen.metal(metal)), 3);
    const stock = pen.gloss(
      path(roundRect([-50, -44], [100, 15], 7.5), pen.metal(metal)) +
        path(circle(-50, -36.5, 11), pen.metal(metal)) +
        path(circle(50, -36.5, 11), pen.metal(metal)),
      3,
    );
    const arms = pen.gloss(
      path(
        'M0 96C-46 92 -78 62 -84 20L-98 26L-76 -12L-50 20L-64 20C-58 48 -38 66 0 72C38 66 58 48 64 20L50 20L76 -12L98 26L84 20C78 62 46 92 0 96Z',
        pen.metal(metal),
      ),
      3.6,
    );
    const cord = spine(
      xy('6 -78, 34 -58, 28 -22, -22 -8, -30 18, 18 34, 34 56, 4 84, -30 88, -46 98'),
      () => 7,
    );
    const twist = cord
      .filter((_, i) => i % 2 === 0)
      .map((s) =>
        stroke(
          `M${s.at[0] - s.side[0] * 6} ${s.at[1] - s.side[1] * 6}L${s.at[0] + s.side[0] * 6 + s.side[1] * 4} ${s.at[1] + s.side[1] * 6 - s.side[0] * 4}`,
          shade(rope, -0.2),
          { width: 1.8, opacity: 0.6 },
        ),
      )
      .join('');
    const knot = pen.relief(path(ribbon(cord), pen.lit(rope)) + twist, 2.6);
    const badge =
      pen.gloss(path(circle(0, -10, 15), pen.ball(accent)), 3) +
      path(star(5, 9, 4), '#fff', { transform: 'translate(0 -10)', opacity: 0.92 });
    return arms + ringTop + shank + stock + knot + badge;
  },
};

function shipSails(pen: Pen, [wood, sail, flag]: Coat): string {
  const mast = (x: number, top: number): string =>
    pen.relief(path(`M${x - 3} ${top}h6V44h-6Z`, pen.lit(shade(wood, -0.04))), 1.6);
  const cloth = ([x, y]: Point, [w, h]: Point): string =>
    pen.relief(
      path(
        `M${x - w} ${y}C${x - w * 0.3} ${y + 5} ${x + w * 0.5} ${y + 4} ${x + w} ${y}C${x + w * 1.32} ${y + h * 0.4} ${x + w * 1.3} ${y + h * 0.75} ${x + w * 1.06} ${y + h}C${x + w * 0.4} ${y + h * 0.84} ${x - w * 0.5} ${y + h * 0.84} ${x - w * 1.04} ${y + h}C${x - w * 0.76} ${y + h * 0.7} ${x - w * 0.8} ${y + h * 0.3} ${x - w} ${y}Z`,
        pen.linear(`${shade(sail, 0.06)}, ${sail} 0.5, ${shade(sail, -0.16)}`, 15),
      ),
      3,
    ) +
    stroke(
      `M${x - w * 0.3} ${y + 4}C${x - w * 0.06} ${y + h * 0.4} ${x - w * 0.1} ${y + h * 0.7} ${x - w * 0.36} ${y + h * 0.88}M${x + w * 0.4} ${y + 3}C${x + w * 0.66} ${y + h * 0.4} ${x + w * 0.6} ${y + h * 0.7} ${x + w * 0.36} ${y + h * 0.88}`,
      shade(sail, -0.2),
      { width: 1.3, opacity: 0.5 },
    );
  const pennant = (x: number, y: number, size: number): string =>
    place(pen.relief(path('M0 0C12 -8 20 6 34 -2L28 7L36 16C20 22 12 10 0 16Z', pen.lit(flag)), 1.6), {
      x,
      y,
      size,
    });
  const jib = pen.relief(path('M-50 -52C-74 -20 -84 6 -92 26C-72 22 -58 24 -46 30Z', pen.lit(sail)), 2.6);
  return (
    pennant(-1, -98, 1) +
    pennant(48, -74, 0.8) +
    mast(-2, -94) +
    mast(46, -70) +
    mast(-48, -58) +
    jib +
    cloth([46, -58], [22, 36]) +
    cloth([46, -18], [27, 48]) +
    cloth([-4, -84], [26, 34])
  );
}

export const ship: Motif = {
  coats: [
    ['#8a4f2a', '#fff3dc', '#e0364f'],
    ['#3f3a6a', '#ffd98a', '#7a4fe0'],
    ['#2f5f5a', '#e8fff4', '#ff9a3c'],
    ['#a8622f', '#d8f0ff', '#2f7fe8'],
  ],
  draw(pen, coat) {
    const [wood, sail, flag] = coat;
    const cloth = ([x, y]: Point, [w, h]: Point): string =>
      pen.relief(
        path(
          `M${x - w} ${y}C${x - w * 0.3} ${y + 5} ${x + w * 0.5} ${y + 4} ${x + w} ${y}C${x + w * 1.32} ${y + h * 0.4} ${x + w * 1.3} ${y + h * 0.75} ${x + w * 1.06} ${y + h}C${x + w * 0.4} ${y + h * 0.84} ${x - w * 0.5} ${y + h * 0.84} ${x - w * 1.04} ${y + h}C${x - w * 0.76} ${y + h * 0.7} ${x - w * 0.8} ${y + h * 0.3} ${x - w} ${y}Z`,
          pen.linear(`${shade(sail, 0.06)}, ${sail} 0.5, ${shade(sail, -0.16)}`, 15),
        ),
        3,
      ) +
      stroke(
        `M${x - w * 0.3} ${y + 4}C${x - w * 0.06} ${y + h * 0.4} ${x - w * 0.1} ${y + h * 0.7} ${x - w * 0.36} ${y + h * 0.88}M${x + w * 0.4} ${y + 3}C${x + w * 0.66} ${y + h * 0.4} ${x + w * 0.6} ${y + h * 0.7} ${x + w * 0.36} ${y + h * 0.88}`,
        shade(sail, -0.2),
        { width: 1.3, opacity: 0.5 },
      );
    const hull = pen.relief(
      path(
        'M-98 30C-84 36 -74 40 -66 42L56 42L60 26L96 22C96 52 84 78 66 90L-58 90C-76 78 -92 58 -98 30Z',
        pen.linear(`${shade(wood, 0.12)}, ${shade(wood, -0.16)}`),
      ),
      4,
    );
    const planks =
      stroke('M-84 54H86M-74 68H78', shade(wood, -0.2), { width: 2.6, opacity: 0.7 }) +
      stroke('M-92 42L58 48L92 38', pen.metal('#f2b632'), 4.5) +
      many(
        5,
        (i) =>
          path(roundRect([-52 + i * 24, 54], [11, 11], 3), '#22130f') +
          path(roundRect([-52 + i * 24, 54], [11, 11], 3), 'none', {
            stroke: '#f2b632',
            'stroke-width': 1.8,
          }),
      );
    const stern = many(3, (i) => path(roundRect([64 + i * 9, 29], [6, 8], 2), '#ffe27a'));
    const emblem = place(path(star(8, 12, 5.4), flag, { opacity: 0.9 }), { x: -4, y: -22 });
    const sea =
      pen.relief(
        path(
          'M-100 84C-86 74 -72 74 -60 84C-46 74 -30 74 -18 84C-4 74 12 74 24 84C38 74 54 74 66 84C78 76 90 76 100 84L96 98L-96 98Z',
          pen.lit('#2f9fd0'),
        ),
        2.4,
      ) +
      stroke('M-84 92C-72 86 -62 86 -52 92M-10 92C2 86 12 86 22 92M54 92C64 86 74 86 84 92', '#d8f6ff', {
        width: 2.4,
        opacity: 0.8,
      });
    return shipSails(pen, coat) + cloth([-4, -46], [34, 74]) + emblem + hull + planks + stern + sea;
  },
};

export const lighthouse: Motif = {
  coats: [
    ['#fff4e8', '#e0364f', '#ffe27a'],
    ['#e8f2ff', '#2f6fd8', '#fff3b0'],
    ['#fff0d0', '#1f8f8a', '#ffb03a'],
    ['#efe6ff', '#7a4fd0', '#8ff5ff'],
  ],
  draw(pen, [wall, trim, lamp]) {
    const tower = 'M-24 -44H24L36 72H-36Z';
    const body =
      pen.relief(path(tower, pen.linear(`${shade(wall, 0.04)}, ${wall} 0.5, ${shade(wall, -0.26)}`, 0)), 4) +
      pen.clip(
        ['M-50 -34L50 -22V0L-50 -12Z', 'M-50 14L50 26V48L-50 36Z', 'M-50 62L50 74V90L-50 84Z']
          .map((d) => path(d, pen.linear(`${shade(trim, 0.08)}, ${trim} 0.5, ${shade(trim, -0.2)}`, 0)))
          .join(''),
        tower,
      );
    const windows = scatter(
      '-2 -4, 4 42',
      ([x, y]) =>
        path(`M${x - 5} ${y + 7}v-11a5 5 0 0 1 10 0v11Z`, '#2a1f3f') +
        path(`M${x - 3} ${y + 5}v-8a3 3 0 0 1 6 0v8Z`, lamp),
    );
    const gallery =
      pen.gloss(path(roundRect([-36, -52], [72, 10], 4), pen.lit(trim)), 2.4) +
      many(7, (i) => stroke(`M${-30 + i * 10} -52V-62`, shade(trim, -0.14), 2.2)) +
      stroke('M-33 -62H33', shade(trim, -0.1), 3);
    const room =
      path(roundRect([-17, -84], [34, 34], 4), pen.radial(`#ffffff, ${lamp} 0.5, ${shade(lamp, -0.16)}`)) +
      stroke('M-17 -84V-50M-6 -84V-50M6 -84V-50M17 -84V-50', shade(trim, -0.16), 2.4);
    const roof =
      pen.gloss(path('M-23 -82C-16 -98 16 -98 23 -82Z', pen.lit(trim)), 2.6) +
      pen.gloss(path(circle(0, -96, 4.4), pen.ball('#f2b632')), 1.4);
    const rock =
      pen.relief(
        path('M-88 92L-74 74L-52 78L-40 64L-10 70L18 62L46 72L62 66L90 92Z', pen.lit('#6a6a8a')),
        3,
      ) + path('M-74 74L-52 78L-60 92ZM18 62L46 72L30 92Z', '#43436a', { opacity: 0.6 });
    const sea = pen.relief(
      path(
        'M-100 88C-84 80 -70 80 -56 88C-42 80 -28 80 -14 88C0 80 16 80 30 88C44 80 58 80 72 88C82 82 92 82 100 88L94 99L-94 99Z',
        pen.lit('#2f9fd0'),
      ),
      2,
    );
    return body + windows + room + gallery + roof + rock + sea;
  },
};

export const compass: Motif = {
  coats: [
    ['#f2b632', '#17395f', '#e0364f'],
    ['#cfd8e8', '#4a2a6a', '#7fe8ff'],
    ['#e0905a', '#12504a', '#ffd34d'],
    ['#b88f5a', '#fff3dc', '#2f7fe8'],
  ],
  draw(pen, [metal, field, needle]) {
    const light = mix(metal, '#ffffff', 0.7);
    const loop = pen.gloss(
      path(`${circle(0, -90, 12)}${circle(0, -90, 6)}`, pen.metal(metal), { 'fill-rule': 'evenodd' }),
      2.4,
    );
    const case_ =
      pen.gloss(path(circle(0, 4, 86), pen.metal(metal)), 5) +
      pen.relief(path(circle(0, 4, 70), pen.radial(`${shade(field, 0.14)}, ${shade(field, -0.08)}`)), 4);
    const ticks = many(48, (i) => {
      const [a, b] = [polar(67, i * 7.5), polar(i % 4 ? 63 : 57, i * 7.5)];
      return stroke(`M${a[0]} ${a[1] + 4}L${b[0]} ${b[1] + 4}`, light, {
        width: i % 4 ? 1.2 : 2.2,
        opacity: 0.8,
      });
    });
    const rose = place(
      pen.relief(
        around(4, () => path('M0 -48L9 -9L0 0Z', shade(metal, -0.16)) + path('M0 -48L-9 -9L0 0Z', light)) +
          `<g transform="rotate(45) scale(.62)">${around(4, () => path('M0 -48L10 -10L0 0Z', shade(metal, -0.2)) + path('M0 -48L-10 -10L0 0Z', shade(metal, 0.1)))}</g>`,
        1.6,
      ),
      { y: 4 },
    );
    const pointer = place(
      pen.gloss(path('M0 -58L10 0H-10Z', pen.lit(needle)) + path('M0 58L10 0H-10Z', pen.lit(light)), 2.4),
      { y: 4, turn: 32 },
    );
    const hub = pen.gloss(path(circle(0, 4, 9), pen.metal(metal)), 2.4);
    const glass = path('M-52 -24C-40 -54 0 -66 34 -52C6 -52 -30 -36 -44 -4Z', '#fff', { opacity: 0.22 });
    return loop + case_ + ticks + rose + pointer + hub + glass;
  },
};

function seahorseBody(pen: Pen, [skin, fin, belly]: Coat): string {
  const body = spine(xy('2 -52, 30 -24, 32 10, 8 40, -4 66, 14 88, 36 80, 34 62, 22 64'), (t) =>
    t < 0.32 ? 18 + t * 28 : 27 * (1 - (t - 0.32) / 0.72) + 3,
  );
  const sail = pen.relief(
    path('M50 -20C74 -26 88 -6 92 16C78 12 64 20 52 24Z', pen.linear(`${shade(fin, 0.14)}, ${fin}`, 0)) +
      many(4, (i) =>
        stroke(`M50 ${-12 + i * 9}L${82 + i * 2} ${-8 + i * 8}`, shade(fin, -0.16), {
          width: 1.6,
          opacity: 0.6,
        }),
      ),
    2.4,
  );
  const rings = body
    .filter((s, i) => i % 3 === 0 && s.t > 0.1 && s.t < 0.92)
    .map((s) =>
      stroke(
        `M${s.at[0] - s.side[0] * s.width * 0.9} ${s.at[1] - s.side[1] * s.width * 0.9}L${s.at[0] + s.side[0] * s.width * 0.9} ${s.at[1] + s.side[1] * s.width * 0.9}`,
        shade(skin, -0.16),
        { width: 2, opacity: 0.5 },
      ),
    )
    .join('');
  const trunk = pen.relief(
    path(ribbon(body), pen.lit(skin)) + path(ribbon(body, 0.25, 0.96), belly, { opacity: 0.8 }) + rings,
    4,
  );
  const crest = pen.relief(
    path(
      'M-14 -74C-16 -92 -4 -86 -2 -97C8 -90 14 -94 18 -96C18 -86 30 -88 34 -82C30 -74 38 -68 40 -58L14 -56Z',
      pen.lit(fin),
    ),
    2.2,
  );
  return sail + trunk + crest;
}

export const seahorse: Motif = {
  coats: [
    ['#ffb03a', '#ff6a5c', '#fff0c4'],
    ['#5fc8ff', '#6a5cf0', '#e8fbff'],
    ['#ff8fc0', '#a84fd0', '#fff0fa'],
    ['#6fe0a8', '#1f8fa0', '#f4fff0'],
  ],
  draw(pen, coat) {
    const [skin, fin] = coat;
    const head = pen.relief(
      path(
        'M32 -58C30 -80 2 -88 -18 -74C-28 -68 -34 -58 -44 -54L-80 -48C-88 -46 -88 -36 -80 -35L-46 -36C-34 -32 -28 -24 -16 -22C8 -18 32 -34 32 -58Z',
        pen.linear(`${shade(skin, 0.12)}, ${skin} 0.6, ${shade(skin, -0.12)}`),
      ),
      4,
    );
    const snout = pen.relief(path(ellipse([-82, -41.5], 7, 9), pen.lit(shade(skin, 0.04))), 1.8);
    const eye =
      path(circle(-8, -56, 12), '#fffaf0') +
      path(circle(-10, -55, 8), '#2a1a3a') +
      path(circle(-13, -58, 3), '#fff') +
      path(circle(-7, -52, 1.6), '#fff', { opacity: 0.7 });
    const cheek = path(circle(4, -36, 8), fin, { opacity: 0.4 });
    const bubbles = scatter('-74 -76 7, -60 -92 4.5, -88 -92 3.4', ([x, y, r]) =>
      path(circle(x, y, r), 'none', { stroke: '#e8fbff', 'stroke-width': 2.4, opacity: 0.9 }),
    );
    return seahorseBody(pen, coat) + head + snout + cheek + eye + bubbles;
  },
};
