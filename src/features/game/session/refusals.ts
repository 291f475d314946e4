// For each code that may refuse a start: the message, and what the member can do.
import type { FailedReply, OwnErrcode } from '#src/contract/call.ts';
import type { Errcode } from '#src/contract/envelope.ts';
import {
  BALANCE_BELOW_ENTRY,
  GAME_MAINTENANCE,
  GAME_UNKNOWN,
  OTHER_GAME_OPEN,
  PLAY_LIMIT_REACHED,
  SELF_EXCLUDED,
  TAKING_A_BREAK,
  TIME_LIMIT_REACHED,
  TRIAL_NOT_OFFERED,
} from '#src/contract/errors.ts';
import type { gameCalls } from '#src/contract/game.ts';
import type { Translate } from '#src/i18n/t.ts';

type StartCall = typeof gameCalls.startGame;

export type StartRefused = Extract<FailedReply<StartCall>, { readonly kind: 'refused' }>;

interface Figures {
  readonly until: string | undefined;
  readonly min: string;
}

export interface RefusalMeaning {
  /** Absent: the platform's own message, with its end if it has one. */
  readonly title?: (t: Translate, figures: Figures) => string;
  /** Absent: the only option is to go back. */
  readonly step?: 'playForCoin' | 'leaveOther' | 'deposit' | 'saferPlay';
  readonly isLost?: true;
}

/** A missing code does not compile. */
export type RefusalMeanings = Readonly<Record<OwnErrcode<StartCall>, RefusalMeaning>>;

/** The platform says which limit, and until when; without an end no time is shown. */
const LIMIT: RefusalMeaning = { step: 'saferPlay' };

const MEANINGS: RefusalMeanings = {
  [GAME_UNKNOWN]: { title: (t) => t('game.unknown'), isLost: true },
  [GAME_MAINTENANCE]: {
    title: (t, { until }) => (until ? t('game.maintenanceUntil', { time: until }) : t('game.maintenance')),
  },
  [TRIAL_NOT_OFFERED]: { title: (t) => t('game.noTrial'), step: 'playForCoin' },
  [OTHER_GAME_OPEN]: { title: (t) => t('game.otherOpen'), step: 'leaveOther' },
  [BALANCE_BELOW_ENTRY]: { title: (t, { min }) => t('game.tooLow', { min }), step: 'deposit' },
  [PLAY_LIMIT_REACHED]: LIMIT,
  [TIME_LIMIT_REACHED]: LIMIT,
  [TAKING_A_BREAK]: LIMIT,
  [SELF_EXCLUDED]: LIMIT,
};

/** `undefined` for a common code, or one that only a newer platform knows. */
export function refusalMeaning(errcode: Errcode): RefusalMeaning | undefined {
  const ofAny: Readonly<Partial<Record<Errcode, RefusalMeaning>>> = MEANINGS;
  return ofAny[errcode];
}
