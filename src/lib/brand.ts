// The brand of this app. An operator changes it here, and its colours also in `styles/tokens.css`,
// then runs `npx tsx scripts/icons.ts`, which draws every icon from this file. The build writes the manifest from it.

export interface MarkPart {
  readonly d: string;
  readonly fill: string;
}

export const brand = {
  name: 'Halcyon',
  shortName: 'Halcyon',
  /** Customer service, shown when the platform is out of reach or names no address of its own. */
  support: 'support@halcyon.example',
  colours: {
    /** Background of the mark, the page cover and the installed app. */
    night: '#06141f',
    /** The same in the light scheme. */
    day: '#eef3f2',
    turquoise: '#45d0c5',
    copper: '#f08a4b',
  },
  icons: {
    favicon: '/favicon.svg',
    touch: '/icons/apple-touch-180.png',
    small: '/icons/icon-192.png',
    large: '/icons/icon-512.png',
    maskable: '/icons/maskable-512.png',
    /** Only its shape counts: the system colours it. */
    monochrome: '/icons/monochrome-512.png',
  },
} as const;

/** Shown where the system lists the shortcuts of an installed app. */
export const SHORTCUT_NAMES = ['search', 'deposit', 'bonus', 'mail'] as const;
export type ShortcutName = (typeof SHORTCUT_NAMES)[number];

export const shortcutIcon = (name: ShortcutName): string => `/icons/shortcut-${name}-96.png`;

/** The kingfisher over a calm sea, on a grid of 64 by 64; `currentColor` is the colour of the text around it. */
export const mark: readonly MarkPart[] = [
  { d: 'M40 11.6L61 18.5H40Z', fill: 'currentColor' },
  { d: 'M44 18.5A30 30 0 0 1 11 47L31 24L39 19Z', fill: '#f08a4b' },
  {
    d: 'M11 47A35.3 35.3 0 0 1 27.5 8.5A11 11 0 0 1 44 18.5Q37 18.5 33.5 24Q25 39 11 47ZM37.5 13.5a2.1 2.1 0 1 0 .01 0Z',
    fill: '#45d0c5',
  },
  { d: 'M9 52.5H55a1.75 1.75 0 0 1 0 3.5H9a1.75 1.75 0 0 1 0-3.5Z', fill: '#45d0c5' },
  { d: 'M24 58.5H46a1.5 1.5 0 0 1 0 3H24a1.5 1.5 0 0 1 0-3Z', fill: '#2b8a8c' },
];
