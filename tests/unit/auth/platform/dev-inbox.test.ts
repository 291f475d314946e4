import { describe, expect } from 'vitest';
import { readSettings } from '#server/settings/settings.ts';
import { withDevInbox } from '../../../../scripts/run/settings.ts';
import { accountsCatalogue } from '#tests/support/catalogues/accounts.ts';
import { createTestPlatform, type TestPlatform } from '#tests/support/platform.ts';
import { codeAt, newMobile } from '#tests/support/telephone.ts';
import { platformTest } from '#tests/support/platform-test.ts';

const it = platformTest({}, { catalogue: accountsCatalogue });

interface From {
  readonly remoteAddress?: string;
  readonly headers?: Record<string, string>;
}

const open = (
  platform: TestPlatform,
  url = '/outbox',
  { remoteAddress = '127.0.0.1', headers = {} }: From = {},
) =>
  platform.app.inject({ method: 'GET', url, remoteAddress, headers: { host: 'localhost:8080', ...headers } });

describe('the dev inbox', () => {
  it('shows sent messages, newest first, and none that had no recipient', async ({ platform }) => {
    const [first, second, nobody] = [newMobile(), newMobile(), newMobile()];
    await platform.call('smsSend', { mobile: first, purpose: 3 });
    await platform.call('smsSend', { mobile: second, purpose: 3 });
    await platform.call('smsSend', { mobile: nobody, purpose: 2 });
    const { body, statusCode } = await open(platform);
    expect(statusCode).toBe(200);
    expect(body.indexOf(second)).toBeGreaterThan(0);
    expect(body.indexOf(first)).toBeGreaterThan(body.indexOf(second));
    expect(body).toContain(`<div class="code">${await codeAt(platform, first)}</div>`);
    expect(body).not.toContain(nobody);
  });

  it('reports new messages', async ({ platform }) => {
    const { body: before } = await open(platform, '/outbox/newest');
    expect((await open(platform)).body).toContain(`data-newest="${before}"`);
    await platform.call('smsSend', { mobile: newMobile(), purpose: 3 });
    expect((await open(platform, '/outbox/newest')).body).not.toBe(before);
  });

  it('contains everything it needs, and runs no other script', async ({ platform }) => {
    const page = await open(platform);
    expect(page.headers['content-security-policy']).toContain("default-src 'none'; script-src 'self'");
    expect(page.headers['cache-control']).toBe('no-store');
    expect(page.body).not.toMatch(/<script(?![^>]* src=)|<style| style=| on\w+=/);
    for (const [, part] of page.body.matchAll(/(?:src|href)="(\/outbox\/[^"]+)"/g)) {
      expect((await open(platform, part)).statusCode, part).toBe(200);
    }
    expect((await open(platform, '/outbox/constructor')).statusCode).toBe(404);
  });

  it('speaks the language of the browser', async ({ platform }) => {
    expect((await open(platform, '/outbox', { headers: { 'accept-language': 'es' } })).body).toContain(
      'Mensajes de texto',
    );
  });

  it.for<[string, From]>([
    ['another machine', { remoteAddress: '192.0.2.7' }],
    ['another name for this machine', { headers: { host: 'evil.example' } }],
  ] as const)('is hidden from %s', async ([_, from], { platform }) => {
    for (const url of ['/outbox', '/outbox/newest', '/outbox/outbox.css']) {
      const { body, statusCode } = await open(platform, url, from);
      expect(statusCode).not.toBe(200);
      expect(body).not.toContain('code');
    }
  });

  it('does not exist when it is switched off', async () => {
    const closed = await createTestPlatform({ MESSAGE_OUTBOX: '0' });
    const { statusCode } = await closed.app.inject({ url: '/outbox', headers: { host: 'localhost' } });
    expect(statusCode).toBe(404);
    await closed.close();
  });

  it.each<[Record<string, string>, boolean]>([
    [{}, true],
    [{ HOST: '0.0.0.0' }, false],
    [{ HOST: '192.0.2.1' }, false],
    [{ TRUST_PROXY: '1' }, false],
    [{ MESSAGE_OUTBOX: '0' }, false],
    [{ HOST: '0.0.0.0', MESSAGE_OUTBOX: '1' }, true],
  ])('is opened by npm start only if nobody else can reach this machine: %j', (env, isThere) => {
    expect(readSettings(withDevInbox(env)).messageOutbox).toBe(isThere);
    expect(readSettings(env).messageOutbox).toBe(env['MESSAGE_OUTBOX'] === '1');
  });
});
