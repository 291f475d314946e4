// The lobby's ads, links to our pages, and the operator.
import { brand } from '#src/lib/brand.ts';
import type { ConfigFields, Translatable } from '../../store/lobby/catalogue.ts';
import type { BannerName } from '../banners.ts';
import { bannerPicture } from '../picture-names.ts';
import { allTitles } from '../titles/titles.ts';
import { HELP_PAGE } from './help.ts';
import { say } from './words.ts';

type Fields = Translatable<
  Pick<ConfigFields, 'lobbyAdList' | 'socialMediaList' | 'shareConfig' | 'gameResourceUrl' | 'clientConfig'>
>;

/** An ad links to the game of this name, or to an activity. */
const ADS: readonly (readonly [image: BannerName, game: string, title: ReturnType<typeof say>])[] = [
  ['welcome', 'Halcyon Days', say('Calm seas in Halcyon Days', 'Mar en calma en Halcyon Days')],
  ['festival', 'Lanterns of Halcyon', say('A night of lanterns', 'Una noche de faroles')],
  ['orchard', 'Cherry Arcade', say('Ripe cherries in Cherry Arcade', 'Cerezas maduras en Cherry Arcade')],
  ['voyage', 'Galleon Lights', say('Set sail with Galleon Lights', 'Zarpa con Galleon Lights')],
  ['fair', 'Wheel of Halcyon', say('Turn the Wheel of Halcyon', 'Gira la Wheel of Halcyon')],
];
const AGENT_ACTIVITY = '41';

const PAGES = [
  [say('Blog', 'Blog'), 'newspaper', 'https://blog.example.com/halcyon', 301],
  [say('Pictures', 'Imágenes'), 'image', 'https://pictures.example.com/halcyon', 302],
  [say('Videos', 'Videos'), 'video', 'https://video.example.com/halcyon', 303],
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
    title: say('Invite a friend', 'Invita a un amigo'),
    image: bannerPicture('friends'),
    sort: ADS.length + 1,
    clickType: 1 as const,
    clickAction: AGENT_ACTIVITY,
    unloginShowStatus: 1 as const,
  };
  return [...forGames, forFriends];
}

export const lobby = (bonus: number): Fields => ({
  gameResourceUrl: '/pictures/',
  lobbyAdList: ads(),
  socialMediaList: PAGES.map(([name, icon, url, taskId], i) => ({ id: i + 1, name, icon, url, taskId })),
  shareConfig: {
    title: 'Halcyon',
    text: say('Come and play: calm water, bright games.', 'Ven a jugar: agua en calma, juegos brillantes.'),
    image: bannerPicture('welcome'),
  },
  clientConfig: {
    lobbyBonusAmount: bonus,
    saferPlay: {
      minAge: 18,
      helplines: [
        {
          name: say('Independent helpline', 'Línea de ayuda independiente'),
          phone: '+1 202 555 0100',
          url: 'https://helpline.example.org',
        },
        { name: say('Confidential chat', 'Chat confidencial'), url: 'https://talk.example.org' },
      ],
      licence: say(
        'Demonstration platform, no licence and no money',
        'Plataforma de demostración, sin licencia y sin dinero',
      ),
      realityCheckMinutes: [15, 30, 60, 120],
    },
    contacts: [
      { kind: 'mail', label: brand.support, url: `mailto:${brand.support}` },
      { kind: 'web', label: new URL(HELP_PAGE).host, url: HELP_PAGE },
    ],
    hours: say('Every day, 8:00 to 24:00', 'Todos los días, de 8:00 a 24:00'),
    operator: say(
      'Halcyon Demonstration, Example Quay 1, Exampleton',
      'Halcyon Demonstration, Muelle Ejemplo 1, Ejemplópolis',
    ),
  },
});
