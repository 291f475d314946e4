import { useLocation } from 'wouter';
import { useConfig } from '#src/data/config/use-config.ts';
import { useMember } from '#src/data/member/use-member.ts';
import { type TextKey, useT } from '#src/i18n/t.ts';
import { activityScreen } from '#src/navigation/activity-screen.ts';
import { paths, type PlainPath } from '#src/navigation/paths.ts';
import type { AwardFlags } from '#src/contract/primitives.ts';
import { TabLinks } from '#src/ui/Tabs/TabLinks.tsx';

interface Tab {
  readonly path: PlainPath;
  readonly text: TextKey;
  /** The award flags that light its red dot. */
  readonly flags?: readonly (keyof AwardFlags)[];
}

const TABS: readonly Tab[] = [
  { path: paths.bonus, text: 'bonus.now', flags: ['vipAwardFlag', 'signInFlag'] },
  { path: paths.bonusEvent, text: 'bonus.events' },
  { path: paths.bonusTasks, text: 'bonus.tasks', flags: ['taskAwardFlag'] },
  { path: paths.bonusReward, text: 'bonus.rewards' },
  { path: paths.bonusRecord, text: 'bonus.record' },
];

/** The screens of the bonus branch. Level and rebate are those of the VIP branch, and what they have to claim is on the first. */
export function BonusTabs() {
  const t = useT();
  const [path] = useLocation();
  const member = useMember();
  const config = useConfig();
  const isLit = ({ path: address, flags = [] }: Tab) =>
    flags.some((flag) => member?.flags[flag]) ||
    (config?.activityList ?? []).some(
      ({ id, activityType }) =>
        address === paths.bonusReward &&
        activityScreen(activityType) === address &&
        member?.activityMap[String(id)]?.claimable === true,
    );
  return (
    <TabLinks
      label={t('bonus.branch')}
      tabs={TABS.map((tab) => ({
        href: tab.path,
        text: t(tab.text),
        dot: isLit(tab) ? t('bonus.canClaim') : undefined,
      }))}
      current={path}
    />
  );
}
