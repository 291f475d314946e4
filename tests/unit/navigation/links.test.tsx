// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { listenToLinks } from '#src/app/listeners/links.ts';

const scrolled = vi.fn();

beforeAll(() => listenToLinks());
beforeEach(() => {
  scrolled.mockClear();
  vi.stubGlobal('scrollTo', scrolled);
  history.replaceState(null, '', '/');
  render(
    <>
      <nav>
        <a href="/">Home</a>
        <a href="/member">Me</a>
      </nav>
      <main>
        <a href="/">All games</a>
      </main>
    </>,
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const tap = (name: string) => fireEvent.click(screen.getByRole('link', { name }));

describe('a link of the navigation bar', () => {
  it('scrolls to the top if its screen is shown, and adds nothing to the history', () => {
    const before = history.length;
    tap('Home');
    expect(scrolled).toHaveBeenCalledWith({ top: 0 });
    expect(history.length).toBe(before);
  });

  it('opens its screen without a filter that is chosen there', () => {
    history.replaceState(null, '', '/?type=1');
    tap('Home');
    expect(location.pathname + location.search).toBe('/');
    expect(scrolled).not.toHaveBeenCalled();
  });

  it('opens another screen', () => {
    tap('Me');
    expect(location.pathname).toBe('/member');
    expect(scrolled).not.toHaveBeenCalled();
  });
});
