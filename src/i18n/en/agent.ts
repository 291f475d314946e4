export const texts = {
  wheel: 'Invitation wheel',
  onWheel: 'On the wheel: {{awards}}',
  spin: 'Spin',
  invite: 'Invite friends',
  total: 'Your total',
  ofTarget: 'of {{target}}',
  spinsLeft: 'Spins left: {{count}}',
  noSpins: 'No spins left',
  over: 'The time for this total is over. The next friend who joins begins a new one.',
  overShort: 'The time is over',
  notBegun: 'The time begins when the first friend joins.',
  endsIn: 'Ends in',
  cashOut: 'Cash out {{amount}}',
  unread: "Your spins haven't loaded yet",
  closed: 'The wheel is closed',
  closedText: 'Your link still works.',
  shareTitle: 'Invite your friends',
  shareLead: 'Each friend who plays brings you a spin. Your spins add up, and at {{target}} you cash out.',
  shareLeadPlain: 'Send your link to friends you would like to play with.',
  openWheel: 'Go to the wheel',
  yourLink: 'Your link',
  yourCode: 'Your code',
  share: 'Share',
  copyLink: 'Copy link',
  shareBy: 'Share by',
  shareWith: 'Share with {{channel}}',
  notShared: 'Sharing is not possible here. Copy the link instead.',
  qr: 'Your link as a QR code',
  qrText: 'Let a friend scan it.',
  friends: 'Friends in this round',
  noFriends: 'No friend has joined yet',
  noFriendsText: 'Friends who register with your link are listed here.',
  brought: 'Brought',
  joined: 'Joined {{day}}',
  rule: 'How it works',
  signInToInvite: 'Sign in to get your link',
};

declare module '../t.ts' {
  interface Texts {
    agent: typeof texts;
  }
}
