// Every drawing in every colour scheme: complete, and the same each time.
import { describe, expect, it } from 'vitest';
import { BACKDROPS } from '#demo/art/backdrop.ts';
import { drawings } from '#demo/art/drawings.ts';
import { MOTIFS, SCENES } from '#demo/art/gallery.ts';
import { HANDS } from '#demo/art/hands.ts';
import { Pen } from '#demo/art/pen.ts';
import { randomOf } from '#demo/art/random.ts';
import { shade } from '#demo/art/colour.ts';
import { BRANDS } from '#demo/titles/brands.ts';

const broken = (svg: string): string[] => svg.match(/NaN|undefined|Infinity|\[object/g) ?? [];

/** Every paint, filter and clip that is used is defined. */
function missing(svg: string): string[] {
  const used = [...svg.matchAll(/url\(#(\w+)\)/g)].map(([, id]) => id ?? '');
  const defined = new Set([...svg.matchAll(/id="(\w+)"/g)].map(([, id]) => id ?? ''));
  return used.filter((id) => !defined.has(id));
}

function expectWhole(pen: Pen, drawn: string): void {
  const svg = pen.defs + drawn;
  expect(broken(svg)).toEqual([]);
  expect(missing(svg)).toEqual([]);
}

describe('drawings', () => {
  it.each(Object.entries(MOTIFS))('%s is complete in each of its colour schemes', (name, motif) => {
    expect(motif.coats.length).toBeGreaterThanOrEqual(4);
    for (const coat of motif.coats) {
      const pen = new Pen(randomOf(name));
      expectWhole(pen, motif.draw(pen, coat));
    }
  });

  it.each(Object.entries(SCENES))('%s fills a tile and a banner in any light', (name, scene) => {
    for (const light of Object.values(BACKDROPS)) {
      for (const size of [
        { w: 400, h: 400 },
        { w: 800, h: 400 },
      ]) {
        const pen = new Pen(randomOf(name));
        expectWhole(pen, scene(pen, light, size));
      }
    }
  });

  it('are numerous, and each brand has its own style', () => {
    expect(Object.keys(MOTIFS).length).toBeGreaterThan(70);
    const hands = BRANDS.map(({ id }) => HANDS[id]);
    expect(hands.every(Boolean)).toBe(true);
    expect(new Set(hands.map((hand) => hand?.frame)).size).toBe(BRANDS.length);
  });

  it('are the same each time they are drawn', () => {
    expect(drawings()[0]?.svg()).toMatch(/^<svg/);
    expect(drawings()[0]?.svg()).toBe(drawings()[0]?.svg());
  });
});

describe('shades', () => {
  it('of white, black and grey stay within the range of a screen', () => {
    for (const colour of ['#ffffff', '#000000', '#808080']) {
      for (const by of [-0.5, -0.1, 0, 0.1, 0.5]) expect(shade(colour, by)).toMatch(/^#[0-9a-f]{6}$/);
    }
  });
});
