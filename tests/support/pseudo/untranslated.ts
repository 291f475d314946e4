// What a person can read on a screen although it is in no file of texts and no answer of the platform.
import type { Page } from '@playwright/test';
import { API_PREFIX } from '#src/contract/envelope.ts';
import { brand } from '#src/lib/brand.ts';
import { LANGUAGES } from '#src/i18n/languages.ts';
import { isPseudo } from './pseudo-texts.ts';

/** The id of an installation, a build or a question. */
const NUMBER_OF_SOMETHING = /\b[\da-f]{8,}(?:-[\da-f]+)*\b/g;
const SERVICES = ['Google', 'Facebook', 'LINE', 'WhatsApp', 'Telegram'];
const NAMES = [brand.name, ...SERVICES, ...Object.values(LANGUAGES).map(({ name }) => name)];

/** Collects what the platform says, so that its words are not taken for the app's: before the page can show them. */
export async function hearPlatform(page: Page): Promise<{ readonly said: () => string }> {
  const bodies: string[] = [];
  await page.route(isAsked, async (route) => {
    const response = await route.fetch();
    bodies.push(await response.text());
    await route.fulfill({ response });
  });
  return { said: () => bodies.map((body) => body.replaceAll('\\"', '"')).join('\n') };
}

/** A call, or a document with the first screen. */
const isAsked = ({ pathname }: URL): boolean => pathname.startsWith(API_PREFIX) || !pathname.includes('.');

export async function untranslatedOn(page: Page, said: string): Promise<string[]> {
  const readable = [...(await page.evaluate(readTexts)), ...(await page.evaluate(readNames))];
  return readable.filter((text) => !isPseudo(text) && hasWords(text, said));
}

/** Words, and not a number, a name, or what the platform or the device's own formats say. */
function hasWords(text: string, said: string): boolean {
  if (said.includes(text)) return false;
  const rest = NAMES.reduce(
    (left, name) => left.replaceAll(name, ''),
    text.replaceAll(NUMBER_OF_SOMETHING, ''),
  );
  const words = rest.match(/\p{L}{3,}/gu) ?? [];
  return words.some((word) => !said.includes(word) && !isOfCalendar(word));
}

const calendar = (): string[] => {
  const days = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, month + 1)));
  const forms = (['long', 'short'] as const).flatMap((form) =>
    days.flatMap((day) => [
      day.toLocaleDateString('es', { month: form }),
      day.toLocaleDateString('es', { weekday: form }),
    ]),
  );
  return forms.map((form) => form.replaceAll('.', ''));
};

const minutes = [0, 1].map((count) =>
  new Intl.NumberFormat('es', { style: 'unit', unit: 'minute', unitDisplay: 'long' })
    .format(count)
    .replaceAll(/[\d\s]/g, ''),
);

const CALENDAR = new Set([...calendar(), ...minutes, 'UTC']);
const isOfCalendar = (word: string): boolean => CALENDAR.has(word);

/** Runs in the page. Of a text in several elements, the whole of it, so that its brackets are seen. */
function readTexts(): string[] {
  const isInline = (element: Element) => getComputedStyle(element).display.startsWith('inline');
  const blockOf = (element: Element): Element =>
    isInline(element) && element.parentElement ? blockOf(element.parentElement) : element;
  const isRead = (element: Element) =>
    !/SCRIPT|STYLE|TEMPLATE|NOSCRIPT/.test(element.tagName) &&
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const found = new Set<string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent?.trim() ?? '';
    if (!element || !/\p{L}/u.test(text) || !isRead(element)) continue;
    const whole = blockOf(element).textContent?.trim() ?? '';
    found.add(/[⟦⟧]/.test(whole) ? whole : text);
  }
  return [...found];
}

/** Runs in the page. What a screen reader says and no text shows. */
function readNames(): string[] {
  const names = ['aria-label', 'placeholder', 'title', 'alt'];
  return [...document.querySelectorAll(names.map((name) => `[${name}]`).join())]
    .filter((element) => element.checkVisibility())
    .flatMap((element) => names.map((name) => element.getAttribute(name)?.trim() ?? ''))
    .filter((name) => name !== '');
}
