// Draws what was asked for. A page per language visits each view once, and changes its size and scheme in place.
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { LANGUAGE_COOKIE, type Language } from '#src/i18n/languages.ts';
import { faultsOfLayout } from '../device/whole.ts';
import { usable } from '../member-visit.ts';
import { textIn } from '../routes/route-table.ts';
import { drawn, settled } from '../screens/settled.ts';
import { enterAs, type KnownMember } from './known-member.ts';
import { type Looks, SIZES } from './looks.ts';
import type { View } from './views.ts';

export interface DrawOptions {
  readonly looks: Looks;
  readonly views: readonly View[];
  readonly folder: string;
  readonly address: string;
  readonly member: KnownMember;
}

export interface Picture {
  readonly file: string;
  readonly view: View;
  /** Language, scheme and width. */
  readonly look: string;
}

export interface DrawResult {
  readonly pictures: Picture[];
  readonly faults: string[];
}

export class Draughtsman {
  readonly #browser: Browser;
  readonly #wanted: DrawOptions;
  readonly #result: DrawResult = { pictures: [], faults: [] };

  constructor(browser: Browser, wanted: DrawOptions) {
    this.#browser = browser;
    this.#wanted = wanted;
  }

  async draw(language: Language): Promise<DrawResult> {
    const page = await this.#visit(language);
    const [visitors, members] = [false, true].map((isForMembers) =>
      this.#wanted.views.filter((view) => view.isForMembers === isForMembers),
    );
    await page.goto('/');
    await usable(page);
    await this.#drawViews(page, language, visitors!);
    await enterAs(page, this.#wanted.member);
    await this.#drawViews(page, language, members!);
    await page.context().close();
    return this.#result;
  }

  async #visit(language: Language): Promise<Page> {
    const context = await this.#browser.newContext({
      baseURL: this.#wanted.address,
      locale: language,
      timezoneId: 'UTC',
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
      viewport: SIZES[390],
    });
    await context.addCookies([{ name: LANGUAGE_COOKIE, value: language, url: this.#wanted.address }]);
    // Functions that run in the page are compiled to call it.
    await context.addInitScript('globalThis.__name = (named) => named');
    return context.newPage();
  }

  async #drawViews(page: Page, language: Language, views: readonly View[]): Promise<void> {
    for (const view of views) {
      try {
        await view.open(page);
        await this.#drawView(page, language, view);
      } catch (error) {
        this.#result.faults.push(`${language} ${view.name}: ${String(error).split('\n')[0]}`);
        await page.goto('/');
        await usable(page);
      }
    }
  }

  async #drawView(page: Page, language: Language, view: View): Promise<void> {
    const { looks, folder } = this.#wanted;
    const loading = await textIn(language, 'shell.loading');
    for (const width of looks.widths) {
      await page.setViewportSize(SIZES[width]);
      await settled(page, loading);
      await drawn(page);
      const faults = await page.evaluate(faultsOfLayout);
      this.#result.faults.push(...faults.map((fault) => `${language} ${width} ${view.name}: ${fault}`));
      for (const scheme of looks.schemes) {
        await page.emulateMedia({ colorScheme: scheme });
        await drawn(page);
        const look = `${language}/${scheme}-${width}`;
        const file = join(folder, look, `${view.name}.png`);
        await page.screenshot({ path: file, animations: 'disabled' });
        this.#result.pictures.push({ file, view, look });
      }
    }
  }
}
