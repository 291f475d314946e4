// Says on the page cover why nothing comes, in the language of the cookie or in one of the browser's.

/** Milliseconds until the document says what is wrong, and shows what it has hidden. */
export const PATIENCE_MS = 5000;

/** Milliseconds between two looks at what is wrong. */
const LOOK_MS = 1000;

const cover = () => document.getElementById('cover') as HTMLElement;

let said: HTMLElement | undefined;

export function watchCover(): void {
  setTimeout(look, PATIENCE_MS);
  cover().addEventListener('click', ({ target }) => (target as Element).closest('button') && reload());
}

/** Without a worker a reload on a dead line would end on the browser's own error page. */
export function reload(): void {
  if (navigator.serviceWorker?.controller) return location.reload();
  fetch('/build.json', { cache: 'no-store' })
    .then((answer) => answer.json())
    .then(
      () => location.reload(),
      () => {},
    );
}

/** Nothing is said once there is something to see. */
function look(): void {
  const { dataset } = document.documentElement;
  if (dataset.usable !== undefined) return;
  say(navigator.onLine ? (dataset.missing === undefined ? 'slow' : 'missing') : 'offline');
  setTimeout(look, LOOK_MS);
}

function say(why: string): void {
  said ??= words();
  for (const each of said.querySelectorAll<HTMLElement>('[data-why]')) each.hidden = each.dataset.why !== why;
}

/** In place of the template of the language. */
function words(): HTMLElement {
  const templates = [...cover().querySelectorAll('template')];
  const [, ofCookie = ''] = /language=([\w-]+)/.exec(document.cookie) ?? [];
  const fitting = [ofCookie, ...navigator.languages].flatMap((wanted) =>
    templates.filter(({ lang }) => baseOf(lang) === baseOf(wanted)),
  );
  const [chosen] = [...fitting, ...templates] as [HTMLTemplateElement];
  const shown = document.createElement('div');
  shown.lang = chosen.lang;
  shown.dir = chosen.dir;
  shown.append(chosen.content);
  chosen.after(shown);
  return shown;
}

const baseOf = (language: string): string | undefined => language.split('-')[0];
