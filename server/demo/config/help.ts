// What members are told: answers, notices, whom to ask.
import type { ConfigFields, PlatformConfig, Translatable } from '../../store/lobby/catalogue.ts';
import { playOf } from '../../games/rules/plays.ts';
import { epochSeconds } from '../../time.ts';
import { say } from './words.ts';

type Fields = Translatable<Pick<ConfigFields, 'faqList' | 'noticeList' | 'feedbackConfig'>>;

const DAY = 86_400;

/** As the games themselves say it. */
const returned = (play: string): number => (playOf(play)?.returnPercent ?? 0) / 100;

const FAQ: Readonly<Record<string, readonly (readonly [question: string, answer: string])[]>> = {
  Account: [
    [
      'How do I register?',
      '<p>Choose a name and a password, confirm your age and the terms, and you are in. A phone number is not needed to look around or to play.</p>',
    ],
    [
      'I forgot my password.',
      '<p>With a bound phone number: <b>Sign in → Forgot password</b>. Without one, write to customer service from the address you registered with; we will ask for facts that only you know.</p>',
    ],
    [
      'Can I change my account name?',
      '<p>No. The name you sign in with stays; the nickname that others see can be changed under <b>Profile</b>.</p>',
    ],
    [
      'Why was I signed out?',
      '<p>A new password ends all other sessions, and so does <b>Devices → Sign out everywhere</b>. A session also ends after 30 days.</p>',
    ],
    [
      'How do I close my account?',
      '<p>Withdraw your balance, then write to customer service. Closing is final and takes effect within a day.</p>',
    ],
  ],
  Games: [
    [
      'Who decides a round?',
      '<p>The platform, with a cryptographic random generator, before the animation on your screen starts. Nothing you do during the animation changes the result.</p>',
    ],
    [
      'How much comes back?',
      `<p>Over very many rounds: slots ${returned('slot')} %, dice ${returned('dice')} %, wheels ${returned('wheel')} % of what was staked. A single evening may be far above or below that.</p>`,
    ],
    [
      'My connection broke in the middle of a round.',
      '<p>The round is finished on the platform and its result is kept. Open the game again: it shows the last round, and your balance already includes it.</p>',
    ],
    [
      'What is a trial?',
      '<p>The same game with play coins that are worth nothing and are gone when you leave. Not every game offers it.</p>',
    ],
    [
      'Why does a game say it is being worked on?',
      '<p>Its studio or its platform is in maintenance. The tile shows until when, where that is known.</p>',
    ],
    [
      'Can I play without a connection?',
      '<p>No: each round is decided by the platform. The lobby, your history and your mail stay readable.</p>',
    ],
  ],
  Money: [
    [
      'What is a coin worth?',
      '<p>That depends on the operator; on this demonstration platform nothing at all. Amounts are counted in hundredths and shown as whole coins.</p>',
    ],
    [
      'How long does a deposit take?',
      '<p>Cards and phone wallets usually a minute, bank transfers up to one working day. The wallet shows a deposit that is under way even after the app was closed.</p>',
    ],
    [
      'How do I withdraw?',
      '<p>Add a receiving account, then <b>Wallet → Withdraw</b>. Before you confirm you see the fee and what will arrive.</p>',
    ],
    [
      'What is turnover?',
      '<p>Bonuses must be staked a number of times before they can be withdrawn. The wallet shows what is still missing.</p>',
    ],
    [
      'Can I take a withdrawal back?',
      '<p>No. What was asked for leaves the balance at once, so that it is not played away while you wait.</p>',
    ],
  ],
  'Safer play': [
    [
      'How do I set a limit?',
      '<p><b>Me → Safer play</b>. A lower limit works at once; a higher one after 24 hours and only if you confirm it again.</p>',
    ],
    [
      'I want to stop for a while.',
      '<p>Choose a break of 1 to 42 days, or exclude yourself for half a year or longer. Neither can be shortened. Withdrawals stay possible.</p>',
    ],
    [
      'Where do I find help?',
      '<p>The helplines under <b>Safer play</b> are free and independent of us. Talking to somebody is a good first step.</p>',
    ],
  ],
  App: [
    [
      'How do I install the app?',
      '<p>Use <b>Install</b> in the menu. On an iPhone: <b>Share → Add to Home Screen</b>.</p>',
    ],
    [
      'How much data does it use?',
      '<p>The first visit takes a few hundred kilobytes. Pictures are smaller on slow lines and with data saver, and are kept on the device.</p>',
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
      '<p>This is a demonstration platform: coins are worth nothing here. Everything else is real: rounds, ledger, limits.</p>',
      '<p>Esta es una plataforma de demostración: las monedas no valen nada. Todo lo demás es real: rondas, libro de cuentas, límites.</p>',
    ),
    days: 365,
  },
  {
    title: say('Northlight games are being worked on', 'Los juegos de Northlight están en obras'),
    content: say(
      '<p>The games of Velvet Curtain open again in two days. Everything else stays open.</p>',
      '<p>Los juegos de Velvet Curtain vuelven a abrir en dos días. Todo lo demás sigue abierto.</p>',
    ),
    days: 2,
  },
  {
    title: say('Three ways to play less', 'Tres maneras de jugar menos'),
    content: say(
      '<p>Set a limit, take a break, or switch on a reminder: all under <b>Me → Safer play</b>.</p>',
      '<p>Ponte un límite, haz una pausa o activa un recordatorio: todo en <b>Yo → Juego responsable</b>.</p>',
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
        { id: 1, name: say('Something does not work', 'Algo no funciona') },
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
    param1: 'https://help.example.com/halcyon',
    param2: '',
  },
];
