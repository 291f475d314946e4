// Help for members: answers, notices and contacts.
import type { ConfigFields } from '#server/store/lobby/catalogue.ts';
import type { PlatformConfig, Translatable } from '#server/store/config/platform-config.ts';
import { DESK, ONLINE_SERVICE } from '#src/contract/support.ts';
import { epochSeconds } from '#server/time/time.ts';
import { BRANDS, MAINTENANCE_DAYS, platformOf, PLATFORM_IN_MAINTENANCE } from '../titles/brands.ts';
import { faqList } from './faq.ts';
import { say, sayWay, sayWith } from './words.ts';

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
    title: say('welcomeToHalcyon'),
    content: say('thisIsADemonstrationPlatform'),
    days: 365,
  },
  {
    title: sayWith(({ isUnderMaintenance }) => isUnderMaintenance(CLOSED)),
    content: sayWith(({ opensAgain }) => opensAgain(CLOSED)),
    days: MAINTENANCE_DAYS,
  },
  {
    title: say('threeWaysToPlayLess'),
    content: sayWay('playLess', 'me', 'saferPlay'),
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
        { id: 1, name: say('somethingDoesntWork') },
        { id: 2, name: say('aGameOrARound') },
        { id: 3, name: say('money') },
        { id: 4, name: say('myAccount') },
        { id: 5, name: say('anIdea') },
      ],
    },
  };
}

export const customerServices = (): Translatable<PlatformConfig>['customerServices'] => [
  {
    id: 2,
    name: say('chatWithUs'),
    icon: 'chat',
    sort: 1,
    itemType: ONLINE_SERVICE,
    param1: DESK,
    // As `openingHours` says.
    param2: '9:00-21:00 UTC',
  },
  {
    id: 1,
    name: say('writeToUs'),
    icon: 'mail',
    sort: 2,
    itemType: 2,
    param1: HELP_PAGE,
    param2: '',
  },
];
