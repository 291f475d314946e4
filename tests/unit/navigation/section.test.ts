import { describe, expect, it } from 'vitest';
import { routes, sectionOf } from '#src/app/routes.ts';
import { paths } from '#src/navigation/paths.ts';

describe('the entry of the navigation bar that is lit', () => {
  it('is the own one of a screen that has one', () => {
    for (const { path } of routes.filter(({ nav }) => nav)) expect(sectionOf(path)).toBe(path);
  });

  it.each([
    [paths.bonusTasks, paths.bonus],
    [paths.signInRule, paths.bonus],
    [paths.rewardRecord, paths.bonus],
    [paths.agentRule, paths.share],
    [paths.vipRebateRecord, paths.vip],
    [paths.profile, paths.member],
    [paths.walletRecord, paths.member],
    ['/withdrawal/bank', paths.member],
    [paths.mailDetail, paths.member],
  ])('is for %s that of %s', (path, section) => {
    expect(sectionOf(path)).toBe(section);
  });

  it('is none for texts that belong to no section', () => {
    const entries = routes.flatMap(({ path, nav }) => (nav ? [path] : []));
    expect(entries).not.toContain(sectionOf(paths.termsOfUse));
  });
});
