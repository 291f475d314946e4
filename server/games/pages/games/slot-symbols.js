// What a symbol looks like and is called: the kingfisher is the house's own, the others may be those of the title.
import { make, assetUrl } from '../dom.js';
import { pause } from '../motion.js';
import { fill, texts } from '../texts.js';

const WILD = 'kingfisher';
/** Nobody waits longer for prettier reels; the house's own are there at once. */
const LONGEST_WAIT_MS = 2500;

/** Of the title, the dearest first; on their way as soon as this assetUrl is. */
const pictures = (document.documentElement.dataset['symbols'] ?? '')
  .split(' ')
  .filter(Boolean)
  .map((src) => make('img', { alt: '', src }));

/**
 * The title's own only if all of them have come: a reel with a gap in it could not be read.
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
      const picture = own[placeOf(symbol)]?.cloneNode() ?? house(symbol);
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

const house = (/** @type {string} */ symbol) =>
  make('img', { alt: '', src: assetUrl(`symbols/${symbol}.svg`) });

/** @param {HTMLImageElement[]} images */
async function haveCome(images) {
  const all = Promise.all(images.map((image) => image.decode())).then(
    () => true,
    () => false,
  );
  return Promise.race([all, pause(LONGEST_WAIT_MS).then(() => false)]);
}
