import type { LegalTexts } from '../legal.ts';

const date = Date.UTC(2026, 10, 1) / 1000;

export const texts: LegalTexts = {
  terms: {
    date,
    parts: [
      {
        id: 'who',
        title: 'Who may play',
        paragraphs: [
          '{{app}} is run by {{operator}}. You may have one account, in your own name, if you are of legal age where you live and have not excluded yourself from play.',
          'Keep your password, your codes and your passkeys to yourself. We treat what is done with them as done by you until you tell us that somebody else has them.',
        ],
      },
      {
        id: 'coin',
        title: 'Coins and balance',
        paragraphs: [
          'You play with coins. Your balance is the figure in our books; the app shows the last figure it received, with its time. We record both sides of every movement, and you can read them in your statement.',
          'If the connection breaks in the middle of a round or a payment, our books decide. Nothing is booked twice.',
        ],
      },
      {
        id: 'games',
        title: 'Games and results',
        paragraphs: [
          'The service decides the result of a round before it is shown. An interrupted round is finished by its rules and credited; you find it in your play history.',
          'Each game states what it returns on average over many rounds. That average is no promise for a single round or a single day.',
        ],
      },
      {
        id: 'payments',
        title: 'Deposits and withdrawals',
        paragraphs: [
          'You see the limits, the fees and the usual duration of each payment method before you choose it. A withdrawal goes to an account in your own name. We may have to check who you are first.',
          'You cannot cancel a request that we have received; the app shows its status.',
        ],
      },
      {
        id: 'bonus',
        title: 'Bonuses',
        paragraphs: [
          'Every offer states its conditions: who can claim it, how much to stake first, and when it ends. You receive each reward once. If an offer and these terms differ, the one that is better for you applies.',
        ],
      },
      {
        id: 'safer-play',
        title: 'Safer play',
        paragraphs: [
          'You may set limits, take a break or exclude yourself at any time. A stricter limit applies at once, a looser one after a day and only if you confirm it again. A break or an exclusion cannot be shortened.',
          'If playing is no longer fun, talk to somebody. The helplines listed in the app are independent of us.',
        ],
      },
      {
        id: 'ending',
        title: 'Closing your account',
        paragraphs: [
          'You may close your account at any time; we pay out the rest of your balance. We may suspend an account that breaks these terms or the law, and we say why. If you disagree, write to {{support}}.',
        ],
      },
      {
        id: 'changes',
        title: 'Changes',
        paragraphs: [
          'New terms state the date from which they apply, and the app announces them before that date. The law of the place where {{operator}} is licensed applies, together with the rights that the law of your own country gives you.',
        ],
      },
    ],
  },
  privacy: {
    date,
    parts: [
      {
        id: 'what',
        title: 'What we keep',
        paragraphs: [
          'Your account: its name, the phone number and social accounts you added, and a hash of your password that cannot be reversed. Your play and your payments: rounds, movements of coins, requests and rewards. The devices you signed in on: a name, a shortened network address and the time you last used them.',
        ],
      },
      {
        id: 'why',
        title: 'Why we keep it',
        paragraphs: [
          'To sign you in, to keep your balance correct, to pay you, to apply the limits you set, and because the law requires records of play and payments. We do not sell any of it.',
        ],
      },
      {
        id: 'events',
        title: 'How the app is used',
        paragraphs: [
          'The app tells us which screens, games and offers you open, so that we can see what works. Each event contains your member number, the name of the screen or game and the time; no name, phone number, account, amount or password. Events that could not be sent wait on your device; you can see them under {{usageData}}.',
        ],
      },
      {
        id: 'device',
        title: 'What your device stores',
        paragraphs: [
          'To open at once and offline, the app stores the list of games, your last balance with its time, and your last rounds and mail on the device. Signing out removes your data. The app never stores your password.',
        ],
      },
      {
        id: 'others',
        title: 'Who else receives data',
        paragraphs: [
          'A game that you open receives a number for this game session and its own rounds. If you sign in with Google, Facebook or LINE, they learn that you did. Banks and payment services receive what a payment needs. Nobody else receives anything, unless the law orders it.',
        ],
      },
      {
        id: 'rights',
        title: 'Your rights',
        paragraphs: [
          'You may ask what we keep, have it corrected, take it with you or have it deleted where no law requires us to keep it. Write to {{support}}; {{operator}} answers within a month.',
        ],
      },
    ],
  },
};
