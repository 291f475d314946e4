export const account = {
  title: 'Your account',
  balance: 'Balance',
  refresh: 'Refresh the balance',
  at: 'As of {{time}}',
  copyId: 'Copy the member id',
  stake: 'Stake {{amount}}',
  openRound: 'Open',
  history: 'Last rounds',
  noHistory: 'No rounds yet',
  language: 'Language',
  version: 'Version {{version}}',
};
