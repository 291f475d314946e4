import {
  ABOVE_MAXIMUM,
  BELOW_MINIMUM,
  CONFLICT,
  GAME_SESSION_CLOSED,
  GAME_SESSION_EXPIRED,
  GAME_SESSION_MOVED,
  GAME_SESSION_SIGNED_OUT,
  INVALID_FIELDS,
  LAUNCH_USED,
  NOT_ENOUGH_COIN,
  TOO_MANY_REQUESTS,
} from '#src/contract/errors.ts';
import type { texts as en } from '../en/game.ts';

export const texts: typeof en = {
  refusals: {
    [CONFLICT]: 'سبق لعب هذه الجولة برهان آخر.',
    [INVALID_FIELDS]: 'لا يمكن قبول هذا الرهان.',
    [TOO_MANY_REQUESTS]: 'كان ذلك سريعًا جدًا. يُرجى الانتظار قليلًا.',
    [NOT_ENOUGH_COIN]: 'رصيدك لا يكفي لهذا الرهان.',
    [BELOW_MINIMUM]: 'هذا الرهان أقل من الحد الأدنى.',
    [ABOVE_MAXIMUM]: 'هذا الرهان أعلى من الحد الأقصى.',
    [GAME_SESSION_CLOSED]: 'أُغلقت هذه اللعبة. يُرجى فتحها من جديد من صفحة الألعاب.',
    [GAME_SESSION_EXPIRED]:
      'بقيت هذه اللعبة مفتوحة مدة أطول من المسموح فانتهت. يُرجى فتحها من جديد من صفحة الألعاب.',
    [GAME_SESSION_MOVED]: 'هذه اللعبة مفتوحة في نافذة أخرى.',
    [GAME_SESSION_SIGNED_OUT]: 'تم تسجيل خروجك. يُرجى تسجيل الدخول من جديد لمواصلة اللعب.',
    [LAUNCH_USED]: 'سبق استخدام هذا العنوان. يُرجى فتح اللعبة من جديد من صفحة الألعاب.',
  },
  nothing: { title: 'اللعبة', about: 'يُرجى فتح هذه اللعبة من صفحة الألعاب.' },
};
