// The web app manifest of each language. The plain one is for static hosts, and for requests that name no language.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import type { texts as english } from '#src/i18n/en/install.ts';
import { DEFAULT_LANGUAGE, folderOf, type Language, LANGUAGES } from '#src/i18n/languages.ts';
import { brand, type ShortcutName, shortcutIcon } from '#src/lib/brand.ts';
import { paths } from '#src/navigation/paths.ts';

type InstallTexts = typeof english;

/** The addresses do not change with a build: an installed app keeps those that it was installed with. */
const SHORTCUTS: readonly { name: ShortcutName; text: keyof InstallTexts; url: string }[] = [
  { name: 'search', text: 'shortcutSearch', url: paths.gameSearch },
  { name: 'deposit', text: 'shortcutDeposit', url: paths.wallets },
  { name: 'bonus', text: 'shortcutBonus', url: paths.bonus },
  { name: 'mail', text: 'shortcutMail', url: paths.mail },
];

/** Drawn by `scripts/screenshots.ts`. */
const SCREENSHOTS: readonly { name: string; sizes: string; text: keyof InstallTexts }[] = [
  { name: 'narrow-lobby', sizes: '780x1560', text: 'pictureLobby' },
  { name: 'narrow-bonus', sizes: '780x1560', text: 'pictureBonus' },
  { name: 'narrow-account', sizes: '780x1560', text: 'pictureAccount' },
  { name: 'wide-lobby', sizes: '1440x900', text: 'pictureLobby' },
];

export async function writeManifests(clientDir: string): Promise<void> {
  mkdirSync(`${clientDir}/manifests`, { recursive: true });
  for (const language of Object.keys(LANGUAGES) as Language[]) {
    const manifest = JSON.stringify(webManifest(language, await textsOf(language)));
    writeFileSync(`${clientDir}/manifests/${language}.webmanifest`, manifest);
    if (language === DEFAULT_LANGUAGE) writeFileSync(`${clientDir}/manifest.webmanifest`, manifest);
  }
}

/** English where a language has no text. */
export async function textsOf(language: Language): Promise<InstallTexts> {
  const read = async (folder: string) => {
    const file = new URL(`../../src/i18n/${folder}/install.ts`, import.meta.url);
    return existsSync(file) ? ((await import(file.href)) as { texts: InstallTexts }).texts : {};
  };
  return { ...(await read(folderOf(DEFAULT_LANGUAGE))), ...(await read(folderOf(language))) } as InstallTexts;
}

export const webManifest = (language: Language, texts: InstallTexts) => ({
  id: '/',
  name: brand.name,
  short_name: brand.shortName,
  description: texts.description,
  lang: language,
  dir: LANGUAGES[language].direction,
  start_url: '/',
  scope: '/',
  display: 'standalone',
  display_override: ['standalone', 'minimal-ui'],
  // A second start shows the running app, and nothing that somebody types or plays is lost.
  launch_handler: { client_mode: ['focus-existing', 'auto'] },
  background_color: brand.colours.night,
  theme_color: brand.colours.night,
  categories: ['games', 'entertainment'],
  prefer_related_applications: false,
  icons: [
    icon(brand.icons.small, 192, 'any'),
    icon(brand.icons.large, 512, 'any'),
    icon(brand.icons.maskable, 512, 'maskable'),
    icon(brand.icons.monochrome, 512, 'monochrome'),
  ],
  shortcuts: SHORTCUTS.map(({ name, text, url }) => ({
    name: texts[text],
    url,
    icons: [icon(shortcutIcon(name), 96, 'any')],
  })),
  screenshots: SCREENSHOTS.map(({ name, sizes, text }) => ({
    src: `/screenshots/${name}.webp`,
    sizes,
    type: 'image/webp',
    form_factor: name.startsWith('wide') ? 'wide' : 'narrow',
    label: texts[text],
  })),
});

function icon(src: string, size: number, purpose: 'any' | 'maskable' | 'monochrome') {
  return { src, sizes: `${size}x${size}`, type: 'image/png', purpose };
}
