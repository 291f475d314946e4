export const tips = {
  title: 'Tips',
  timeout: 'The request has timed out, please try again later',
  ok: 'OK',
};
