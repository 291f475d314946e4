// The chat's document: who may frame it, whose licence it uses, and what it may load.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { smallCatalogue } from '#tests/support/small-catalogue.ts';
import { createTestPlatform, type TestPlatform } from '#tests/support/platform.ts';

const APP = 'http://localhost:8080';
const both = (en: string) => ({ en, es: en });
const entry = (id: number, itemType: number) => ({
  ...{ id, name: both('Chat'), sort: id, itemType },
  ...{ param1: '15"20', param2: '3' },
});

const catalogue = {
  ...smallCatalogue,
  platform: { ...smallCatalogue.platform, customerServices: [entry(1, 1), entry(2, 2)] },
};

let platform: TestPlatform;
beforeAll(async () => void (platform = await createTestPlatform({}, { catalogue })));
afterAll(() => platform.close());

const open = (query: Record<string, string>, on = platform) =>
  on.games.inject({
    url: `/frames/chat?${new URLSearchParams({ service: '1', origin: APP, lang: 'es', ...query }).toString()}`,
    headers: { host: 'localhost:8081' },
  });
const policyOf = (page: { headers: Record<string, unknown> }) =>
  String(page.headers['content-security-policy']).split('; ');

describe('the document of the chat', () => {
  it('is framed by the app alone, in its language, with the licence of the entry', async () => {
    const page = await open({});
    expect(page.statusCode).toBe(200);
    expect(page.headers).toMatchObject({ 'cache-control': 'no-store' });
    expect(page.headers['set-cookie']).toBeUndefined();
    expect(policyOf(page)).toContain(`frame-ancestors ${APP}`);
    expect(page.body).toContain('lang="es"');
    expect(page.body).toContain('data-licence="15&#34;20"');
    for (const [, part] of page.body.matchAll(/(?:src|href)="(\/parts\/[^"]+)"/g)) {
      expect((await platform.games.inject({ url: part ?? '' })).statusCode, part).toBe(200);
    }
  });

  it("runs no script but its own and the vendor's", async () => {
    const page = await open({});
    const [scripts] = policyOf(page).filter((each) => each.startsWith('script-src'));
    expect(scripts).toBe(
      "script-src 'self' https://cdn.livechatinc.com https://*.livechatinc.com https://*.livechat-files.com",
    );
    expect(policyOf(page)).toEqual(
      expect.arrayContaining(["default-src 'none'", "base-uri 'none'", "form-action 'none'"]),
    );
    expect(page.body).not.toMatch(/<script(?![^>]* src="\/parts\/)|<style| style=| on\w+=/);
  });

  it('loads from the vendor that the settings name', async () => {
    const other = await createTestPlatform({ CHAT_SCRIPT_URL: 'https://chat.example/w.js' }, { catalogue });
    const page = await open({}, other);
    expect(policyOf(page)).toContain("script-src 'self' https://chat.example");
    expect(page.body).toContain('data-script="https://chat.example/w.js"');
    await other.close();
  });

  it.each([
    ['for another site', { origin: 'https://evil.example' }],
    ['for no site', { origin: '' }],
    ['for an entry of another kind', { service: '2' }],
    ['for an entry that does not exist', { service: '99' }],
    ['for what is no id', { service: 'x' }],
  ])('does not open %s', async (_, query) => {
    const page = await open(query);
    expect(page.statusCode).toBe(404);
    expect(policyOf(page)).toContain("frame-ancestors 'none'");
  });
});

describe('an entry of an online service', () => {
  it('needs nothing beside it: the platform says where its document lies', async () => {
    const asked = platform.call('getCustomerServices', {}, { headers: { host: 'localhost:8080' } });
    const [chat, page] = (await asked).data.appCustomerServiceQueue;
    const address = new URL(chat?.url ?? '');
    expect(address.port).toBe('8081');
    expect(page?.url).toBeUndefined();
    const opened = await open(Object.fromEntries(address.searchParams));
    expect(opened.statusCode).toBe(200);
  });
});
