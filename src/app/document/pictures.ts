// Pictures that the document of a first visit holds back (`holdPictures`), so that the script has the line for itself.

/** Milliseconds that the other pictures wait for the first. */
const FIRST_PICTURE_MS = 2000;

/** The largest first, alone on the line, and once it is drawn the small ones, whose decoding would delay its frame. */
export function releasePictures(): void {
  const [first, ...others] = document.querySelectorAll<HTMLImageElement>('img[data-src]');
  if (!first) return;
  const rest = () => others.splice(0).forEach(release);
  first.onload = first.onerror = () =>
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(rest)));
  release(first);
  setTimeout(rest, FIRST_PICTURE_MS);
}

function release(picture: HTMLImageElement): void {
  const { src = '', srcset } = picture.dataset;
  if (srcset) picture.srcset = srcset;
  picture.src = src;
}
