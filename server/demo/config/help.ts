// Help for members: answers, notices and contacts.
import type { ConfigFields, PlatformConfig, Translatable } from '../../store/lobby/catalogue.ts';
import { playOf } from '../../games/rules/plays.ts';
import { epochSeconds } from '../../time.ts';
import { BRANDS, MAINTENANCE_DAYS, platformOf, PLATFORM_IN_MAINTENANCE } from '../brands.ts';
import { way } from './entries.ts';
import { say } from './words.ts';

type Fields = Translatable<Pick<ConfigFields, 'faqList' | 'noticeList' | 'feedbackConfig'>>;

const DAY = 86_400;

export const HELP_PAGE = 'https://help.example.com/halcyon';

/** The studio whose games are in maintenance at first. */
const CLOSED = BRANDS.filter(({ id }) => platformOf(id) === PLATFORM_IN_MAINTENANCE)
  .map(({ name }) => name)
  .join(', ');

/** The same values that the games use. */
const returned = (play: string): number => (playOf(play)?.returnPercent ?? 0) / 100;

const FAQ: Readonly<Record<string, readonly (readonly [question: string, answer: string])[]>> = {
  Account: [
    [
      'How do I register?',
      '<p>Choose an account name and a password, confirm your age and accept the terms. You don’t need a phone number to look around or to play.</p>',
    ],
    [
      'I forgot my password.',
      `<p>If you added a phone number: ${way('en', 'signIn', 'forgot')} If not, contact customer service; we will ask for details that only you know.</p>`,
    ],
    [
      'Can I change my account name?',
      `<p>No. The name you sign in with stays. You can change the nickname that others see under ${way('en', 'me', 'profile')}.</p>`,
    ],
    [
      'Why was I signed out?',
      `<p>A new password signs out your other devices, and so does ${way('en', 'me', 'security', 'endOthers')}. A session also ends after 30 days.</p>`,
    ],
    [
      'How do I close my account?',
      '<p>Withdraw your balance, then contact customer service. Closing is final and takes effect within a day.</p>',
    ],
  ],
  Games: [
    [
      'Who decides the result of a round?',
      '<p>The platform, with a cryptographic random generator, before the animation on your screen starts. Nothing you do during the animation changes the result.</p>',
    ],
    [
      'How much do games pay back?',
      `<p>Over very many rounds: slots ${returned('slot')} %, dice ${returned('dice')} %, wheels ${returned('wheel')} % of the stakes. A single evening may be far above or below that.</p>`,
    ],
    [
      'I lost my connection in the middle of a round.',
      '<p>The round is finished on the platform and its result is kept. Open the game again: it shows the last round, and your balance already includes it.</p>',
    ],
    [
      'What is a trial?',
      '<p>The same game with play money that is worth nothing and is gone when you leave. Not every game has a trial.</p>',
    ],
    [
      'Why is a game under maintenance?',
      '<p>Its studio or its platform is doing maintenance. If we know the end time, the game shows it.</p>',
    ],
    [
      'Can I play without a connection?',
      '<p>No. The platform decides each round. You can still browse the lobby, your play history and your mail offline.</p>',
    ],
  ],
  Money: [
    [
      'What is a coin worth?',
      '<p>That depends on the operator; on this demonstration platform, nothing. Amounts are counted in hundredths and shown as whole coins.</p>',
    ],
    [
      'How long does a deposit take?',
      '<p>Cards and phone wallets usually take a minute, bank transfers up to one working day. The wallet shows a pending deposit even after you close the app.</p>',
    ],
    [
      'How do I withdraw?',
      `<p>Add a receiving account, then choose ${way('en', 'wallet', 'withdraw')}. You see the fee and the amount you will receive before you confirm.</p>`,
    ],
    [
      'What is turnover?',
      '<p>You stake a bonus a number of times before you can withdraw it. The wallet shows how much is left to stake.</p>',
    ],
    [
      'Can I cancel a withdrawal?',
      '<p>No. The amount leaves your balance at once, so that you don’t play it away while you wait.</p>',
    ],
  ],
  'Safer play': [
    [
      'How do I set a limit?',
      `<p>${way('en', 'me', 'saferPlay')}. A lower limit applies at once; a higher one after 24 hours and only if you confirm it again.</p>`,
    ],
    [
      'I want to stop for a while.',
      '<p>Choose a break of 1 to 42 days, or exclude yourself for half a year or longer. Neither can be shortened. You can still withdraw.</p>',
    ],
    [
      'Where do I find help?',
      `<p>The helplines under ${way('en', 'me', 'saferPlay')} are free and independent of us. Talking to someone is a good first step.</p>`,
    ],
  ],
  App: [
    [
      'How do I install the app?',
      '<p>Use the menu of your browser: most can install this page as an app. On an iPhone, tap the browser’s share button and choose “Add to Home Screen”.</p>',
    ],
    [
      'How much data does it use?',
      '<p>The first visit takes a few hundred kilobytes. Pictures are smaller on slow connections and with data saver, and are stored on your device.</p>',
    ],
  ],
};

