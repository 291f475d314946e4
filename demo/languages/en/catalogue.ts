// What the demonstration platform is filled with: ads, activities, tasks, items, notices, questions and answers.

export const texts = {
  /** Entries of the app, spelled as the app does. */
  entries: {
    signIn: 'Sign in',
    forgot: 'Forgot your password?',
    me: 'Me',
    profile: 'Profile',
    security: 'Security',
    endOthers: 'Sign out all others',
    wallet: 'Wallet',
    withdraw: 'Withdraw',
    saferPlay: 'Safer play',
  },
  gameTypes: {
    slots: 'Slots',
    classics: 'Classics',
    adventures: 'Adventures',
    legends: 'Legends',
    dice: 'Dice',
    wheels: 'Wheels',
    quickRounds: 'Quick rounds',
    tables: 'Tables',
  },
  calmSeasInHalcyonDays: 'Calm seas in Halcyon Days',
  aNightOfLanterns: 'A night of lanterns',
  ripeCherriesInCherryArcade: 'Ripe cherries in Cherry Arcade',
  setSailWithGalleonLights: 'Set sail with Galleon Lights',
  turnTheWheelOfHalcyon: 'Turn the Wheel of Halcyon',
  blog: 'Blog',
  pictures: 'Pictures',
  videos: 'Videos',
  inviteAFriend: 'Invite a friend',
  comeAndPlayCalmWater: 'Come and play: calm water, bright games.',
  independentHelpline: 'Independent helpline',
  confidentialChat: 'Confidential chat',
  noLicence: 'Demonstration platform, no license and no money',
  openingHours: 'Every day, 9:00 to 21:00 UTC',
  operator: 'Halcyon Demonstration, Example Quay 1, Exampleton',
  eachLightIsGivenOnce:
    '<p>You get each light once. What you play and like counts from the first day of the season. With all four lights you can claim the last reward.</p>',
  news: 'News',
  whatIsNew: 'What is new.',
  newsStaysHereUntilIts: '<p>News stays here until its end date.</p>',
  firstDeposit: 'First deposit',
  upToOnYourFirstDeposit: 'A bonus of up to 500 coins on your first deposit.',
  /** `rows` of a table: a deposit and what it brings. */
  firstDepositRule: (rows: string) =>
    `<table><tr><th>First deposit of at least</th><th>Bonus</th></tr>${rows}</table><ul><li>For your first deposit of 20 coins or more.</li><li>Stake what you claim 5× before you withdraw it.</li><li>Ends 30 days after registration.</li></ul>`,
  spinWithFriends: 'Spin with friends',
  oneSpinForEachFriend: 'One spin for each friend who plays.',
  invitationWheelRule:
    '<p>Your seven days begin when a friend registers with your link. Each friend who deposits 20 coins and stakes 200 brings one spin. At 100 coins you can cash out the whole amount; what is below it ends with the seven days, and the next friend begins them again.</p>',
  installHalcyon: 'Install Halcyon',
  opensFasterAndShowsThe: 'Opens faster, and shows the lobby offline.',
  theAppTakesAFew:
    '<p>The reward waits for you after the first start from your home screen, signed in. The app takes a few hundred kilobytes. You can remove it at any time in your device’s settings.</p>',
  dailySignIn: 'Daily sign-in',
  aRewardEachDayAnd: 'A reward each day, and a larger one on the seventh.',
  oneSignInADay:
    '<p>One sign-in a day, by the platform’s clock. After a missed day, you start again at day one.</p>',
  tasks: 'Tasks',
  dailyGoalsAndSomeThat: 'Daily goals, and some that last longer.',
  dailyTasksStartAgainAt: '<p>Daily tasks reset at midnight by the platform’s clock.</p>',
  vip: 'VIP',
  thirteenLevelsYouNeverLose: 'Thirteen levels. You never lose a level.',
  eachCoinYouStakeEarns:
    '<p>Each coin you stake earns one experience point. You never lose a level. Rewards are credited when you reach a level.</p>',
  rebate: 'Rebate',
  getBackAShareOf: 'Get back a share of every stake, win or lose.',
  rebateRule:
    '<p>Rates depend on your VIP level and the type of game. Claim from 1 coin; unclaimed rebates are kept for 30 days.</p>',
  agentProgramme: 'Agent program',
  aCommissionOnYourInvited: 'A commission on your invited friends’ stakes.',
  seeTheAgentPageFor: '<p>See the agent page for levels and conditions.</p>',
  points: 'Points',
  earnThemWithTasksAnd: 'Earn them with tasks and daily sign-ins.',
  pointsShowHowActiveYou:
    '<p>Points show how active you are and don’t expire. They can’t be exchanged for coins.</p>',
  secureYourAccount: 'Secure your account',
  addASecondSignInMethod: 'Add a second sign-in method.',
  youGetARewardOnce:
    '<p>You get the reward once, for the first sign-in method you add: a phone number, an account name or a social account.</p>',
  receivingAccount: 'Receiving account',
  addTheAccountForYourWithdrawals: 'Add the account for your withdrawals.',
  creditedOnceForYourFirstAccount: '<p>Credited once, for your first account.</p>',
  followUs: 'Follow us',
  visitOurPagesAndEarnPoints: 'Visit our pages and earn points.',
  openAPageAndCome: '<p>Open a page and come back. Each page counts once.</p>',
  welcomeSteps: 'Welcome steps',
  threeStepsForYourFirstWeek: 'Three steps for your first week.',
  eachStepCanBeClaimed:
    '<p>Each step can be claimed once it is done. They end seven days after registration.</p>',
  growthFund: 'Growth fund',
  paysOutAsYourVip: 'Pays out as your VIP level rises.',
  onePaymentEachAtLevels: '<p>One payment each at levels 2, 4, 6, 8 and 10.</p>',
  redPackets: 'Red packets',
  oneEachEveningWhileTheyLast: 'One each evening while they last.',
  onePacketPerMemberEach: '<p>One packet per member each evening, from 18:00 to 22:00.</p>',
  lightsOfWinter: 'Lights of winter',
  collectFourLightsForThe: 'Collect four lights for the festive season.',
  play10Rounds: 'Play 10 rounds',
  playThreeDifferentGames: 'Play three different games',
  stake200Coins: 'Stake 200 coins',
  signInToday: 'Sign in today',
  likeAGame: 'Like a game',
  playYourFirstRound: 'Play your first round',
  addAnotherSignInMethod: 'Add a second sign-in method',
  reachVip1: 'Reach VIP 1',
  installTheApp: 'Install the app',
  setALimit: 'Set a limit',
  play100Rounds: 'Play 100 rounds',
  visitOurBlog: 'Visit our blog',
  visitOurPicturePage: 'Visit our picture page',
  visitOurVideoChannel: 'Visit our video channel',
  depositCoupon50: 'Deposit coupon 50%',
  depositCoupon10: 'Deposit coupon 10%',
  depositCoupon20: 'Deposit coupon 20%',
  fixedCoupon15: 'Fixed coupon 15%',
  fixedCoupon30: 'Fixed coupon 30%',
  giftOf10Coins: 'Gift of 10 coins',
  giftOf50Coins: 'Gift of 50 coins',
  coins: 'Coins',
  activityPoints: 'Activity points',
  sparkler: 'Sparkler',
  paperLantern: 'Paper lantern',
  goodLuckScroll: 'Good wish',
  firework: 'Firework',
  bankTransfer: 'Bank transfer',
  card: 'Card',
  phoneWallet: 'Phone wallet',
  voucher: 'Voucher',
  welcomeToHalcyon: 'Welcome to Halcyon',
  thisIsADemonstrationPlatform:
    '<p>This is a demonstration platform: coins are worth nothing here. Rounds, books and limits work as on a real one.</p>',
  threeWaysToPlayLess: 'Three ways to play less',
  somethingDoesntWork: 'Something doesn’t work',
  aGameOrARound: 'A game or a round',
  money: 'Money',
  myAccount: 'My account',
  anIdea: 'An idea',
  writeToUs: 'Write to us',
  chatWithUs: 'Chat with us',
  account: 'Account',
  howDoIRegister: 'How do I register?',
  chooseAnAccountNameAnd:
    '<p>Choose an account name and a password, confirm your age and accept the terms. You don’t need a phone number to look around or to play.</p>',
  iForgotMyPassword: 'I forgot my password.',
  canIChangeMyAccountName: 'Can I change my account name?',
  whyWasISignedOut: 'Why was I signed out?',
  howDoICloseMyAccount: 'How do I close my account?',
  withdrawYourBalanceThenContact:
    '<p>Withdraw your balance, then contact <a href="/service">customer service</a>. Closing is final and takes effect within a day.</p>',
  games: 'Games',
  whoDecidesTheResultOf: 'Who decides the result of a round?',
  thePlatformWithACryptographic:
    '<p>The platform, with a cryptographic random generator, before the animation on your screen starts. Nothing you do during the animation changes the result.</p>',
  howMuchDoGamesPayBack: 'How much do games pay back?',
  iLostMyConnectionIn: 'I lost my connection in the middle of a round.',
  theRoundIsFinishedOn:
    '<p>The round is finished on the platform and its result is kept. Open the game again: it shows the last round, and your balance already includes it.</p>',
  whatIsATrial: 'What is a trial?',
  theSameGameWithPlay:
    '<p>The same game with play money that is worth nothing and is gone when you leave. Not every game has a trial.</p>',
  whyIsAGameUnderMaintenance: 'Why is a game under maintenance?',
  itsStudioOrItsPlatform:
    '<p>Its studio or its platform is doing maintenance. If we know the end time, the game shows it.</p>',
  canIPlayWithoutAConnection: 'Can I play without a connection?',
  noThePlatformDecidesEach:
    '<p>No. The platform decides each round. You can still browse the lobby, your play history and your mail offline.</p>',
  whatIsACoinWorth: 'What is a coin worth?',
  thatDependsOnTheOperator:
    '<p>That depends on the operator; on this demonstration platform, nothing. Amounts are counted in hundredths and shown as whole coins.</p>',
  howLongDoesADepositTake: 'How long does a deposit take?',
  cardsAndPhoneWalletsUsually:
    '<p>Cards and phone wallets usually take a minute, bank transfers up to one working day. The wallet shows a pending deposit even after you close the app.</p>',
  howDoIWithdraw: 'How do I withdraw?',
  whatIsTurnover: 'What is turnover?',
  youStakeABonusA:
    '<p>You stake coins you were given a number of times before you can withdraw them, and a deposit once. Given coins are staked first. What you can already withdraw stays withdrawable. The wallet shows how much is left to stake.</p>',
  canICancelAWithdrawal: 'Can I cancel a withdrawal?',
  noTheAmountLeavesYour:
    '<p>No. The amount leaves your balance at once, so that you don’t play it away while you wait.</p>',
  saferPlay: 'Safer play',
  howDoISetALimit: 'How do I set a limit?',
  iWantToStopFor: 'I want to stop for a while.',
  chooseABreakOf1:
    '<p>Choose a break of 1 to 42 days, or exclude yourself for six months or longer. Neither can be shortened. You can still withdraw.</p>',
  whereDoIFindHelp: 'Where do I find help?',
  app: 'App',
  howDoIInstallTheApp: 'How do I install the app?',
  useTheMenuOfYour:
    '<p>Use the menu of your browser: most can install this page as an app. On an iPhone, tap the browser’s share button and choose “Add to Home Screen”.</p>',
  howMuchDataDoesItUse: 'How much data does it use?',
  theFirstVisitTakesA:
    '<p>The first visit takes a few hundred kilobytes. Pictures are smaller on slow connections and with data saver, and are stored on your device.</p>',
  priorityHandlingOfYourRequests: 'Priority handling of your requests',
  yourOwnContactPerson: 'Your own contact person',
  agentRule:
    '<p>You receive 0.3% of the stakes of the friends you invited, 0.1% of the friends they invited, and 0.05% one level further. An invitation is valid once the friend has deposited 20 coins and staked 200.</p><p><b>Example:</b> a friend stakes 1,000 coins and you receive 3.</p>',
  thePlatformDecidesTheResult:
    '<p>The platform decides the result before the wheel turns. Your spins add up; at 100 coins you can claim the whole amount.</p><p>A round lasts 7 days from the first friend who joins. A total below 100 coins ends with its round; one that has reached 100 waits until you cash it out. Unused spins wait for the next round.</p>',
  /** `way` is a path of entries, in bold, such as "Me › Safer play". */
  ways: {
    playLess: (way: string) => `<p>Set a limit, take a break or turn on a reminder under ${way}.</p>`,
    forgotPassword: (way: string) =>
      `<p>If you added a phone number: ${way} If not, contact <a href="/service">customer service</a>; we will ask for details that only you know.</p>`,
    changeName: (way: string) =>
      `<p>No. The name you sign in with stays. You can change the nickname that others see under ${way}.</p>`,
    whySignedOut: (way: string) =>
      `<p>A new password signs out your other devices, and so does ${way}. A session also ends after 30 days.</p>`,
    withdraw: (way: string) =>
      `<p>Add a receiving account, then choose ${way}. You see the fee and the amount you will receive before you confirm.</p>`,
    setLimit: (way: string) =>
      `<p>${way}. A lower limit applies at once; a higher one after 24 hours and only if you confirm it again.</p>`,
    findHelp: (way: string) =>
      `<p>The helplines under ${way} are free and independent of us. Talking to someone is a good first step.</p>`,
  },
  isUnderMaintenance: (studios: string) => `${studios} is under maintenance`,
  opensAgain: (studios: string) =>
    `<p>The games of ${studios} open again in two days. All other games stay open.</p>`,
  /** Each is a share like 95%, as the language writes it. */
  paysBack: ({ slot, dice, wheel }: { slot: string; dice: string; wheel: string }) =>
    `<p>Over a great many rounds: slots ${slot}, dice ${dice}, wheels ${wheel} of the stakes. A single evening can be far above or below that.</p>`,
  rebateUpTo: (share: string) => `Rebate up to ${share}`,
  /** `coins` is a number of at least 1,000, as the language writes it. */
  withdrawUpTo: (coins: string) => `Withdraw up to ${coins} coins a day`,
};
