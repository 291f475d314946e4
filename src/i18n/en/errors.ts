export const errors = {
  notFoundTitle: 'Page Not Found',
  notFoundText: 'This address leads nowhere. The games are one tap away.',
  toLobby: 'Back to the games',
  unreachable: 'The service cannot be reached. Please try again.',
  timeout: 'The request has timed out, please try again later',
  generic: 'That did not work. Please try again.',
};
