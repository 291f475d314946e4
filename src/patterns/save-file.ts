import { after } from '#src/lib/timing.ts';
import { openShareSheet } from './share.ts';

/** Milliseconds that a browser is given to read the file: WebKit does so after the tap has been handled. */
const READ_WITHIN_MS = 60_000;

/** Saves a text as a file, like a download. */
export function saveFile(name: string, type: string, text: string): void {
  const file = new File([text], name, { type });
  if (hasOnlySheet() && navigator.canShare?.({ files: [file] })) void share(file);
  else download(file);
}

/** Opened from the home screen of an iPhone or iPad, a download would show the file instead, with no way back. */
const hasOnlySheet = (): boolean => (navigator as { standalone?: boolean }).standalone === true;

async function share(file: File): Promise<void> {
  if ((await openShareSheet({ files: [file] })) === 'failed') download(file);
}

function download(file: File): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  link.hidden = true;
  document.body.append(link);
  link.click();
  link.remove();
  after(READ_WITHIN_MS, () => URL.revokeObjectURL(address));
}
