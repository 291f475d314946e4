// What a picture of the app can differ in.
import { ALL_LANGUAGES, type Language } from '#src/i18n/languages.ts';

const SCHEMES = ['dark', 'light'] as const;
export type Scheme = (typeof SCHEMES)[number];

/** The narrowest telephone, the usual one, and a wide screen. */
export const SIZES = {
  320: { width: 320, height: 640 },
  390: { width: 390, height: 844 },
  1440: { width: 1440, height: 900 },
} as const;
export type Width = keyof typeof SIZES;
const WIDTHS: readonly Width[] = [320, 390, 1440];

export interface Looks {
  readonly languages: readonly Language[];
  readonly schemes: readonly Scheme[];
  readonly widths: readonly Width[];
}

export const ALL_LOOKS: Looks = { languages: ALL_LANGUAGES, schemes: SCHEMES, widths: WIDTHS };
