import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

type Colours = Map<string, { light: string; dark: string }>;

const read = (name: string) => readFileSync(new URL(`../../../src/styles/${name}`, import.meta.url), 'utf8');
const tokens = pairs(read('tokens.css'));
const themes = read('themes.css')
  .split('}')
  .filter((rule) => rule.includes('data-vip-theme'))
  .map(pairs);

const TEXTS = ['text', 'text-2', 'gain', 'loss', 'warning', 'offline', 'accent', 'metal', 'go'];
const GROUNDS = ['bg', 'glow', 'surface', 'raised'];
const FILLED = [
  ['on-go', 'go'],
  ['on-accent', 'accent'],
  ['text', 'pressed'],
] as const;

describe.each(['light', 'dark'] as const)('in the %s scheme', (scheme) => {
  const colour = (name: string, theme?: Colours) => (theme?.get(name) ?? tokens.get(name))?.[scheme] ?? '';

  it.each(TEXTS)('%s is readable on every background', (text) => {
    for (const ground of GROUNDS)
      expect.soft(contrast(colour(text), colour(ground)), ground).toBeGreaterThan(4.5);
  });

  it.each(FILLED)('%s is readable on %s', (text, ground) => {
    expect(contrast(colour(text), colour(ground))).toBeGreaterThan(4.5);
  });

  it('the border of a field is visible', () => {
    expect(contrast(colour('rim'), colour('surface'))).toBeGreaterThan(3);
  });

  it('the accent and metal of all six VIP themes are readable', () => {
    expect(themes).toHaveLength(6);
    for (const [index, theme] of themes.entries()) {
      expect.soft([...theme.keys()]).toEqual(['accent', 'on-accent', 'metal', 'metal-2']);
      expect
        .soft(contrast(colour('on-accent', theme), colour('accent', theme)), `theme ${index + 1}`)
        .toBeGreaterThan(4.5);
      for (const ground of GROUNDS) {
        for (const text of ['accent', 'metal']) {
          const name = `${text} of theme ${index + 1} on ${ground}`;
          expect.soft(contrast(colour(text, theme), colour(ground)), name).toBeGreaterThan(4.5);
        }
      }
    }
  });
});

function pairs(css: string): Colours {
  const found = css.matchAll(/--([\w-]+):\s*light-dark\((#\w+),\s*(#\w+)\)/g);
  return new Map([...found].map(([, name = '', light = '', dark = '']) => [name, { light, dark }]));
}

/** WCAG 2.2, relative luminance. */
function contrast(one: string, other: string): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

function luminance(hex: string): number {
  const full = hex.length === 4 ? hex.replace(/[^#]/g, '$&$&') : hex;
  const [r, g, b] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(full.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
