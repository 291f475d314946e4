// The drawing tools: paints, lights and shadows, each defined once per picture however often it is used.
import { type Hex, shade } from './colour.ts';
import type { Random } from './random.ts';
import { n } from './shapes.ts';

type Attributes = Record<string, string | number>;

/** `#fff, #abc/0.5 0.4, #000`: colours with their opacity and place, as in CSS; first and last stand at the ends. */
function stopsOf(stops: string): string {
  const list = stops.split(', ');
  const stop = (text: string, i: number): string => {
    const [paint = '', place] = text.split(' ');
    const [colour, opacity] = paint.split('/');
    const offset = place === undefined ? i / (list.length - 1) : Number(place);
    return `<stop offset="${n(offset * 100)}%" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`;
  };
  return list.map(stop).join('');
}

const attributesOf = (attributes: Attributes): string =>
  Object.entries(attributes)
    .map(
      ([name, value]) => ` ${name}="${typeof value === 'number' ? Math.round(value * 1000) / 1000 : value}"`,
    )
    .join('');

export const path = (d: string, fill: string, more: Attributes = {}): string =>
  `<path d="${d}" fill="${fill}"${attributesOf(more)}/>`;

type Line = Attributes & { readonly width: number };

/** A line of this width, or with further attributes. */
export function stroke(d: string, colour: string, line: number | Line): string {
  const { width, ...more }: Line = typeof line === 'number' ? { width: line } : line;
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round"${attributesOf(more)}/>`;
}

export const group = (inner: string | readonly string[], attributes: Attributes = {}): string =>
  `<g${attributesOf(attributes)}>${typeof inner === 'string' ? inner : inner.join('')}</g>`;

export interface Place {
  readonly x?: number;
  readonly y?: number;
  readonly turn?: number;
  readonly size?: number;
  readonly flip?: boolean;
}

export const place = (inner: string | readonly string[], p: Place): string => {
  const size = p.size ?? 1;
  const scale = `scale(${(p.flip ? -size : size).toFixed(3)} ${size.toFixed(3)})`;
  return group(inner, {
    transform: `translate(${n(p.x ?? 0)} ${n(p.y ?? 0)}) rotate(${n(p.turn ?? 0)}) ${scale}`,
  });
};

/** The drawing and its reflection in the vertical axis. */
export const mirror = (inner: string): string => inner + group(inner, { transform: 'scale(-1 1)' });

export const around = (count: number, make: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) =>
    group(make(i), { transform: `rotate(${n((360 / count) * i)})` }),
  ).join('');

export const many = (count: number, make: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => make(i)).join('');

const node = (name: string): string => `<feMergeNode in="${name}"/>`;

const soft = (depth: number): string =>
  `<feGaussianBlur in="SourceAlpha" stdDeviation="${n(depth)}" result="soft"/>`;

/** What the blurred shape, moved away from an edge, leaves uncovered there: `dark` below, `lite` above. */
function edges(depth: number, strength: number): string {
  const edge = (name: string, [dx, dy]: readonly [number, number], paint: string): string =>
    `<feOffset in="soft" dx="${n(dx)}" dy="${n(dy)}" result="${name}o"/><feComposite in="SourceAlpha" in2="${name}o" operator="out" result="${name}e"/><feFlood ${paint}/><feComposite in2="${name}e" operator="in" result="${name}"/>`;
  const opacity = (share: number): string => String(Math.round(share * strength * 100) / 100);
  return (
    edge('dark', [-depth * 0.7, -depth], `flood-color="#0a0424" flood-opacity="${opacity(0.55)}"`) +
    edge('lite', [depth * 0.6, depth * 0.9], `flood-color="#fff6dc" flood-opacity="${opacity(0.62)}"`)
  );
}

/** One drawing for each row of numbers: `34 12 9, 40 8 7`. */
export const scatter = (
  rows: string,
  make: (
    row: readonly number[] & { readonly 0: number; readonly 1: number; readonly 2: number },
    i: number,
  ) => string,
): string =>
  rows
    .split(', ')
    .map((row, i) => make(row.split(' ').map(Number) as unknown as Parameters<typeof make>[0], i))
    .join('');

interface Contour {
  readonly width: number;
  readonly colour: Hex;
  /** How softly its shadow falls; 0 = none. */
  readonly fallBy?: number;
}

export class Pen {
  private readonly definitions = new Map<string, string>();
  readonly random: Random;

  constructor(random: Random) {
    this.random = random;
  }

