// The first screen inside the document: its markup, and the data that the page hydrates from.
// Platform, worker and static build insert it in the same way.

export interface FirstScreenCopy {
  /** Content of the root element. */
  markup: string;
  /** Data for hydration, as JSON. */
  data: string;
  language: string;
  /** The writing direction: `ltr` or `rtl`. */
  direction: string;
}

/** Cache and key where the page stores the last first screen for the worker. */
export const FIRST_SCREEN_CACHE = 'halcyon-first-screen';
export const FIRST_SCREEN_KEY = '/first-screen';

export const FIRST_SCREEN_DATA_ID = 'first-screen-data';

/** Placeholders that are empty in the bare shell. */
const MARKUP_PLACE = '<!--first-screen-->';
const DATA_PLACE = `<script type="application/json" id="${FIRST_SCREEN_DATA_ID}">null</script>`;
const LANGUAGE_PLACE = '<html lang="en-US"';

/** A filter in the address shows another lobby than the stored first screen. */
export function isFirstScreenAddress(pathname: string, search: string): boolean {
  return pathname === '/' && !/[?&](?:type|brand)=/.test(search);
}

export const isShell = (html: string): boolean => html.includes(MARKUP_PLACE) && html.includes(DATA_PLACE);

/**
 * On a first visit pictures would compete with the script, without which a tap does nothing: they are held back
 * until it has loaded, and the document's own script releases them.
 */
export const holdPictures = (copy: FirstScreenCopy): FirstScreenCopy => ({
  ...copy,
  markup: copy.markup.replaceAll(/<img [^>]*>/g, (tag) => tag.replaceAll(/ (src|srcset)=/gi, ' data-$1=')),
});

/** The shell with a first screen in it. The replacements are functions, because `$` in a name must stay a `$`. */
export function composeDocument(
  shell: string,
  { markup, data, language, direction }: FirstScreenCopy,
): string {
  // `</script>` inside a string would end the element.
  const safeData = data.replaceAll('<', '\\u003c');
  return shell
    .replace(MARKUP_PLACE, () => markup)
    .replace(DATA_PLACE, () => DATA_PLACE.replace('>null<', () => `>${safeData}<`))
    .replace(LANGUAGE_PLACE, () => `<html lang="${language}" dir="${direction}"`);
}
