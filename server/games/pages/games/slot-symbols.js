// Pictures and names of the symbols: the kingfisher is ours, the others may come from the title.
import { make, assetUrl } from '../dom.js';
import { pause } from '../motion.js';
import { fill, texts } from '../texts.js';

const WILD = 'kingfisher';
/** Milliseconds to wait for the title's pictures; our own are there at once. */
const LONGEST_WAIT_MS = 2500;

/** The title's pictures, the most valuable first; they start loading with this file. */
const pictures = (document.documentElement.dataset['symbols'] ?? '')
  .split(' ')
  .filter(Boolean)
  .map((src) => make('img', { alt: '', src }));

/**
 * Uses the title's pictures only if all have loaded: a reel with a gap could not be read.
 * @param {string[]} symbols the dearest first
 */
export async function createSymbols(symbols) {
  const others = symbols.filter((symbol) => symbol !== WILD);
  const own = pictures.slice(0, others.length);
  const isThemed = own.length === others.length && (await haveCome(own));
  const placeOf = (/** @type {string} */ symbol) => (isThemed ? others.indexOf(symbol) : -1);
  return {
    /** @param {string} symbol */
    picture(symbol, className = '') {
      const picture = own[placeOf(symbol)]?.cloneNode() ?? builtIn(symbol);
      const image = /** @type {HTMLImageElement} */ (picture);
      image.className = className;
      return image;
    },
    /** @param {string | undefined} symbol */
    nameOf(symbol = 'pearl') {
      const place = placeOf(symbol);
      if (place >= 0) return fill(texts.ofTitle, { place: String(place + 1) });
      return /** @type {Record<string, string>} */ (texts.symbols)[symbol] ?? symbol;
    },
  };
}

const builtIn = (/** @type {string} */ symbol) =>
  make('img', { alt: '', src: assetUrl(`symbols/${symbol}.svg`) });

/** @param {HTMLImageElement[]} images */
async function haveCome(images) {
  const all = Promise.all(images.map((image) => image.decode())).then(
    () => true,
    () => false,
  );
  return Promise.race([all, pause(LONGEST_WAIT_MS).then(() => false)]);
}
