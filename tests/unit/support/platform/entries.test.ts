// Entries of customer service: an operator adds one, and the app's members find it.
import { describe, expect } from 'vitest';
import { runCommand } from '#server/operator/commands.ts';
import type { TestPlatform } from '#tests/support/platform.ts';
import { withServices } from '#tests/support/catalogues/with-services.ts';
import { platformTest } from '#tests/support/platform-test.ts';

const it = platformTest({}, { catalogue: withServices() });

const run = ({ db, clock }: TestPlatform, ...args: string[]) => runCommand(db, args, { now: clock.now });
const found = async (platform: TestPlatform) =>
  (await platform.call('getCustomerServices')).data.appCustomerServiceQueue;

describe('an entry of customer service', () => {
  it("opens a vendor's chat by its licence, and is gone once it is removed", async ({ platform }) => {
    const before = await found(platform);
    const { output } = await run(platform, 'service', 'add', 'Chat', '1520', '3');
    const id = Number(/^Entry (\d+) is added\.$/.exec(output)?.[1]);
    const added = (await found(platform)).find((each) => each.id === id);
    expect(added).toMatchObject({ itemType: 1, name: 'Chat', param1: '1520', param2: '3' });
    const { origin, pathname, searchParams } = new URL(added?.url ?? '');
    expect([new URL(origin).port, pathname, searchParams.get('service')]).toEqual([
      '8081',
      '/frames/chat',
      String(id),
    ]);
    expect((await run(platform, 'service', 'list')).output).toContain(`${id}  chat  Chat  1520  3`);
    expect((await run(platform, 'service', 'remove', String(id))).output).toBe(`Entry ${id} is removed.`);
    expect(await found(platform)).toEqual(before);
    expect(await run(platform, 'service', 'remove', String(id))).toMatchObject({ code: 1 });
  });

  it('leads to a page by its address, and comes last', async ({ platform }) => {
    await run(platform, 'service', 'add', 'Help centre', 'https://help.operator.test');
    expect((await found(platform)).at(-1)).toMatchObject({
      ...{ itemType: 2, name: 'Help centre', param1: 'https://help.operator.test' },
    });
  });

  it('is an online service once, because members are led to one', async ({ platform }) => {
    const both = await Promise.all([
      run(platform, 'service', 'add', 'One', '1520'),
      run(platform, 'service', 'add', 'Another', '1521'),
    ]);
    expect(both.filter(({ code }) => code === 0)).toHaveLength(1);
    const [only, ...others] = (await found(platform)).filter(({ itemType }) => itemType === 1);
    expect(others).toEqual([]);
    await run(platform, 'service', 'remove', String(only?.id));
  });

  it.for([
    ['', '1520'],
    ['x'.repeat(61), '1520'],
    ['Chat', ''],
    ['Chat', '15 20'],
    ['Chat', '1520', 'a group'],
    ['Desk', 'desk', 'nine to five'],
    ['Desk', 'desk', '9:00-22:00 Atlantis/Capital'],
    ['Page', 'http://help.operator.test'],
    ['Page', 'javascript:alert(1)'],
    ['Page', 'https://help.operator.test', '3'],
  ])('is refused as %o', async (args, { platform }) => {
    const before = await found(platform);
    expect(await run(platform, 'service', 'add', ...args)).toMatchObject({ code: 1 });
    expect(await found(platform)).toEqual(before);
  });

  it('is in the audit, by whoever changed it', async ({ platform }) => {
    await run(platform, 'service', 'add', 'Chat', '1520');
    const [entry] = (await found(platform)).filter(({ itemType }) => itemType === 1);
    await run(platform, 'service', 'remove', String(entry?.id));
    const { output } = await run(platform, 'audit', 'list', '2');
    expect(output).toContain('service add');
    expect(output).toMatch(new RegExp(`service remove\\s+${entry?.id}`));
  });
});
