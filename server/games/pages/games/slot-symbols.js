// What a symbol looks like and is called: the kingfisher is the house's own, the others may be those of the title.
import { make, part } from '../dom.js';
import { fill, texts } from '../texts.js';

const WILD = 'kingfisher';

/** Addresses of the title's own pictures, the dearest first. */
const pictures = (document.documentElement.dataset['symbols'] ?? '').split(' ').filter(Boolean);

/** @param {string[]} symbols the dearest first */
export function createSymbols(symbols) {
  const others = symbols.filter((symbol) => symbol !== WILD);
  const isThemed = pictures.length >= others.length;
  const placeOf = (/** @type {string} */ symbol) => (isThemed ? others.indexOf(symbol) : -1);
  return {
    /** @param {string} symbol @param {Record<string, string>} attributes */
    picture(symbol, attributes = {}) {
      const own = part(`symbols/${symbol}.svg`);
      const image = make('img', { alt: '', src: pictures[placeOf(symbol)] ?? own, ...attributes });
      // A picture that does not come takes the house's own with it.
      image.addEventListener('error', () => (image.src = own), { once: true });
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
