// Pictures and names of the symbols. The kingfisher is ours. A title with pictures of its own shows nothing else in the
// other places, so that what pays never depends on what has loaded.
import { make, assetUrl } from '../dom.js';
import { pause } from '../motion.js';
import { fill, texts } from '../texts.js';

const WILD = 'kingfisher';
/** Milliseconds before a picture that did not come is asked for again. */
const RETRY_MS = 3000;

/**
 * The title's pictures, the most valuable first, which start loading with this file, and where each is waited for.
 * @type {{ image: HTMLImageElement, waiting: Element[] }[]}
 */
const pictures = (document.documentElement.dataset['symbols'] ?? '').split(' ').filter(Boolean).map(load);

/** @param {string} src */
function load(src) {
  const picture = { image: make('img', { alt: '' }), waiting: [] };
  void draw(picture, src);
  return picture;
}

/** @param {(typeof pictures)[number]} picture @param {string} src */
async function draw({ image, waiting }, src) {
  while (!image.naturalWidth) {
    image.src = src;
    await image.decode().catch(() => pause(RETRY_MS));
  }
  for (const place of waiting.splice(0)) {
    const picture = /** @type {HTMLElement} */ (image.cloneNode());
    picture.className = place.className.replace('symbol', '');
    place.replaceWith(picture);
  }
}

/** @param {string[]} symbols the dearest first */
export function createSymbols(symbols) {
  const others = symbols.filter((symbol) => symbol !== WILD);
  const isThemed = pictures.length >= others.length;
  const placeOf = (/** @type {string} */ symbol) => (isThemed ? others.indexOf(symbol) : -1);
  return {
    /** @param {string} symbol */
    picture(symbol, className = '') {
      const place = placeOf(symbol);
      const picture = place < 0 ? builtIn(symbol) : titled(place);
      if (className) picture.classList.add(className);
      return picture;
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

/** Until the picture has come, its place in the pay table stands there. @param {number} place */
function titled(place) {
  const { image, waiting = [] } = pictures[place] ?? {};
  if (image?.naturalWidth) return /** @type {HTMLElement} */ (image.cloneNode());
  const symbol = make('span', { class: 'symbol', 'data-place': String(place + 1) });
  waiting.push(symbol);
  return symbol;
}
