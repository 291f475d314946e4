import type { Hex } from './colour.ts';
import type { Pen } from './pen.ts';

/** The light of a place: darkest, middle, where the light comes from, the ground, small lights. */
export interface Backdrop {
  readonly deep: Hex;
  readonly mid: Hex;
  readonly glow: Hex;
  readonly land: Hex;
  readonly spark: Hex;
}

export interface Size {
  readonly w: number;
  readonly h: number;
}

/** Fills the whole picture, its light behind the middle. */
export type Scene = (pen: Pen, light: Backdrop, size: Size) => string;

const light = (tones: string): Backdrop => {
  const [deep = '', mid = '', glow = '', land = '', spark = ''] = tones.split(' ');
  return { deep, mid, glow, land, spark };
};

export const BACKDROPS = {
  dusk: light('#1d1450 #6b3699 #ff9470 #150d38 #ffdc94'),
  teal: light('#06304e #0f8499 #74f2da #042238 #dafff5'),
  ember: light('#300a1c #b42c22 #ffb450 #1f0714 #ffecb0'),
  jade: light('#053126 #159063 #b0f290 #03241c #f2ffcc'),
  royal: light('#130f48 #4136bd #97afff #0d0a34 #e4ebff'),
  rose: light('#420b44 #cc3f83 #ffc6cd #2a0732 #fff3ec'),
  amber: light('#421d0b #de8223 #ffe492 #2c1209 #fff8d6'),
  ice: light('#0c3168 #43a5e6 #e4f9ff #0a264c #ffffff'),
  plum: light('#260c39 #862f76 #ffa2b6 #190826 #ffe5dd'),
  grove: light('#092b1e #348646 #e6f482 #061f15 #fffab8'),
  night: light('#0a0d33 #243689 #7396ff #070923 #fff5c8'),
  coral: light('#22357a #e66e80 #ffe4b8 #182558 #ffffff'),
  mint: light('#0a3f52 #3fc2ac #f0ffe0 #082f3f #ffffff'),
  wine: light('#34081f #9c1f45 #ff8f82 #240516 #ffe3cf'),
  sky: light('#1a4fb0 #57aef2 #fff2c9 #1a3f8a #ffffff'),
  violet: light('#200d59 #7b42e0 #f2a0ff #160940 #ffe6ff'),
  sand: light('#5a3428 #d9a066 #fff0cf #40241d #fffbea'),
  steel: light('#141d33 #4d648c #c9dcf5 #0e1526 #ffffff'),
} as const satisfies Readonly<Record<string, Backdrop>>;

export type BackdropName = keyof typeof BACKDROPS;
