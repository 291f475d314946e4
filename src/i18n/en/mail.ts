export const texts = {
  title: 'Mail',
  detailTitle: 'Mail',
  unread: 'Unread: {{count}}',
  isUnread: 'Unread',
  inboxUnread: "Your mails haven't loaded yet",
  none: 'No mail yet',
  noneText: 'Rewards, news and changes to your account arrive here.',
  toGames: 'Back to the games',
  award: 'With a reward',
  received: 'Received',
  expired: 'Expired',
  until: 'Until {{time}}',
  select: 'Select',
  selectAll: 'Select all',
  selected: 'Selected: {{count}}',
  selectOf: 'Select: {{title}}',
  stop: 'Cancel',
  delete: 'Delete',
  deleteMail: 'Delete mail',
  deleteTitle: 'Delete these mails?',
  deleteText: 'Mails to delete: {{count}}. This cannot be undone.',
  deleteAwardTitle: 'Delete the reward, too?',
  deleteAwardText: 'A reward that you have not received is attached. It is lost if you delete the mail.',
  deleteAwardsText:
    'Mails to delete: {{count}}. Some have a reward that you have not received. It is lost if you delete them.',
  kept: 'A mail with a reward was kept. Receive the reward first, or delete the mail on its own.',
  receive: 'Receive',
  receiveOf: 'Receive: {{title}}',
  receiveAll: 'Receive all ({{count}})',
  awards: 'Reward',
  open: 'Open',
  goneTitle: 'This mail no longer exists',
  goneText: 'It was deleted, or it is too old.',
  toInbox: 'To your mails',
  textUnread: "This mail hasn't loaded yet",
  leaveTitle: 'Leave the app?',
  leaveText: 'This link opens {{host}}, which does not belong to us. Never enter your password there.',
  leave: 'Open',
};

declare module '../t.ts' {
  interface Texts {
    mail: typeof texts;
  }
}
