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
          'You keep your password, your codes and your keys to yourself. What is done with them counts as done by you until you tell us that somebody else has them.',
        ],
      },
      {
        id: 'coin',
        title: 'Coin and balance',
        paragraphs: [
          'Games are played with coin. Your balance is what our books say; the app shows the last figure it was given, with its time. Both sides of every movement are written down and can be read in your statement.',
          'If a line breaks in the middle of a round or a payment, what our books hold is what counts. Nothing is booked twice.',
        ],
      },
      {
        id: 'games',
        title: 'Games and results',
        paragraphs: [
          'The result of a round is decided by the service before it is shown. A round that was interrupted is finished by its rules and credited; you find it in your history.',
          'Each game says what it returns on average over many rounds. That average promises nothing about a single round or a single day.',
        ],
      },
      {
        id: 'payments',
        title: 'Deposits and withdrawals',
        paragraphs: [
          'Limits, fees and the usual duration stand beside each way before you choose it. A withdrawal goes to an account in your own name. We may have to check who you are first.',
          'A request that is with us cannot be taken back by tapping again; the app shows where it stands.',
        ],
      },
      {
        id: 'bonus',
        title: 'Bonuses',
        paragraphs: [
          'Every offer names its conditions: who may have it, what has to be staked first, and until when. An award is given once. Where an offer and these terms differ, the better one for you counts.',
        ],
      },
      {
        id: 'safer-play',
        title: 'Safer play',
        paragraphs: [
          'You may set limits, take a break or exclude yourself at any time. A stricter limit works at once, a looser one after a day and only if you confirm it again. A break or an exclusion cannot be shortened.',
          'If play stops being play, talk to somebody. The helplines named in the app are free of us.',
        ],
      },
      {
        id: 'ending',
        title: 'Ending it',
        paragraphs: [
          'You may close your account at any time; what is left in your balance is paid out. We may suspend an account that breaks these terms or the law, and say why. Write to {{support}} if you disagree.',
        ],
      },
      {
        id: 'changes',
        title: 'Changes',
        paragraphs: [
          'New terms carry the date from which they hold, and the app says so before. The law of the place where {{operator}} is licensed applies, together with the rights that the law of your own country gives you.',
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
          'Your account: its name, the phone number or social identity you bound, and a digest of your password that cannot be turned back. Your play and your payments: rounds, movements of coin, requests and awards. The devices you signed in on: a name, a shortened network address and the last time.',
        ],
      },
      {
        id: 'why',
        title: 'Why',
        paragraphs: [
          'To let you in, to keep your balance right, to pay out, to keep the limits you set, and because the law wants records of play and payments. We do not sell any of it.',
        ],
      },
      {
        id: 'events',
        title: 'How the app is used',
        paragraphs: [
          'The app tells us which screens, games and offers are opened, so that we can see what works. Such an event carries your member number, the name of the screen or game and its time; no name, phone number, account, amount or password. Events that could not be sent wait on your device; you can see them under About, Delivery.',
        ],
      },
      {
        id: 'device',
        title: 'What lies on your device',
        paragraphs: [
          'So that the app opens at once and without a connection, it keeps the list of games, your last balance with its time, your last rounds and mails on the device. Signing out removes what is yours. Your password is never stored by the app.',
        ],
      },
      {
        id: 'others',
        title: 'Who else sees something',
        paragraphs: [
          'A game that you open learns a number for this visit and its own rounds. If you sign in with Google, Facebook or LINE, they learn that you did. Banks and payment services learn what a payment needs. Nobody else, unless the law orders it.',
        ],
      },
      {
        id: 'rights',
        title: 'Your rights',
        paragraphs: [
          'You may ask what we keep, have it put right, take it with you or have it deleted where no law wants it kept. Write to {{support}}; {{operator}} answers within a month.',
        ],
      },
    ],
  },
};
