// The picture that iOS shows while an installed app starts. It takes one file for each size of screen, or one drawn
// here for this very screen; it reads it when the app is added to the home screen.
import { operatingSystem } from '#src/data/api/device-info.ts';
import { brand, mark } from '#src/lib/brand.ts';

/** A share of the shorter side. */
const MARK_SIZE = 0.3;
const UNITS = 64;

export function drawStartupImage(): void {
  if (operatingSystem() !== 'ios' || document.querySelector('link[rel="apple-touch-startup-image"]')) return;
  const capable = document.createElement('meta');
  capable.name = 'apple-mobile-web-app-capable';
  capable.content = 'yes';
  document.head.append(capable);
  for (const orientation of ['portrait', 'landscape'] as const) {
    const link = document.createElement('link');
    link.rel = 'apple-touch-startup-image';
    link.media = `(orientation: ${orientation})`;
    const href = draw(orientation === 'portrait');
    if (!href) return;
    link.href = href;
    document.head.append(link);
  }
}

/** `undefined` where pictures cannot be drawn. */
function draw(isUpright: boolean): string | undefined {
  const sides = [screen.width, screen.height].map((side) => side * devicePixelRatio);
  const [short = 0, long = 0] = sides.sort((a, b) => a - b);
  const canvas = document.createElement('canvas');
  canvas.width = isUpright ? short : long;
  canvas.height = isUpright ? long : short;
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  context.fillStyle = brand.colours.night;
  context.fillRect(0, 0, canvas.width, canvas.height);
  const size = short * MARK_SIZE;
  context.translate((canvas.width - size) / 2, (canvas.height - size) / 2);
  context.scale(size / UNITS, size / UNITS);
  for (const { d, fill } of mark) {
    context.fillStyle = fill === 'currentColor' ? brand.colours.day : fill;
    context.fill(new Path2D(d), 'evenodd');
  }
  return canvas.toDataURL('image/png');
}
