// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Link } from '#src/ui/Link/Link.tsx';
import { NavBar } from '#src/ui/NavBar/NavBar.tsx';
import { house } from '#src/ui/Icon/shapes.ts';

const scrolled = vi.fn();

beforeEach(() => {
  scrolled.mockClear();
  vi.stubGlobal('scrollTo', scrolled);
  history.replaceState(null, '', '/');
  render(
    <>
      <NavBar
        label="Main"
        entries={[
          { href: '/', text: 'Home', icon: house },
          { href: '/member', text: 'Me', icon: house },
        ]}
      />
      <Link href="/bonus/event?id=7">Bonus</Link>
      <Link href="https://elsewhere.example/">Elsewhere</Link>
      <Link href="//elsewhere.example/">Other host</Link>
      <Link href="mailto:help@example.com">Write</Link>
      <Link href="/terms-of-use" target="_blank">
        Terms
      </Link>
      <Link href="/report.csv" download>
        Save
      </Link>
    </>,
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Taps it, and says whether the browser itself is left to follow it. */
function tap(name: string, keys: MouseEventInit = {}): boolean {
  let isLeft = true;
  const look = (event: Event) => {
    isLeft = !event.defaultPrevented;
    event.preventDefault();
  };
  document.addEventListener('click', look, { once: true });
  fireEvent.click(screen.getByRole('link', { name }), keys);
  return isLeft;
}

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

describe('a link', () => {
  it('to an address of the app changes the screen without loading a page', () => {
    expect(tap('Bonus')).toBe(false);
    expect(location.pathname + location.search).toBe('/bonus/event?id=7');
  });

  it.each(['Elsewhere', 'Other host', 'Write', 'Terms', 'Save'])('%s is left to the browser', (name) => {
    expect(tap(name)).toBe(true);
    expect(location.pathname).toBe('/');
  });

  it('opens a window for somebody who asks for one', () => {
    for (const keys of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])
      expect(tap('Bonus', keys)).toBe(true);
    expect(location.pathname).toBe('/');
  });
});
