// Colour in OKLCH, so that lighter, darker and mixed tones of a hue stay clean.
export type Hex = string;

interface Lch {
  /** 0 to 1. */
  readonly l: number;
  /** 0 to about 0.3. */
  readonly c: number;
  /** Degrees. */
  readonly h: number;
}

const toLinear = (byte: number): number => {
  const x = byte / 255;
  return x <= 0.04045 ? x / 12.92 : ((x + 0.055) / 1.055) ** 2.4;
};

const toByte = (x: number): number =>
  Math.round(255 * Math.min(1, Math.max(0, x <= 0.0031308 ? 12.92 * x : 1.055 * x ** (1 / 2.4) - 0.055)));

type Triple = readonly [number, number, number];

function labOf(hex: Hex): Triple {
  const n = Number.parseInt(hex.slice(1), 16);
  const [r, g, b] = [toLinear(n >> 16), toLinear((n >> 8) & 255), toLinear(n & 255)];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function hexOf([l, a, b]: Triple): Hex {
  const x = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const y = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const z = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const bytes = [
    4.0767416621 * x - 3.3077115913 * y + 0.2309699292 * z,
    -1.2684380046 * x + 2.6097574011 * y - 0.3413193965 * z,
    -0.0041960863 * x - 0.7034186147 * y + 1.707614701 * z,
  ].map(toByte);
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

function lchOf(hex: Hex): Lch {
  const [l, a, b] = labOf(hex);
  return { l, c: Math.hypot(a, b), h: (Math.atan2(b, a) * 180) / Math.PI };
}

function oklch(l: number, c: number, h: number): Hex {
  const angle = (h * Math.PI) / 180;
  return hexOf([l, c * Math.cos(angle), c * Math.sin(angle)]);
}

/** Lighter (positive) or darker by `by`, with the hue leaning warm in light and cool in shade as paint does. */
export function shade(hex: Hex, by: number): Hex {
  const { l, c, h } = lchOf(hex);
  const towards = by > 0 ? 85 : 285;
  const turn = ((towards - h + 540) % 360) - 180;
  const lean = Math.min(1, Math.abs(by) * 1.1) * 0.28;
  const light = Math.min(0.985, Math.max(0.06, l + by));
  const fade = by > 0 ? 1 - by * 0.9 : 1 + by * 0.35;
  return oklch(light, c * fade, h + turn * lean * Math.min(1, c * 14));
}

export function mix(a: Hex, b: Hex, t: number): Hex {
  const [x, y] = [labOf(a), labOf(b)];
  return hexOf([x[0] + (y[0] - x[0]) * t, x[1] + (y[1] - x[1]) * t, x[2] + (y[2] - x[2]) * t]);
}

/** How far apart two colours look; black and white are 1 apart. */
export function distance(a: Hex, b: Hex): number {
  const [x, y] = [labOf(a), labOf(b)];
  return Math.hypot(x[0] - y[0], x[1] - y[1], x[2] - y[2]);
}

/** Degrees, as CSS counts them in `oklch()`. */
export const hueOf = (hex: Hex): number => Math.round(lchOf(hex).h + 360) % 360;
