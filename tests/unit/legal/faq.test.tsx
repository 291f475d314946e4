// @vitest-environment happy-dom
// Questions and answers, as a member who looks for help finds them.
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect } from 'vitest';
import { connection } from '#src/data/api/connection.ts';
import { db } from '#src/data/db/database.ts';
import FaqScreen from '#src/features/legal/faq/FaqScreen.tsx';
import { closePage, openPage } from '#tests/support/page.ts';
import { platformTest } from '#tests/support/platform-test.ts';
import { smallCatalogue } from '#tests/support/small-catalogue.ts';

const both = (en: string) => ({ en, es: en });
const QUESTIONS = [
  ['Money', 'How long does a deposit take?', '<p>Usually <b>a minute</b>.</p>'],
  ['Money', '¿Qué es un depósito?', '<p>Monedas que compras.</p>'],
  ['App', 'Does it work offline?', '<p>Most of it. <a href="/service">Ask us</a>.</p>'],
].map(([group = '', question = '', answer = ''], index) => ({
  ...{ id: index + 1, group: both(group) },
  ...{ question: both(question), answer: both(answer) },
}));

const it = platformTest(
  {},
  { catalogue: { ...smallCatalogue, config: { ...smallCatalogue.config, faqList: QUESTIONS } } },
);

afterEach(async () => {
  cleanup();
  await closePage();
});

const question = (name: string) => screen.findByRole('button', { name });
const shownQuestions = () =>
  screen
    .queryAllByRole('button')
    .filter((each) => each.hasAttribute('aria-expanded'))
    .map((each) => each.textContent);
const search = async (text: string) =>
  fireEvent.change(await screen.findByRole('searchbox'), { target: { value: text } });

describe('the questions', () => {
  it('are grouped as the platform groups them, signed out and offline', async ({ platform }) => {
    await openPage(platform, '/faq');
    connection.value = 'offline';
    render(<FaqScreen />);
    await question('How long does a deposit take?');
    expect(screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent)).toEqual([
      'Money',
      'App',
      'No answer here?',
    ]);
  });

  it('open one at a time, and the address names the open one', async ({ platform }) => {
    await openPage(platform, '/faq');
    render(<FaqScreen />);
    fireEvent.click(await question('How long does a deposit take?'));
    expect(await screen.findByText('a minute')).toBeTruthy();
    expect(location.search).toBe('?id=1');
    fireEvent.click(await question('Does it work offline?'));
    expect(location.search).toBe('?id=3');
    expect(screen.queryByText('a minute')).toBeNull();
    fireEvent.click(await question('Does it work offline?'));
    expect(location.search).toBe('');
  });

  it('open at their own address', async ({ platform }) => {
    await openPage(platform, '/faq?id=3');
    render(<FaqScreen />);
    expect((await question('Does it work offline?')).getAttribute('aria-expanded')).toBe('true');
  });

  it('are all shown when the address names one that is gone', async ({ platform }) => {
    await openPage(platform, '/faq?id=99');
    render(<FaqScreen />);
    await screen.findByText(/no longer exists/);
    expect(shownQuestions()).toHaveLength(QUESTIONS.length);
  });
});

describe('the search', () => {
  it('ignores accents and case, and looks into answers but not into their markup', async ({ platform }) => {
    await openPage(platform, '/faq');
    render(<FaqScreen />);
    await search('DEPOSITO');
    await waitFor(() => expect(shownQuestions()).toEqual(['¿Qué es un depósito?']));
    await search('usually minute');
    await waitFor(() => expect(shownQuestions()).toEqual(['How long does a deposit take?']));
    await search('service');
    await waitFor(() => expect(shownQuestions()).toEqual([]));
  });

  it('stays in the address, and says when nothing is found', async ({ platform }) => {
    await openPage(platform, '/faq');
    render(<FaqScreen />);
    await search('penguins');
    await screen.findByText('Nothing found for “penguins”');
    await waitFor(() => expect(location.search).toBe('?q=penguins'));
    fireEvent.click(screen.getByRole('button', { name: 'Show all questions' }));
    expect(shownQuestions()).toHaveLength(QUESTIONS.length);
  });
});

it('says so when the platform has no questions, and leads to customer service', async ({ platform }) => {
  await openPage(platform, '/faq');
  const row = await db.config.get('appConfig');
  if (row) await db.config.put({ ...row, config: { ...row.config, faqList: [] } });
  render(<FaqScreen />);
  await screen.findByText('There are no questions yet');
  expect(screen.getByRole('link', { name: 'Customer service' }).getAttribute('href')).toBe('/service');
});
