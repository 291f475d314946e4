export const texts = {
  talk: 'Talk to us',
  chat: 'Chat with us',
  chatText: 'Opens here, over this page',
  chatFailed: "The chat can't be reached right now. These are the other ways to reach us.",
  connecting: 'Connecting to the chat…',
  vendor:
    'The chat is run by a provider for us. It learns your nickname and your language, and nothing else about your account.',
  otherWays: 'Other ways to reach us',
  awayTitle: "You're offline",
  awayText: 'The chat needs a connection. What you write to us as feedback is kept until you can send it.',
  deskOpen: "We're here. Write to us.",
  deskFrom: 'We answer from {{time}}.',
  deskHours: 'Nobody is here right now. We answer from {{from}} to {{until}}.',
  deskClosed: 'Nobody is here right now. We answer as soon as somebody is back.',
  deskOffline: "You're offline. What you write is sent when you're back online.",
  deskWaits: 'Waiting to be sent',
  deskFeedback: 'Send feedback instead',
  deskEmpty: 'Ask us about your account, a game or a payment.',
  deskSignIn: 'Sign in to chat with us',
  contact: 'Write to us',
  others: 'More ways to reach us',
  yourself: 'Find the answer yourself',
  faq: 'Questions and answers',
  faqText: 'Account, games, money and more',
  feedback: 'Feedback',
  feedbackText: 'Report a problem, with pictures',
  saferPlay: 'Safer play',
  saferPlayText: 'Limits, breaks and helplines',
};

declare module '../t.ts' {
  interface Texts {
    service: typeof texts;
  }
}
