// How the first screen travels in the document: as markup, and as the data that the page hydrates from.
// Platform, worker and static build put it there alike.

export interface FirstScreenCopy {
  /** What stands inside the root element. */
  markup: string;
  /** What the page hydrates from, as JSON. */
  data: string;
  language: string;
  /** The build that drew it: another one draws it anew. */
  build?: string;
}

/** Cache and key under which the page leaves the last first screen for the worker. */
export const FIRST_SCREEN_CACHE = 'halcyon-first-screen';
export const FIRST_SCREEN_KEY = '/first-screen';

export const FIRST_SCREEN_DATA_ID = 'first-screen-data';

/** Where they go; the bare shell holds them empty. */
const MARKUP_PLACE = '<!--first-screen-->';
const DATA_PLACE = `<script type="application/json" id="${FIRST_SCREEN_DATA_ID}">null</script>`;
const LANGUAGE_PLACE = '<html lang="en-US"';

/** A chosen kind or studio shows another lobby than the first screen holds. */
export function isFirstScreenAddress(pathname: string, search: string): boolean {
  return pathname === '/' && !/[?&](?:type|brand)=/.test(search);
}

export const isShell = (html: string): boolean => html.includes(MARKUP_PLACE) && html.includes(DATA_PLACE);

/**
 * On a first visit pictures share the line with the script, without which a tap does nothing: they are held
 * until it has arrived, and the shell's own few lines of script let them go.
 */
export const holdPictures = (copy: FirstScreenCopy): FirstScreenCopy => ({
  ...copy,
  markup: copy.markup.replaceAll(/<img [^>]*>/g, (tag) => tag.replaceAll(/ (src|srcset)=/gi, ' data-$1=')),
});

/** For the shell: what was held above loads now. */
export const RELEASE_PICTURES =
  'document.querySelectorAll("img[data-src]").forEach(i=>{let{src,srcset}=i.dataset;if(srcset)i.srcset=srcset;i.src=src})';

/** The shell with a first screen in it. The replacements are functions: `$` in a name must stay a `$`. */
export function composeDocument(shell: string, { markup, data, language }: FirstScreenCopy): string {
  // `</script>` inside a string of the data would end the element.
  const safeData = data.replaceAll('<', '\\u003c');
  return shell
    .replace(MARKUP_PLACE, () => markup)
    .replace(DATA_PLACE, () => DATA_PLACE.replace('>null<', () => `>${safeData}<`))
    .replace(LANGUAGE_PLACE, () => `<html lang="${language}"`);
}
