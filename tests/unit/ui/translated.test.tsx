// @vitest-environment happy-dom
// The browser's translation replaces texts that React still holds. What the types refuse is what that breaks.
import { render } from '@testing-library/react';
import { Component, type ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ErrorBoundary } from '#src/app/screens/ErrorBoundary.tsx';
import type { Content, Elements } from '#src/lib/elements.ts';
import { translateDocument } from '#tests/support/pseudo/translation.ts';

/** What is drawn before and after something happened. */
type Draw = (isAfter: boolean) => ReactElement;

const ALIVE: Readonly<Record<string, Draw>> = {
  'a text that is all an element holds': (isAfter) => <p>{isAfter ? 'after' : 'before'}</p>,
  'one that comes': (isAfter) => <p>{isAfter && 'after'}</p>,
  'one that takes the place of elements': (isAfter) => <p>{isAfter ? 'after' : <b>before</b>}</p>,
  'elements that take its place': (isAfter) => <p>{isAfter ? <b>after</b> : 'before'}</p>,
  'a number': (isAfter) => <p>{isAfter ? 1 : 0}</p>,
  'an element of its own beside others': (isAfter) => (
    <p>
      {isAfter && <i />}
      <span>{isAfter ? 'after' : 'before'}</span>
      {isAfter || <b>before</b>}
    </p>
  ),
};

const LOST: Readonly<Record<string, Draw>> = {
  'a text that changes beside an element': (isAfter) => (
    // @ts-expect-error
    <p>
      <i />
      {isAfter ? 'after' : 'before'}
    </p>
  ),
  'one that goes': (isAfter) => (
    // @ts-expect-error
    <p>
      <i />
      {!isAfter && 'before'}
      <b>{isAfter ? 'after' : 'before'}</b>
    </p>
  ),
  'an element that comes before a text': (isAfter) => (
    // @ts-expect-error
    <p>
      {isAfter && <b>after</b>}
      text
    </p>
  ),
  'two texts in one sentence': (isAfter) => (
    // @ts-expect-error
    <p>{isAfter ? 'after' : 'before'} it</p>
  ),
};

let stop: () => void;
beforeEach(() => {
  stop = translateDocument();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
});

/** What it shows after it was translated and drawn again. */
async function shownAfter(draw: Draw): Promise<string> {
  const { container, rerender } = render(draw(false));
  await vi.waitFor(() => expect(untranslatedIn(container)).toEqual([]));
  rerender(draw(true));
  return container.textContent ?? '';
}

function untranslatedIn(container: Element): string[] {
  const texts = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (texts.nextNode())
    if (texts.currentNode.parentElement?.tagName !== 'FONT') found.push(texts.currentNode.textContent ?? '');
  return found;
}

describe('on a translated page', () => {
  it.each(Object.entries(ALIVE))('%s is seen', async (_, draw) => {
    expect(await shownAfter(draw)).toMatch(/^(?:after|1)+$/);
  });

  it.each(Object.entries(LOST))('%s would be lost, so it does not compile', async (_, draw) => {
    const shown = await shownAfter(draw).catch((error: unknown) => error);
    expect(String(shown)).not.toMatch(/after/);
  });
});

describe('the places of a component', () => {
  const Beside = ({ children }: { children: Elements }) => children;
  const Alone = ({ children }: { children: Content }) => <p>{children}</p>;

  it('take a text alone, and elements beside each other', () => {
    stop();
    const { container } = render(
      <>
        <Alone>one</Alone>
        {/* @ts-expect-error */}
        <Alone>one {'two'}</Alone>
        {/* @ts-expect-error */}
        <Beside>one</Beside>
        <Beside>{[<b key="1">two</b>]}</Beside>
      </>,
    );
    expect(container.textContent).toBe('oneone twoonetwo');
  });
});

describe('a screen in a document that something else has changed', () => {
  const draw = (isAfter: boolean) => (
    <ErrorBoundary place="/">
      <section>
        {isAfter ? null : <b>before</b>}
        <p>{isAfter ? 'after' : 'before'}</p>
      </section>
    </ErrorBoundary>
  );

  it('is drawn anew', async () => {
    const reportError = vi.fn<(error: unknown) => void>();
    vi.stubGlobal('reportError', reportError);
    const { container, rerender } = render(draw(false));
    container.querySelector('b')?.remove();
    rerender(draw(true));
    expect(container.textContent).toBe('after');
    expect(reportError).toHaveBeenCalledOnce();
    vi.unstubAllGlobals();
  });

  it('gives way to the error screen where every drawing fails', () => {
    class Broken extends Component {
      override render(): Elements {
        throw new DOMException('No such node.', 'NotFoundError');
      }
    }
    vi.stubGlobal('reportError', () => {});
    const onError = vi.fn<() => void>();
    const { getByRole } = render(
      <ErrorBoundary place="/" onError={onError}>
        <Broken />
      </ErrorBoundary>,
    );
    expect(getByRole('heading', { name: 'Internal Server Error' })).toBeTruthy();
    expect(onError).toHaveBeenCalled();
    vi.unstubAllGlobals();
  });
});
