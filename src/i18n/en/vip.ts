export const texts = {
  title: 'VIP',
  mine: 'My level',
  levels: 'Levels',
  rebate: 'Rebate',
  record: 'Record',
  recordTitle: 'Claimed rebates',
  recordUnread: "Your claimed rebates haven't loaded yet",
  noRebates: 'No rebate claimed yet',
  noRebatesText: 'You can claim once it reaches {{min}} coins.',
  staked: '{{amount}} staked',
  experience: 'Experience',
  missing: '{{count}} to the next level',
  highest: 'This is the highest level',
  keep: '{{done}} of {{all}} by {{time}} to keep this level',
  levelUps: 'Level-up rewards',
  levelUpsText: 'Credited as soon as you reach a level.',
  own: 'Your level',
  needed: 'Experience needed',
  rebateOf: 'Rebate on {{kind}}',
  withdrawPerDay: 'Daily withdrawal limit',
  rates: 'VIP {{level}} rates',
  nextRate: '{{percent}} at VIP {{level}}',
};

declare module '../t.ts' {
  interface Texts {
    vip: typeof texts;
  }
}
