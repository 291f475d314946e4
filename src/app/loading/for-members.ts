// What only members need: a visitor who has not signed in loads none of it.
export { refreshBalance, refreshGames, refreshMember } from '#src/data/answers/refresh-member.ts';
export { flush } from '#src/data/mutations/flush.ts';
export { forgetPush } from '#src/data/session/forget-push.ts';
export { queueLogout } from '#src/data/mutations/logout.ts';
