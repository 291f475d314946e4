export const access = {
  signInFirst: 'Sign in to see this page',
  signInWhy: 'It shows what belongs to your account.',
  notAvailable: 'This is not available right now',
  unknown: 'This page needs a connection the first time it is opened.',
};
