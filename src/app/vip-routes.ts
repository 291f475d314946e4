// The VIP branch: all of it asks whether the VIP activity is open to the visitor.
import { paths } from '#src/navigation/paths.ts';
import { crown } from '#src/ui/Icon/shapes.ts';
import { later } from './later.ts';

export const vipRoutes = [
  {
    path: paths.vip,
    title: 'vip.title',
    Screen: later('vip'),
    guard: 'auth-activity',
    nav: { text: 'shell.vip', icon: crown, dots: ['vip'] },
  },
  {
    path: paths.vipLevel,
    title: 'vip.levels',
    Screen: later('vipLevel'),
    guard: 'auth-activity',
  },
  {
    path: paths.vipRebate,
    title: 'vip.rebate',
    Screen: later('vipRebate'),
    guard: 'auth-activity',
    isNarrow: true,
  },
  {
    path: paths.vipRebateRecord,
    title: 'vip.recordTitle',
    Screen: later('vipRebateRecord'),
    guard: 'auth-activity',
    isPersonal: true,
    isNarrow: true,
  },
] as const;