  private define(key: string, make: (id: string) => string): string {
    const known = this.definitions.get(key);
    if (known) return /id="([^"]+)"/.exec(known)?.[1] ?? '';
    const id = `d${this.definitions.size}`;
    this.definitions.set(key, make(id));
    return id;
  }

  get defs(): string {
    return `<defs>${[...this.definitions.values()].join('')}</defs>`;
  }

  /** 90 degrees runs from top to bottom, 0 from left to right. */
  linear(stops: string, degrees = 90): string {
    const angle = (degrees * Math.PI) / 180;
    const [x, y] = [Math.cos(angle) / 2, Math.sin(angle) / 2];
    const box = `x1="${n(50 - x * 100)}%" y1="${n(50 - y * 100)}%" x2="${n(50 + x * 100)}%" y2="${n(50 + y * 100)}%"`;
    const body = stopsOf(stops);
    return `url(#${this.define(`l${box}${body}`, (id) => `<linearGradient id="${id}" ${box}>${body}</linearGradient>`)})`;
  }

  /** Shares of the shape's own box: centre 0.5, 0.5. */
  radial(stops: string, centre: readonly [number, number] = [0.5, 0.5], radius = 0.5): string {
    const box = `cx="${n(centre[0] * 100)}%" cy="${n(centre[1] * 100)}%" r="${n(radius * 100)}%"`;
    const body = stopsOf(stops);
    return `url(#${this.define(`r${box}${body}`, (id) => `<radialGradient id="${id}" ${box}>${body}</radialGradient>`)})`;
  }

  /** A colour under light from the upper left. */
  lit(colour: Hex, spread = 0.13): string {
    return this.linear(`${shade(colour, spread)}, ${colour} 0.45, ${shade(colour, -spread * 1.25)}`, 62);
  }

  /** A round thing of this colour under the same light. */
  ball(colour: Hex, spread = 0.2): string {
    const tone = (by: number): Hex => shade(colour, spread * by);
    return this.radial(
      `${tone(1)}, ${tone(0.35)} 0.35, ${tone(-0.5)} 0.75, ${tone(-1.1)}`,
      [0.36, 0.28],
      0.78,
    );
  }

  metal(colour: Hex): string {
    const bands = [0.2, 0.05, -0.16, 0.14, -0.06, -0.24].map((by) => shade(colour, by));
    const places = [0, 0.22, 0.45, 0.58, 0.78, 1];
    return this.linear(bands.map((band, i) => `${band} ${places[i]}`).join(', '), 70);
  }

  glow(colour: Hex, strength = 0.9): string {
    const at = (share: number): string => `${colour}/${(strength * share).toFixed(2)}`;
    return this.radial(`${shade(colour, 0.1)}/${strength}, ${at(0.5)} 0.35, ${at(0.13)} 0.7, ${colour}/0`);
  }

  /** `reach`: how far beyond the drawing the filter may paint, in hundredths of its size; room costs time. */
  private filter(key: string, body: string, reach: number): string {
    const box = `x="${-reach}%" y="${-reach}%" width="${100 + 2 * reach}%" height="${100 + 2 * reach}%"`;
    const id = this.define(
      `f${key}`,
      (made) => `<filter id="${made}" ${box} color-interpolation-filters="sRGB">${body}</filter>`,
    );
    return `url(#${id})`;
  }

  blur(inner: string | readonly string[], by: number): string {
    return group(inner, {
      filter: this.filter(`blur${by}`, `<feGaussianBlur stdDeviation="${n(by)}"/>`, 20),
    });
  }

  /** Rounds a flat drawing: a light edge towards the light, a dark one away from it. */
  relief(inner: string | readonly string[], depth = 4, strength = 1): string {
    return group(inner, {
      filter: this.filter(
        `relief${depth}/${strength}`,
        `${soft(depth)}${edges(depth, strength)}<feMerge>${node('SourceGraphic')}${node('dark')}${node('lite')}</feMerge>`,
        6,
      ),
    });
  }

  /** A hard wet shine on top of the relief. */
  gloss(inner: string | readonly string[], depth = 5): string {
    const shine =
      `<feSpecularLighting in="soft" surfaceScale="${n(depth * 0.9)}" specularConstant="0.62" specularExponent="26" lighting-color="#fffaf0" result="wet"><feDistantLight azimuth="235" elevation="52"/></feSpecularLighting>` +
      '<feComposite in="wet" in2="SourceAlpha" operator="in" result="shine"/>';
    const body = `${soft(depth)}${edges(depth, 0.8)}${shine}<feMerge>${node('SourceGraphic')}${node('shine')}${node('dark')}${node('lite')}</feMerge>`;
    return group(inner, { filter: this.filter(`gloss${depth}`, body, 6) });
  }

  /** A soft shadow under the drawing. */
  shadow(inner: string | readonly string[], by = 6, colour: Hex = '#05030f'): string {
    const body = `<feDropShadow dx="0" dy="${n(by * 0.8)}" stdDeviation="${n(by)}" flood-color="${colour}" flood-opacity="0.55"/>`;
    return group(inner, { filter: this.filter(`shadow${by}${colour}`, body, 12) });
  }

  /** A contour around the whole drawing, and with `shade` a soft shadow under it. */
  contour(inner: string | readonly string[], { width, colour, fallBy = 0 }: Contour): string {
    const line = `<feMorphology in="SourceAlpha" operator="dilate" radius="${n(width)}" result="fat"/><feGaussianBlur in="fat" stdDeviation="${n(width * 0.22)}" result="round"/><feFlood flood-color="${colour}"/><feComposite in2="round" operator="in" result="line"/>`;
    const fall = fallBy
      ? `<feGaussianBlur in="fat" stdDeviation="${n(fallBy)}"/><feOffset dx="0" dy="${n(fallBy * 0.8)}" result="away"/><feFlood flood-color="#05030f" flood-opacity="0.55"/><feComposite in2="away" operator="in" result="fall"/>`
      : '';
    const body = `${line}${fall}<feMerge>${fallBy ? node('fall') : ''}${node('line')}${node('SourceGraphic')}</feMerge>`;
    return group(inner, { filter: this.filter(`contour${width}${colour}${fallBy}`, body, 12) });
  }

  clip(inner: string | readonly string[], d: string): string {
    const id = this.define(`c${d}`, (made) => `<clipPath id="${made}"><path d="${d}"/></clipPath>`);
    return group(inner, { 'clip-path': `url(#${id})` });
  }

  /** A shape in its colour, lit and rounded. */
  solid(d: string, colour: Hex, depth = 3): string {
    return this.relief(path(d, this.lit(colour)), depth);
  }
}
