// How a game looks: readable colours in both schemes, and animations that cause no layout.
import type { Frame } from '@playwright/test';
import { expect, test } from '#tests/support/browser.ts';
import { leaveGame, openGame } from '#tests/support/games/open-game.ts';
import { type PlayName, PLAYS, stage } from '#tests/support/games/staged-round.ts';
import { enter, playButton } from '#tests/support/member-visit.ts';

// The looks of a game have nothing to do with the worker, and its installation is a third of a visit.
test.use({ serviceWorkers: 'block' });

/** A text or element, its backgrounds (the topmost last), and the minimum contrast. */
const PAIRS: ReadonlyArray<readonly [over: string, under: readonly string[], least: number]> = [
  ...['--deep', '--surface', '--raised'].flatMap((ground) => [
    ['var(--text)', [`var(${ground})`], 4.5] as const,
    ['var(--text-2)', [`var(${ground})`], 4.5] as const,
  ]),
  ['var(--text)', ['var(--deep)', 'color-mix(in oklch, var(--glow) 48%, transparent)'], 4.5],
  ['var(--accent)', ['var(--surface)'], 4.5],
  ['var(--accent)', ['var(--deep)'], 3],
  ['var(--gain)', ['var(--deep)'], 4.5],
  ['var(--gain)', ['color-mix(in oklch, var(--gain) 18%, var(--surface))'], 4.5],
  ['var(--loss)', ['var(--deep)'], 4.5],
  ['var(--on-go)', ['var(--go)'], 4.5],
  ['var(--on-go)', ['var(--go-2)'], 4.5],
  ['var(--go)', ['var(--deep)'], 3],
];

