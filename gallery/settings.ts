// How the components are shown. The address holds it, so that a designer can send a link and a test can open one.
import { signal } from '@preact/signals-react';

export const CHOICES = {
  scheme: ['device', 'light', 'dark'],
  direction: ['ltr', 'rtl'],
  text: ['100', '200'],
  vip: ['0', '1', '2', '3', '4', '5', '6'],
} as const;

export type Choice = keyof typeof CHOICES;
export type Settings = { readonly [C in Choice]: (typeof CHOICES)[C][number] };

const USUAL: Settings = { scheme: 'device', direction: 'ltr', text: '100', vip: '0' };
const ALL = Object.keys(CHOICES) as Choice[];

export const settings = signal(USUAL);

/** `only` is the id of a sample that is shown without the page around it. */
export function readAddress(search: string): { settings: Settings; only: string | null } {
  const query = new URLSearchParams(search);
  const given = ALL.flatMap((choice) => {
    const value = query.get(choice);
    return (CHOICES[choice] as readonly string[]).includes(value ?? '') ? [[choice, value]] : [];
  });
  return { settings: { ...USUAL, ...Object.fromEntries(given) }, only: query.get('only') };
}

export function addressOf(shown: Partial<Settings>, only?: string): string {
  const query = new URLSearchParams(only === undefined ? {} : { only });
  for (const choice of ALL) {
    const value = shown[choice];
    if (value !== undefined && value !== USUAL[choice]) query.set(choice, value);
  }
  return `/ui${query.size > 0 ? '?' : ''}${query}`;
}

export function showSettings(shown: Settings): void {
  settings.value = shown;
  const { documentElement: root } = document;
  root.dir = shown.direction;
  root.style.fontSize = `${shown.text}%`;
  mark(root, 'scheme', shown.scheme === 'device' ? undefined : shown.scheme);
  mark(root, 'vipTheme', shown.vip === '0' ? undefined : shown.vip);
}

export function choose(change: Partial<Settings>): void {
  showSettings({ ...settings.peek(), ...change });
  history.replaceState(null, '', addressOf(settings.peek()) + location.hash);
}

function mark(root: HTMLElement, name: string, value: string | undefined): void {
  if (value === undefined) delete root.dataset[name];
  else root.dataset[name] = value;
}
