import { useLocation } from 'wouter';
import { useT } from '#src/i18n/t.ts';
import { paths } from '#src/navigation/paths.ts';
import { TabLinks } from '#src/ui/Tabs/TabLinks.tsx';

/** The screens of the VIP branch. */
export function VipTabs() {
  const t = useT();
  const [path] = useLocation();
  return (
    <TabLinks
      label={t('vip.title')}
      tabs={[
        { href: paths.vip, text: t('vip.mine') },
        { href: paths.vipLevel, text: t('vip.levels') },
        { href: paths.vipRebate, text: t('vip.rebate') },
      ]}
      current={path}
    />
  );
}
