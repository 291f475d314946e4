// @vitest-environment happy-dom
// The page of customer service, and the document of the chat.
import 'fake-indexeddb/auto';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect } from 'vitest';
import { openService } from '#src/app/shell/open-service.ts';
import { readChatMessage } from '#src/contract/page/chat-messages.ts';
import { connection } from '#src/data/api/connection.ts';
import {
  findOnlineService,
  refreshServices,
  type VendorChat,
} from '#src/features/support/service/actions.ts';
import ServiceScreen from '#src/features/support/service/ServiceScreen.tsx';
import { openedOverlay } from '#src/navigation/overlay.ts';
import { closePage, openPage } from '#tests/support/page.ts';
import { platformTest } from '#tests/support/platform-test.ts';
import { smallCatalogue } from '#tests/support/small-catalogue.ts';
import type { Catalogue } from '#server/store/lobby/catalogue.ts';

const both = (en: string) => ({ en, es: en });
const kind = (id: number, param1: string) => ({
  ...{ id, name: both(`Entry ${id}`), sort: 10 - id, itemType: 2, param1, param2: '' },
});
const CHAT = { ...kind(1, '1520'), itemType: 1, param2: '3' };
const MAIL = { kind: 'mail', label: 'care@operator.test', url: 'mailto:care@operator.test' };

const withServices = (
  ...customerServices: Catalogue['platform']['customerServices'][number][]
): Catalogue => ({
  ...smallCatalogue,
  config: {
    ...smallCatalogue.config,
    clientConfig: { lobbyBonusAmount: 0, contacts: [MAIL], hours: both('Every day until midnight') },
  },
  platform: { ...smallCatalogue.platform, customerServices },
});

const it = platformTest(
  {},
  {
    catalogue: withServices(
      kind(2, 'https://help.operator.test/a'),
      kind(3, 'https://help.operator.test/b'),
      kind(4, 'javascript:alert(1)'),
      kind(5, 'http://help.operator.test/plain'),
    ),
  },
);
const itWithChat = platformTest({}, { catalogue: withServices(CHAT) });

afterEach(async () => {
  cleanup();
  await closePage();
});

const otherNames = () => screen.queryAllByRole('link', { name: /^Entry/ }).map((each) => each.textContent);

describe('customer service', () => {
  it('lists contacts, hours and the pages of the platform that are safe, in its order', async ({
    platform,
  }) => {
    await openPage(platform, '/service');
    render(<ServiceScreen />);
    await screen.findByText('Every day until midnight');
    expect(document.querySelector(`a[href="${MAIL.url}"]`)?.textContent).toBe(MAIL.label);
    await waitFor(() =>
      expect(otherNames()).toEqual(['Entry 3help.operator.test', 'Entry 2help.operator.test']),
    );
    expect(screen.getByRole('link', { name: /Entry 2/ }).getAttribute('rel')).toContain('noopener');
    expect(screen.queryByText('Chat with us')).toBeNull();
    expect(screen.getByRole('link', { name: /Questions and answers/ }).getAttribute('href')).toBe('/faq');
  });

  it('can be read offline after it was read once', async ({ platform }) => {
    await openPage(platform, '/service');
    await refreshServices();
    connection.value = 'offline';
    render(<ServiceScreen />);
    await screen.findByText('Entry 2');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says why its pages are missing, and asks again', async ({ platform }) => {
    const line = await openPage(platform, '/service');
    line.disturb = () => 'cut';
    render(<ServiceScreen />);
    await waitFor(() => expect(screen.getByRole('alert').textContent).not.toBe(''));
    line.disturb = () => {};
    screen.getByRole('button', { name: 'Try again' }).click();
    await screen.findByText('Entry 2');
  });

  it('is a page where there is no online service', async ({ platform }) => {
    await openPage(platform, '/');
    await openService();
    await waitFor(() => expect(location.pathname).toBe('/service'));
    expect(openedOverlay.peek()).toBeNull();
    expect(await findOnlineService()).toBeUndefined();
  });
});

describe('an online service', () => {
  itWithChat('opens as a chat, from wherever the link is', async ({ platform }) => {
    await openPage(platform, '/');
    await openService();
    expect(openedOverlay.peek()?.name).toBe('chat');
    expect(location.pathname).toBe('/');
  });

  itWithChat(
    'lies on the origin of the games, and its address says nothing of a member',
    async ({ platform }) => {
      await openPage(platform, '/');
      const found = (await findOnlineService()) as VendorChat;
      const address = new URL(found.address);
      expect(address.origin).toBe(found.origin);
      expect(address.origin).not.toBe(location.origin);
      expect([...address.searchParams.keys()]).toEqual(['service', 'origin', 'lang']);
    },
  );

  itWithChat('is offered on the page as well', async ({ platform }) => {
    await openPage(platform, '/service');
    render(<ServiceScreen />);
    (await screen.findByRole('button', { name: /Chat with us/ })).click();
    expect(openedOverlay.peek()?.name).toBe('chat');
  });
});

describe('a message of the chat', () => {
  it('counts only if it is one of the five', () => {
    expect(readChatMessage({ type: 'halcyon-chat', state: 'ready' })).toBe('ready');
    for (const other of [null, 'ready', { state: 'ready' }, { type: 'halcyon-chat', state: 'token' }]) {
      expect(readChatMessage(other)).toBeUndefined();
    }
  });
});
