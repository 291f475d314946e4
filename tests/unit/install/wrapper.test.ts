// @vitest-environment happy-dom
// The bridge to a native app around the page.
import 'fake-indexeddb/auto';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import { listenToWrapper } from '#src/app/listeners/wrapper.ts';
import { goBack, listenToBack } from '#src/navigation/back.ts';
import { closeOverlay, openedOverlay, openOverlay } from '#src/navigation/overlay.ts';

const sent: unknown[] = [];
const systemBack = () => (globalThis as unknown as { halcyonBack: () => boolean }).halcyonBack();

beforeAll(() => {
  vi.stubGlobal('halcyonApp', { postMessage: (text: string) => sent.push(JSON.parse(text)) });
  listenToBack();
  listenToWrapper();
});
beforeEach(() => {
  sent.length = 0;
  history.replaceState(null, '', '/');
});
afterEach(() => {
  document.body.replaceChildren();
  closeOverlay();
});

function press(href: string): boolean {
  const link = document.createElement('a');
  link.href = href;
  document.body.append(link);
  const event = new MouseEvent('click', { bubbles: true, cancelable: true });
  link.dispatchEvent(event);
  return event.defaultPrevented;
}

describe('a native app around the page', () => {
  it.each(['https://blog.example.com/quay', 'mailto:care@example.com'])('opens %s itself', (url) => {
    expect(press(url)).toBe(true);
    expect(sent).toEqual([{ type: 'open', url }]);
  });

  it('leaves links of the app to the page', () => {
    press('/bonus');
    expect(sent).toEqual([]);
  });

  it('shares', async () => {
    await navigator.share({ title: 'Halcyon', text: 'Come', url: 'https://play.example/i/1' });
    expect(sent).toEqual([
      { type: 'share', title: 'Halcyon', text: 'Come', url: 'https://play.example/i/1' },
    ]);
  });

  it('gets a message when there is no previous page', async () => {
    history.replaceState(null, '', '/points');
    await goBack(navigate);
    expect([location.pathname, sent]).toEqual(['/', [{ type: 'back' }]]);
  });

  it("hears what its system's back button has done", async () => {
    expect(systemBack()).toBe(false);
    openOverlay('notices', { isPopup: true });
    expect(systemBack()).toBe(true);
    expect(openedOverlay.peek()).toBeNull();
    navigate('/points');
    expect(systemBack()).toBe(true);
    await vi.waitFor(() => expect(location.pathname).toBe('/'));
  });
});
