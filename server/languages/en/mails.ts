// Mails to members that the platform sends by itself.

interface Change {
  readonly title: string;
  readonly what: string;
}

export const texts = {
  /** Follows what has changed. */
  notYou: "If this wasn't you, change your password and sign out all other devices.",
  /** Each follows "asks for". */
  methods: {
    totp: 'an authenticator app',
    sms: 'a text message',
    passkey: 'a passkey',
  },
  changes: {
    passkeyAdded: { title: 'Passkey added', what: 'A passkey was added to your account.' },
    passkeyRemoved: { title: 'Passkey removed', what: 'A passkey was removed from your account.' },
    numberBound: { title: 'Phone number added', what: 'A phone number was added to your account.' },
    accountBound: {
      title: 'Account name added',
      what: 'You can now sign in with an account name and a password.',
    },
    passwordChanged: {
      title: 'Password changed',
      what: 'Your password was changed, and all other devices were signed out.',
    },
    safePasswordChanged: {
      title: 'Safe password changed',
      what: 'Your safe password was set or changed.',
    },
    receivingAccountAdded: {
      title: 'Receiving account added',
      what: 'Withdrawals can now be paid to it.',
    },
    receivingAccountChanged: {
      title: 'Receiving account changed',
      what: 'The number or the holder of a receiving account was changed.',
    },
    sessionsEnded: {
      title: 'Devices signed out',
      what: 'Other devices were signed out of your account.',
    },
    recoveryUsed: {
      title: 'Recovery code used',
      what: 'One of your recovery codes was used. It works only once.',
    },
  },
  /** `name` is Google, Facebook or LINE. */
  bound: (name: string): Change => ({ title: `${name} added`, what: `You can now sign in with ${name}.` }),
  secondStepOn: (method: string): Change => ({
    title: 'Two-step verification is on',
    what: `Sign-in now asks for ${method}.`,
  }),
  secondStepOff: (method: string): Change => ({
    title: 'Two-step verification is off',
    what: `Sign-in no longer asks for ${method}.`,
  }),
  vipLevel: (level: number) => `You reached VIP ${level}`,
  vipLevelReward: 'The reward for this level is in your balance.',
};
