// Questions of members, by group, with their answers.
import { percent } from '#src/lib/percent.ts';
import type { Language } from '#server/languages/language.ts';
import { gameRules } from '../games/rules/describe.ts';
import type { ConfigFields } from '#server/store/lobby/catalogue.ts';
import type { Text, Translatable } from '#server/store/config/platform-config.ts';
import { say, sayWay, sayWith } from './words.ts';

/** What the details of the game tell; a range where it depends on the choice. */
function returned(play: string, language: Language): string {
  const { min, max } = gameRules(play, { language, theme: [] })?.returns ?? { min: 0, max: 0 };
  return [...new Set([min, max])].map((share) => percent(share, language)).join('–');
}

interface Answer {
  readonly question: Text;
  readonly answer: Text;
}

interface Group {
  readonly group: Text;
  readonly answers: readonly Answer[];
}

const ACCOUNT: Group = {
  group: say('account'),
  answers: [
    {
      question: say('howDoIRegister'),
      answer: say('chooseAnAccountNameAnd'),
    },
    {
      question: say('iForgotMyPassword'),
      answer: sayWay('forgotPassword', 'signIn', 'forgot'),
    },
    {
      question: say('canIChangeMyAccountName'),
      answer: sayWay('changeName', 'me', 'profile'),
    },
    {
      question: say('whyWasISignedOut'),
      answer: sayWay('whySignedOut', 'me', 'security', 'endOthers'),
    },
    {
      question: say('howDoICloseMyAccount'),
      answer: say('withdrawYourBalanceThenContact'),
    },
  ],
};

const GAMES: Group = {
  group: say('games'),
  answers: [
    {
      question: say('whoDecidesTheResultOf'),
      answer: say('thePlatformWithACryptographic'),
    },
    {
      question: say('howMuchDoGamesPayBack'),
      answer: sayWith(({ paysBack }, language) =>
        paysBack({
          slot: returned('slot', language),
          dice: returned('dice', language),
          wheel: returned('wheel', language),
        }),
      ),
    },
    {
      question: say('iLostMyConnectionIn'),
      answer: say('theRoundIsFinishedOn'),
    },
    {
      question: say('whatIsATrial'),
      answer: say('theSameGameWithPlay'),
    },
    {
      question: say('whyIsAGameUnderMaintenance'),
      answer: say('itsStudioOrItsPlatform'),
    },
    {
      question: say('canIPlayWithoutAConnection'),
      answer: say('noThePlatformDecidesEach'),
    },
  ],
};

const MONEY: Group = {
  group: say('money'),
  answers: [
    {
      question: say('whatIsACoinWorth'),
      answer: say('thatDependsOnTheOperator'),
    },
    {
      question: say('howLongDoesADepositTake'),
      answer: say('cardsAndPhoneWalletsUsually'),
    },
    {
      question: say('howDoIWithdraw'),
      answer: sayWay('withdraw', 'wallet', 'withdraw'),
    },
    {
      question: say('whatIsTurnover'),
      answer: say('youStakeABonusA'),
    },
    {
      question: say('canICancelAWithdrawal'),
      answer: say('noTheAmountLeavesYour'),
    },
  ],
};

const SAFER_PLAY: Group = {
  group: say('saferPlay'),
  answers: [
    {
      question: say('howDoISetALimit'),
      answer: sayWay('setLimit', 'me', 'saferPlay'),
    },
    {
      question: say('iWantToStopFor'),
      answer: say('chooseABreakOf1'),
    },
    {
      question: say('whereDoIFindHelp'),
      answer: sayWay('findHelp', 'me', 'saferPlay'),
    },
  ],
};

const APP: Group = {
  group: say('app'),
  answers: [
    {
      question: say('howDoIInstallTheApp'),
      answer: say('useTheMenuOfYour'),
    },
    {
      question: say('howMuchDataDoesItUse'),
      answer: say('theFirstVisitTakesA'),
    },
  ],
};

export const faqList = (): Translatable<ConfigFields>['faqList'] =>
  [ACCOUNT, GAMES, MONEY, SAFER_PLAY, APP]
    .flatMap(({ group, answers }) => answers.map((answer) => ({ group, ...answer })))
    .map((each, index) => ({ id: index + 1, ...each }));
