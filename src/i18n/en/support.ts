export const texts = {
  title: 'Feedback',
  record: 'My feedback',
  kind: 'What is it about?',
  text: 'Your message',
  counter: '{{count}}/{{max}}',
  tooLong: 'This is too long. Shorten it, or leave the facts about your device out.',
  pictures: 'Pictures {{count}}/{{max}}',
  picture: 'Picture {{number}}',
  picture_waiting: 'Ready',
  picture_sending: 'Sending…',
  picture_failed: "Couldn't be sent",
  picture_sent: 'Sent',
  addPictures: 'Add pictures',
  retry: 'Try again',
  remove: 'Remove picture {{number}}',
  unreadable: "A picture couldn't be read",
  contact: 'How can we reach you? (optional)',
  contactHint: 'Mail address or number',
  facts: 'Attach facts about my device',
  send: 'Send',
  sent: 'Thank you. We have your message.',
  none: 'No feedback yet',
  noneText: 'Tell us what fails or what you would improve.',
  write: 'Write feedback',
  recordUnread: "Your feedback hasn't loaded yet",
  unread: 'New answer',
  status_0: 'Sent',
  status_1: 'Answered',
  status_2: 'Closed',
  conversation: 'Conversation',
  conversationUnread: "This conversation hasn't loaded yet",
  unknown: 'This feedback does not exist',
  fromMember: 'You',
  fromStaff: 'Our team',
  enlarge: 'Enlarge picture {{number}}',
  close: 'Close',
};

declare module '../t.ts' {
  interface Texts {
    support: typeof texts;
  }
}
