// The sign-in windows of other services; `name` is Google, Facebook or LINE.

export const texts = {
  title: (name: string) => `Sign in with ${name}`,
  waiting: (name: string) => `Connecting to ${name} …`,
  go: (name: string) => `Continue with ${name}`,
  unreachable: (name: string) => `Can't reach ${name}. Close this window and try again.`,
  alone: 'This window opens from the sign-in screen. Go back there and try again.',
  close: 'Close',
};
