export const reward = {
  title: 'Congratulations',
  continue: 'TAP THE SCREEN TO CONTINUE',
  unknown: 'Reward',
  coin: 'Coin',
  points: 'Points',
  liveness: 'Liveness',
  coupon: 'Coupon',
  season: 'New-year item',
};
