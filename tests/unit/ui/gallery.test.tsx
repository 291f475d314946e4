// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { loadTexts } from '#src/i18n/load-texts.ts';
import { groups } from '../../../gallery/all-specimens.ts';
import { commentOf, commentOfProperty } from '../../../gallery/comments.ts';
import { addressOf, readAddress } from '../../../gallery/settings.ts';
import { isPage } from '../../../gallery/specimen.ts';
import { tokenGroups } from '../../../gallery/tokens.ts';

const files = import.meta.glob<Record<string, unknown>>('../../../src/ui/**/*.tsx', { eager: true });
const components = Object.values(files)
  .flatMap((file) => Object.entries(file))
  .filter(([name, value]) => /^[A-Z]/.test(name) && typeof value === 'function');
const specimens = groups.flatMap((group) => group.specimens);

beforeAll(() => loadTexts(['common', 'bonus']));
afterEach(cleanup);

describe('the page of components', () => {
  it('has a specimen of every component of src/ui', () => {
    expect(components.length).toBeGreaterThan(40);
    const shown = new Set<unknown>(specimens.map(({ component }) => component));
    expect(components.filter(([, component]) => !shown.has(component)).map(([name]) => name)).toEqual([]);
  });

  it('names each specimen after its component, and each sample once', () => {
    const named = specimens.filter(({ component }) => component);
    expect(named.map(({ name }) => name)).toEqual(named.map(({ component }) => component?.name));
    const ids = specimens.flatMap(({ name, samples }) => [name, ...samples.map(({ id }) => id)]);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    expect(specimens.filter(({ samples }) => samples.length === 0)).toEqual([]);
  });

  it.each(specimens.map((specimen) => [specimen.name, specimen] as const))(
    'draws every sample of %s without an error',
    (_, { samples }) => {
      const reportError = vi.spyOn(console, 'error');
      for (const { id, content } of samples) {
        const { container, unmount } = render(<>{isPage(content) ? content.page : content}</>);
        expect.soft(container.innerHTML, id).not.toBe('');
        unmount();
      }
      expect(reportError.mock.calls).toEqual([]);
      reportError.mockRestore();
    },
  );

  it('shows every colour, distance and size', () => {
    render(
      <>
        {specimens.flatMap(({ component, samples }) =>
          component ? [] : samples.map(({ content }) => content),
        )}
      </>,
    );
    const tokens = tokenGroups.flat().map(({ name }) => name);
    expect(tokens.length).toBeGreaterThan(50);
    expect(tokens.filter((name) => screen.queryAllByText(name).length === 0)).toEqual([]);
  });

  it('says of a component and its properties what the source says', () => {
    expect(commentOf('Switch')).toBe('Takes effect at once, unlike a checkbox in a form.');
    expect(commentOfProperty('Button', 'isBusy')).toBe(
      'Locked, with a spinner; keeps its size and the focus.',
    );
    expect(commentOf('NoSuchComponent')).toBeUndefined();
  });

  it('keeps the settings in its address, and no others', () => {
    const settings = { scheme: 'dark', direction: 'rtl', text: '200', vip: '3' } as const;
    const address = addressOf(settings, 'Button-icon');
    expect(readAddress(new URL(address, 'http://localhost').search)).toEqual({
      settings,
      only: 'Button-icon',
    });
    expect(addressOf(readAddress('?scheme=pink&text=900').settings)).toBe('/ui');
  });
});
