// The VIP branch: all of it asks whether the VIP activity is open to the visitor.
import { paths } from '#src/navigation/paths.ts';
import { crown } from '#src/ui/Icon/shapes.ts';
import { screen } from './startup/screen.ts';

export const vipRoutes = [
  {
    path: paths.vip,
    title: 'vip.title',
    Screen: screen(() => import('#src/features/vip/home/VipScreen.tsx'), 'vip', 'bonus'),
    guard: 'auth-activity',
    isNarrow: true,
    nav: { text: 'shell.vip', icon: crown, dots: ['vip'] },
  },
  {
    path: paths.vipLevel,
    title: 'vip.levels',
    Screen: screen(() => import('#src/features/vip/levels/LevelsScreen.tsx'), 'vip', 'bonus'),
    guard: 'auth-activity',
  },
  {
    path: paths.vipRebate,
    title: 'vip.rebate',
    Screen: screen(() => import('#src/features/vip/rebate/VipRebateScreen.tsx'), 'vip', 'bonus'),
    guard: 'auth-activity',
    isNarrow: true,
  },
  {
    path: paths.vipRebateRecord,
    title: 'vip.recordTitle',
    Screen: screen(() => import('#src/features/vip/rebate/RebateRecordScreen.tsx'), 'vip', 'bonus'),
    guard: 'auth-activity',
    isPersonal: true,
    isNarrow: true,
  },
] as const;