/** Names of the elements with too little contrast at some hue. */
const tooPale = (game: Frame, pairs: typeof PAIRS): Promise<string[]> =>
  game.evaluate((wanted) => {
    const probe = document.body.appendChild(document.createElement('i'));
    const pen = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })!;
    const luminance = (layers: readonly string[]) => {
      for (const layer of layers) {
        probe.style.color = layer;
        pen.fillStyle = getComputedStyle(probe).color;
        pen.fillRect(0, 0, 1, 1);
      }
      const [r = 0, g = 0, b = 0] = [...pen.getImageData(0, 0, 1, 1).data].map((channel) => {
        const share = channel / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const pale: string[] = [];
    for (let hue = 0; hue < 360; hue += 15) {
      document.documentElement.style.setProperty('--hue', String(hue));
      for (const [over, under, least] of wanted) {
        const [low, high] = [luminance([over]), luminance(under)].sort((a, b) => a - b) as [number, number];
        const contrast = (high + 0.05) / (low + 0.05);
        if (contrast < least)
          pale.push(`${over} on ${under.at(-1)} at hue ${hue}: ${contrast.toFixed(2)} < ${least}`);
      }
    }
    probe.remove();
    document.documentElement.style.removeProperty('--hue');
    return pale;
  }, pairs);

/** The fill of each kind of field, and the figure on it. */
const fieldsOf = (game: Frame): Promise<Array<[string, string[], number]>> =>
  game.evaluate(() => {
    const fills = (name: string) =>
      [...document.styleSheets]
        .flatMap((sheet) => [...sheet.cssRules])
        .filter((rule): rule is CSSStyleRule => rule instanceof CSSStyleRule)
        .filter(({ selectorText }) => selectorText.split(', ').includes(name))
        .map(({ style }) => style.fill)
        .filter(Boolean)
        .at(-1) ?? '';
    return [1, 2, 3, 4, 5].map((level) => [
      fills(`.pay-${level}`) || fills('.pay'),
      [fills(`.field-${level}`)],
      4.5,
    ]);
  });

for (const scheme of ['light', 'dark'] as const) {
  test(`${scheme === 'dark' ? '@long ' : ''}keeps every text of a game readable in the ${scheme} scheme, whatever the colour of the game`, async ({
    page,
    platform,
  }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await enter(page);
    const game = await openGame(page, platform, 'wheel');
    const ground = await game.evaluate(() => getComputedStyle(document.body).color);
    expect(ground).toBe(scheme === 'light' ? 'rgb(11, 35, 48)' : 'rgb(247, 241, 230)');
    expect(await tooPale(game, [...PAIRS, ...(await fieldsOf(game))])).toEqual([]);
  });
}

const SIZES = [
  { width: 390, height: 844 },
  { width: 320, height: 640 },
  { width: 844, height: 390 },
  { width: 1440, height: 900 },
];

test('@long keeps the menu of a game beside the game, and all controls of the game in sight', async ({
  page,
  platform,
}) => {
  await enter(page);
  const game = await openGame(page, platform, 'dice');
  const menu = page.getByRole('button', { name: 'Game menu' });
  for (const size of SIZES) {
    await page.setViewportSize(size);
    const name = `${size.width} x ${size.height}`;
    // The document in the frame is laid out later than the page.
    await expect
      .poll(async () => {
        const [frame, bar] = [await page.locator('iframe').boundingBox(), await menu.boundingBox()];
        if (!frame || !bar) return 'missing';
        const isBeside = bar.y + bar.height <= frame.y || frame.x + frame.width <= bar.x;
        const inner = await game.evaluate(() => `${innerWidth} x ${innerHeight}`);
        const isTaken = inner === `${Math.round(frame.width)} x ${Math.round(frame.height)}`;
        return isBeside && isTaken
          ? 'beside'
          : `bar ${JSON.stringify(bar)}, frame ${JSON.stringify(frame)}, ${inner}`;
      }, name)
      .toBe('beside');
    const cut = await game.evaluate(() =>
      [...document.querySelectorAll('button, input, label')]
        .filter((control) => {
          const { left, right, top, bottom, width } = control.getBoundingClientRect();
          return width > 0 && (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight);
        })
        .map(({ id, textContent }) => id || textContent),
    );
    expect(cut, name).toEqual([]);
  }
});

/** Properties that a keyframe may use: none of them causes layout or paint. */
const CHEAP = ['easing', 'offset', 'opacity', 'transform'];

/** What has won moves, and what has not is dimmed: on the dice only the winning numbers are bright anyway. */
const WINNERS: Readonly<Record<PlayName, { moved: string; dimmed?: string }>> = {
  slot: { moved: '.cell[data-winner]', dimmed: '.cell:not([data-winner])' },
  dice: { moved: '.die[data-kind="win"]' },
  wheel: { moved: '.wheel[data-won] .won svg', dimmed: '.disc' },
};

const winnersOf = ({ moved, dimmed }: { moved: string; dimmed?: string }) => ({
  isMoved: (Reflect.get(globalThis, 'movedElements') as Element[]).some((each) => each.matches(moved)),
  isDimmed:
    dimmed === undefined ||
    [...document.querySelectorAll(dimmed)].every((each) => Number(getComputedStyle(each).opacity) < 0.5),
});

test('@long animates a round by transform and opacity alone, with few elements, and removes them afterwards', async ({
  page,
  platform,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.addInitScript(() => {
    const seen = new Set<string>();
    const elements: Element[] = [];
    Object.assign(globalThis, { movedProperties: seen, movedElements: elements });
    const animate = Reflect.get(Element.prototype, 'animate') as (...args: unknown[]) => unknown;
    const noting = new Proxy(animate, {
      apply(target, element, args: [Keyframe[], object]) {
        elements.push(element as Element);
        for (const frame of args[0]) for (const name of Object.keys(frame)) seen.add(name);
        return Reflect.apply(target, element, args);
      },
    });
    Object.assign(Element.prototype, { animate: noting });
  });
  await enter(page);
  for (const play of PLAYS) {
    const game = await openGame(page, platform, play);
    await stage(page, play, 'won much');
    const count = () => game.evaluate(() => document.querySelectorAll('body *').length);
    const before = await count();
    expect(before, play).toBeLessThan(180);
    await playButton(page).click();
    await expect(game.locator('.big-win')).toBeVisible();
    expect(await count(), play).toBeLessThan(before + 70);
    expect(await game.evaluate(() => document.getAnimations().length), play).toBeLessThan(10);
    await expect(game.locator('.big-win, .spark')).toHaveCount(0);
    // The list of recent rounds has one more line.
    expect(await count(), play).toBeLessThanOrEqual(before + 1);
    await expect.poll(() => game.evaluate(() => document.getAnimations().length)).toBe(0);
    const moved = await game.evaluate(() => [...(Reflect.get(globalThis, 'movedProperties') as Set<string>)]);
    expect(moved, play).toContain('transform');
    expect(await game.evaluate(winnersOf, WINNERS[play]), play).toEqual({ isMoved: true, isDimmed: true });
    expect(
      moved.filter((name) => !CHEAP.includes(name)),
      play,
    ).toEqual([]);
    await leaveGame(page);
  }
});
