// Help for members: answers, notices and contacts.
import type { ConfigFields, PlatformConfig, Translatable } from '../../store/lobby/catalogue.ts';
import { epochSeconds } from '../../time.ts';
import { BRANDS, MAINTENANCE_DAYS, platformOf, PLATFORM_IN_MAINTENANCE } from '../brands.ts';
import { way } from './entries.ts';
import { faqList } from './faq.ts';
import { say } from './words.ts';

type Fields = Translatable<Pick<ConfigFields, 'faqList' | 'noticeList' | 'feedbackConfig'>>;

const DAY = 86_400;

export const HELP_PAGE = 'https://help.example.com/halcyon';

/** The studio whose games are in maintenance at first. */
const CLOSED = BRANDS.filter(({ id }) => platformOf(id) === PLATFORM_IN_MAINTENANCE)
  .map(({ name }) => name)
  .join(', ');

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
  return {
    faqList: faqList(),
    noticeList: NOTICES.map(({ title, content, days }, i) => ({
      id: i + 1,
      title,
      content,
      sort: i + 1,
      startTime: begin,
      endTime: begin + days * DAY,
    })),
    feedbackConfig: {
      imagesLimit: 6,
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
