// What differs between two machines or two runs is made the same: letters, time and chance.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { BrowserContext, Page } from '@playwright/test';

export const NOW = '2026-11-20T12:00:00Z';

/** Package and script, in the order in which a letter is looked for. */
const FONTS = [
  ['noto-sans', 'latin'],
  ['noto-sans-arabic', 'arabic'],
  ['noto-sans-thai', 'thai'],
] as const;

interface Font {
  readonly family: string;
  readonly base64: string;
}

/** Rules for antialiasing that a machine's own settings would decide. */
export const FONT_ARGS = ['--font-render-hinting=none', '--disable-lcd-text'];

function readFonts(): Font[] {
  const { resolve } = createRequire(import.meta.url);
  return FONTS.map(([font, script]) => {
    const file = resolve(`@fontsource-variable/${font}/files/${font}-${script}-wght-normal.woff2`);
    return { family: `Test ${script}`, base64: readFileSync(file, 'base64') };
  });
}

export async function drawTheSame(context: BrowserContext): Promise<void> {
  await context.addInitScript(useFonts, readFonts());
  await context.addInitScript(withoutChance);
  await context.clock.setFixedTime(NOW);
}

/** Runs in the page. A style sheet of a script is not subject to the content policy. */
function useFonts(fonts: Font[]): void {
  for (const { family, base64 } of fonts) {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0);
    document.fonts.add(new FontFace(family, bytes, { weight: '100 900' }));
  }
  const families = fonts.map(({ family }) => `'${family}'`).join();
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`*, ::before, ::after, ::placeholder { font-family: ${families} !important; }`);
  document.adoptedStyleSheets.push(sheet);
}

function withoutChance(): void {
  let state = 1;
  Math.random = () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** Runs before a comparison: text that was drawn with a font of this machine, because no font of ours has its letters. */
export async function foreignLetters(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  try {
    await session.send('DOM.enable');
    await session.send('CSS.enable');
    const { root } = await session.send('DOM.getDocument');
    const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'body' });
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
    return fonts
      .filter(({ isCustomFont }) => !isCustomFont)
      .map(({ familyName, glyphCount }) => `${glyphCount} in ${familyName}`);
  } finally {
    await session.detach();
  }
}
