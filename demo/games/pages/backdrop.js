// The title's picture as a backdrop, blurred once: a CSS filter would be computed in every frame.

/** Pixels: few enough to leave only colours, and enough that no grid shows. */
const COLOURS = 8;
const SIZE = 112;

/** @param {HTMLCanvasElement} canvas @param {HTMLImageElement} picture */
export function paintBackdrop(canvas, picture) {
  const paint = () => {
    if (picture.naturalWidth > 0)
      fade(draw(canvas, draw(document.createElement('canvas'), picture, COLOURS)));
  };
  if (picture.complete) paint();
  else picture.addEventListener('load', paint);
}

/** @param {HTMLCanvasElement} canvas @param {CanvasImageSource} source @param {number} size */
function draw(canvas, source, size = SIZE) {
  Object.assign(canvas, { width: size, height: size });
  const pen = canvas.getContext('2d');
  if (pen) {
    pen.imageSmoothingQuality = 'high';
    pen.drawImage(source, 0, 0, size, size);
  }
  return canvas;
}

/** Fades towards the bottom. @param {HTMLCanvasElement} canvas */
function fade(canvas) {
  const pen = canvas.getContext('2d');
  if (!pen) return;
  const depth = pen.createLinearGradient(0, 0, 0, canvas.height);
  depth.addColorStop(0.3, '#000');
  depth.addColorStop(1, '#0000');
  pen.globalCompositeOperation = 'destination-in';
  pen.fillStyle = depth;
  pen.fillRect(0, 0, canvas.width, canvas.height);
}