interface NoticeRow {
  readonly title: ReturnType<typeof say>;
  readonly content: ReturnType<typeof say>;
  readonly days: number;
}

const NOTICES: readonly NoticeRow[] = [
  {
    title: say('Welcome to Halcyon', 'Te damos la bienvenida a Halcyon'),
    content: say(
      '<p>This is a demonstration platform: coins are worth nothing here. Rounds, books and limits work as on a real one.</p>',
      '<p>Esta es una plataforma de demostración: aquí las monedas no valen nada. Las rondas, los libros y los límites funcionan como en una real.</p>',
    ),
    days: 365,
  },
  {
    title: say(`${CLOSED} is under maintenance`, `${CLOSED} está en mantenimiento`),
    content: say(
      `<p>The games of ${CLOSED} open again in two days. All other games stay open.</p>`,
      `<p>Los juegos de ${CLOSED} vuelven a abrir en dos días. Los demás juegos siguen abiertos.</p>`,
    ),
    days: MAINTENANCE_DAYS,
  },
  {
    title: say('Three ways to play less', 'Tres formas de jugar menos'),
    content: say(
      `<p>Set a limit, take a break or turn on a reminder under ${way('en', 'me', 'saferPlay')}.</p>`,
      `<p>Fija un límite, tómate una pausa o activa un recordatorio en ${way('es', 'me', 'saferPlay')}.</p>`,
    ),
    days: 180,
  },
];

export function help(now: Date): Fields {
  const begin = epochSeconds(now);
  const answers = Object.entries(FAQ).flatMap(([group, list]) =>
    list.map(([question, answer]) => ({ group, question, answer })),
  );
  return {
    faqList: answers.map((each, i) => ({ id: i + 1, ...each })),
    noticeList: NOTICES.map(({ title, content, days }, i) => ({
      id: i + 1,
      title,
      content,
      sort: i + 1,
      startTime: begin,
      endTime: begin + days * DAY,
    })),
    feedbackConfig: {
      imagesLimit: 3,
      maxLength: 1000,
      typeList: [
        { id: 1, name: say('Something doesn’t work', 'Algo no funciona') },
        { id: 2, name: say('A game or a round', 'Un juego o una ronda') },
        { id: 3, name: say('Money', 'Dinero') },
        { id: 4, name: say('My account', 'Mi cuenta') },
        { id: 5, name: say('An idea', 'Una idea') },
      ],
    },
  };
}

export const customerServices = (): Translatable<PlatformConfig>['customerServices'] => [
  {
    id: 1,
    name: say('Write to us', 'Escríbenos'),
    icon: 'mail',
    sort: 1,
    itemType: 2,
    param1: HELP_PAGE,
    param2: '',
  },
];
