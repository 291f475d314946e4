// The lobby's ads, links to our pages, and the operator.
import { brand } from '#src/lib/brand.ts';
import type { ConfigFields } from '#server/store/lobby/catalogue.ts';
import type { Translatable } from '#server/store/config/platform-config.ts';
import type { BannerName } from '../art/banners.ts';
import { bannerPicture } from '../picture-names.ts';
import { allTitles } from '../titles/titles.ts';
import { HELP_PAGE } from './help.ts';
import { say } from './words.ts';

type Fields = Translatable<
  Pick<ConfigFields, 'lobbyAdList' | 'socialMediaList' | 'shareConfig' | 'gameResourceUrl' | 'clientConfig'>
>;

/** An ad links to the game of this name, or to an activity. */
const ADS: readonly (readonly [image: BannerName, game: string, title: ReturnType<typeof say>])[] = [
  ['welcome', 'Halcyon Days', say('calmSeasInHalcyonDays')],
  ['festival', 'Lanterns of Halcyon', say('aNightOfLanterns')],
  ['orchard', 'Cherry Arcade', say('ripeCherriesInCherryArcade')],
  ['voyage', 'Galleon Lights', say('setSailWithGalleonLights')],
  ['fair', 'Wheel of Halcyon', say('turnTheWheelOfHalcyon')],
];
const AGENT_ACTIVITY = '41';

const PAGES = [
  [say('blog'), 'newspaper', 'https://blog.example.com/halcyon', 301],
  [say('pictures'), 'image', 'https://pictures.example.com/halcyon', 302],
  [say('videos'), 'video', 'https://video.example.com/halcyon', 303],
] as const;

function ads(): Fields['lobbyAdList'] {
  const ids = new Map(allTitles().map(({ name, gameId }) => [name, gameId]));
  const forGames = ADS.map(([image, game, title], i) => ({
    id: i + 1,
    title,
    image: bannerPicture(image),
    sort: i + 1,
    clickType: 2 as const,
    clickAction: String(ids.get(game) ?? 0),
    unloginShowStatus: 1 as const,
  }));
  const forFriends = {
    id: ADS.length + 1,
    title: say('inviteAFriend'),
    image: bannerPicture('friends'),
    sort: ADS.length + 1,
    clickType: 1 as const,
    clickAction: AGENT_ACTIVITY,
    unloginShowStatus: 1 as const,
  };
  return [...forGames, forFriends];
}

export const lobby = (): Fields => ({
  gameResourceUrl: '/pictures/',
  lobbyAdList: ads(),
  socialMediaList: PAGES.map(([name, icon, url, taskId], i) => ({ id: i + 1, name, icon, url, taskId })),
  shareConfig: {
    title: 'Halcyon',
    text: say('comeAndPlayCalmWater'),
    image: bannerPicture('welcome'),
  },
  clientConfig: {
    // What the platform gives at registration stands for it.
    lobbyBonusAmount: 0,
    saferPlay: {
      minAge: 18,
      helplines: [
        {
          name: say('independentHelpline'),
          phone: '+1 202 555 0100',
          url: 'https://helpline.example.org',
        },
        { name: say('confidentialChat'), url: 'https://talk.example.org' },
      ],
      licence: say('noLicence'),
      realityCheckMinutes: [15, 30, 60, 120],
    },
    contacts: [
      { kind: 'mail', label: brand.support, url: `mailto:${brand.support}` },
      { kind: 'web', label: new URL(HELP_PAGE).host, url: HELP_PAGE },
    ],
    hours: say('openingHours'),
    operator: say('operator'),
  },
});
