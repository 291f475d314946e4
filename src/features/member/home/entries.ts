// Links of the member screen. An entry appears as soon as its address has a screen.
import type { TextKey } from '#src/i18n/t.ts';
import { isPath, type Path } from '#src/navigation/paths.ts';
import type { RedDot } from '#src/navigation/red-dots.ts';
import {
  bell,
  crown,
  gift,
  handHeart,
  headset,
  type IconShape,
  info,
  mail,
  message,
  pencil,
  receipt,
  rotateCw,
  share,
  shield,
  star,
  trend,
  user,
  users,
  wallet,
} from '#src/ui/Icon/shapes.ts';

interface Entry {
  readonly address: string;
  readonly text: TextKey;
  readonly detail?: TextKey;
  readonly icon: IconShape;
  readonly dots?: readonly RedDot[];
}

export type OpenEntry = Entry & { readonly address: Path };

const GROUPS: readonly (readonly Entry[])[] = [
  [
    { address: '/member/profile', text: 'member.profile', detail: 'member.profileText', icon: user },
    { address: '/member/security', text: 'member.security', detail: 'member.securityText', icon: shield },
    {
      address: '/member/notifications',
      text: 'member.notifications',
      detail: 'member.notificationsText',
      icon: bell,
    },
  ],
  [
    { address: '/wallets', text: 'member.wallet', icon: wallet },
    { address: '/wallets/record', text: 'member.statement', icon: receipt },
    { address: '/member/report', text: 'member.report', icon: trend },
    { address: '/member/retrieve-balance', text: 'member.retrieveBalance', icon: rotateCw },
    { address: '/reward/record', text: 'member.awards', icon: gift },
    { address: '/points', text: 'member.points', icon: star },
    { address: '/vip', text: 'member.vipLevels', icon: crown, dots: ['vip'] },
  ],
  [
    { address: '/email', text: 'member.mail', icon: mail, dots: ['mail', 'unread'] },
    { address: '/agent', text: 'member.agent', icon: users, dots: ['agent'] },
    { address: '/share', text: 'member.share', icon: share },
  ],
  [
    { address: '/member/safer-play', text: 'member.saferPlay', icon: handHeart },
    { address: '/service', text: 'member.service', icon: headset },
    { address: '/feedback', text: 'member.feedback', icon: pencil },
    { address: '/faq', text: 'member.faq', icon: message },
    { address: '/about-us', text: 'member.about', icon: info },
  ],
];

/** Without empty groups. */
export const openEntries = (): OpenEntry[][] =>
  GROUPS.map((group) => group.filter((entry): entry is OpenEntry => isPath(entry.address))).filter(
    (group) => group.length > 0,
  );
