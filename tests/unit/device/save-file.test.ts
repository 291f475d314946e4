// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { saveFile } from '#src/patterns/save-file.ts';
import { openShareSheet } from '#src/patterns/share.ts';

const save = () => saveFile('codes.txt', 'text/plain', 'one two');

/** Names of the files that were downloaded. */
let downloads: string[] = [];
let revoked = 0;

beforeEach(() => {
  vi.useFakeTimers();
  [downloads, revoked] = [[], 0];
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x');
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => void (revoked += 1));
  document.addEventListener('click', note);
});
afterEach(() => {
  document.removeEventListener('click', note);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function note(event: Event): void {
  event.preventDefault();
  if (event.target instanceof HTMLAnchorElement) downloads.push(event.target.download);
}

interface Sheet {
  readonly standalone?: boolean;
  readonly share?: (data: ShareData) => Promise<void>;
  readonly canShare?: (data: ShareData) => boolean;
}

const onDevice = (sheet: Sheet) => vi.stubGlobal('navigator', { userAgent: '', ...sheet });

const failing = (name: string) => vi.fn(() => Promise.reject(new DOMException('', name)));

describe('a file that is saved', () => {
  it('can be read long after the tap, by a link that is in the document', () => {
    onDevice({});
    save();
    expect(downloads).toEqual(['codes.txt']);
    vi.advanceTimersByTime(30_000);
    expect(revoked).toBe(0);
    vi.advanceTimersByTime(60_000);
    expect(revoked).toBe(1);
    expect(document.querySelector('a')).toBeNull();
  });

  it('goes to the sheet where a download would replace the app', async () => {
    const share = vi.fn((_: ShareData) => Promise.resolve());
    onDevice({ standalone: true, share, canShare: () => true });
    save();
    await vi.waitFor(() => expect(share).toHaveBeenCalledTimes(1));
    const [file] = share.mock.calls[0]?.[0].files ?? [];
    expect([file?.name, await file?.text(), downloads]).toEqual(['codes.txt', 'one two', []]);
  });

  it.each([
    ['closed', 'AbortError', []],
    ['refused', 'NotAllowedError', ['codes.txt']],
  ])('is downloaded if the sheet is refused, and not if it is closed: %s', async (_, name, saved) => {
    const share = failing(name);
    onDevice({ standalone: true, share, canShare: () => true });
    save();
    await vi.waitFor(() => expect(share).toHaveBeenCalled());
    await vi.advanceTimersByTimeAsync(0);
    expect(downloads).toEqual(saved);
  });

  it('is downloaded where the sheet takes no files', () => {
    onDevice({ standalone: true, share: () => Promise.resolve(), canShare: () => false });
    save();
    expect(downloads).toEqual(['codes.txt']);
  });
});

describe('the sheet for sharing', () => {
  it('is opened once by two taps, and again after it has closed', async () => {
    let close = () => {};
    const share = vi.fn(() => new Promise<void>((resolve) => (close = resolve)));
    onDevice({ share });
    const first = openShareSheet({ url: '/' });
    expect(openShareSheet({ url: '/' })).toBeUndefined();
    close();
    expect(await first).toBe('closed');
    void openShareSheet({ url: '/' });
    expect(share).toHaveBeenCalledTimes(2);
    close();
  });
});
