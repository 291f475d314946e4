// The embedded payment page.

export const texts = {
  title: 'Pay for your deposit',
  coins: 'coins',
  order: 'Order',
  about: 'This is a demonstration, and no money is moved. Choose what the payment service reports.',
  pay: 'Pay',
  twice: 'Pay, reported twice',
  later: 'Pay, reported in 15 seconds',
  fail: 'Let the payment fail',
  back: 'Back to Halcyon',
  paid: 'Your payment was received.',
  failed: "The payment didn't go through. Nothing was charged.",
  expired: 'This order has expired. Start a new deposit in the app.',
  delayed: 'The payment is on its way. You can close this page.',
  refused:
    "This order can't be paid now: your account is closed to deposits, or one of your limits, a break or an exclusion applies. Nothing was charged.",
  returned: 'Your payment was sent back, because your account is closed to deposits.',
};
