export const notices = {
  previous: 'Previous',
  next: 'Next',
  page: '{{index}} of {{count}}',
  none: 'No news right now',
};
