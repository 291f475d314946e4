export const texts = {
  title: 'Mail',
  detailTitle: 'Mail',
  unread: 'Unread: {{count}}',
  isUnread: 'Unread',
  inboxUnread: "Your mail hasn't loaded yet",
  none: 'No mail yet',
  noneText: 'Rewards, news and changes to your account arrive here.',
  toGames: 'Back to the games',
  award: 'With a reward',
  received: 'Collected',
  expired: 'Expired',
  until: 'Until {{time}}',
  select: 'Select',
  selectAll: 'Select all',
  selected: 'Selected: {{count}}',
  selectOf: 'Select: {{title}}',
  stop: 'Cancel',
  delete: 'Delete',
  deleteMail: 'Delete message',
  deleteTitle: 'Delete these messages?',
  deleteText: "Messages to delete: {{count}}. This can't be undone.",
  deleteAwardTitle: 'Delete the reward, too?',
  deleteAwardText: "This message has a reward you haven't collected. If you delete it, the reward is lost.",
  deleteAwardsText:
    "Messages to delete: {{count}}. Some have a reward you haven't collected. If you delete them, those rewards are lost.",
  kept: 'A message with a reward was kept. Collect the reward first, or delete the message on its own.',
  receive: 'Collect',
  receiveOf: 'Collect: {{title}}',
  receiveAll: 'Collect all ({{count}})',
  awards: 'Reward',
  open: 'Open',
  goneTitle: 'This message no longer exists',
  goneText: 'It was deleted, or it is too old.',
  toInbox: 'To your mail',
  textUnread: "This message hasn't loaded yet",
  leaveTitle: 'Leave the app?',
  leaveText: "This link opens {{host}}, which doesn't belong to us. Never enter your password there.",
  leave: 'Open',
};

declare module '../t.ts' {
  interface Texts {
    mail: typeof texts;
  }
}
