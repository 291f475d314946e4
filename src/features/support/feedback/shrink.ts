// Makes a photograph small enough to be sent. The browser decodes and encodes outside of the page's thread.

/** Characters of base64: what the platform accepts. */
const BASE64_MAX = 200_000;
const SIDES = [1600, 1200, 900, 640, 480];
const QUALITY = 0.72;
const TYPE = 'image/jpeg';

/** A data address, or `undefined` if the file is not a picture that this browser can read. */
export async function shrinkPicture(file: Blob): Promise<string | undefined> {
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
    try {
      return await fitting(bitmap);
    } finally {
      bitmap.close();
    }
  } catch {
    return undefined;
  }
}

async function fitting(bitmap: ImageBitmap): Promise<string | undefined> {
  for (const side of SIDES) {
    const address = await addressOf(await drawn(bitmap, side));
    if (base64Of(address).length <= BASE64_MAX) return address;
  }
  return undefined;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

type Context = Pick<CanvasRenderingContext2D, 'fillStyle' | 'fillRect' | 'drawImage'>;

/** On white: a picture of this type has no transparency, and what lies under it would be black. */
function paint(context: Context | null, bitmap: ImageBitmap, { width, height }: Size): void {
  if (!context) return;
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.drawImage(bitmap, 0, 0, width, height);
}

async function drawn(bitmap: ImageBitmap, side: number): Promise<Blob> {
  const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height));
  const width = Math.max(1, Math.round(bitmap.width * scale));
  const height = Math.max(1, Math.round(bitmap.height * scale));
  if (typeof OffscreenCanvas === 'undefined') return drawnOnPage(bitmap, { width, height });
  const canvas = new OffscreenCanvas(width, height);
  paint(canvas.getContext('2d'), bitmap, { width, height });
  return canvas.convertToBlob({ type: TYPE, quality: QUALITY });
}

function drawnOnPage(bitmap: ImageBitmap, size: Size): Promise<Blob> {
  const canvas = Object.assign(document.createElement('canvas'), size);
  paint(canvas.getContext('2d'), bitmap, size);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('Not drawn'))), TYPE, QUALITY),
  );
}

const addressOf = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : '');
    reader.onerror = () => reject(reader.error ?? new Error('Not read'));
    reader.readAsDataURL(blob);
  });

export const base64Of = (address: string): string => address.slice(address.indexOf(',') + 1);
