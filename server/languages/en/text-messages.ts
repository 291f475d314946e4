// Text messages with a code, and the page that shows them on a developer's machine.

interface Code {
  readonly code: string;
  readonly app: string;
  /** Of `purposes`. */
  readonly use: string;
  readonly minutes: number;
}

export const texts = {
  /** By the purpose of a code; each follows the name of the app in `code`. */
  purposes: {
    0: 'to register',
    1: 'to confirm your number',
    2: 'to set a new password',
    3: 'to sign in',
    4: 'for two-step verification',
  },
  /** Phones offer to fill in a code that comes first. */
  code: ({ code, app, use, minutes }: Code) =>
    `${code} is your ${app} code ${use}. It works for ${minutes} minutes. Don't share it.`,
  inbox: {
    title: 'Text messages',
    about: 'These messages stay on this machine instead of going to a phone. Newest first.',
    none: 'No messages yet. Request a code in the app and it appears here.',
  },
};
