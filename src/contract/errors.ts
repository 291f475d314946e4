// Every code of an answer by name; no other file contains a code's number.

// Common codes of all calls.

/** The body is not JSON, or lacks one of the common fields. */
export const BAD_REQUEST = 400;
/** No token, or one that is unknown, expired or replaced. */
export const SIGNED_OUT = 401;
/** The member is suspended or closed, or may not do this. */
export const FORBIDDEN = 403;
/** No such call, or no such record of this member. */
export const NOT_FOUND = 404;
export const METHOD_NOT_ALLOWED = 405;
/** The state has changed meanwhile, or a `requestId` was reused with another body. */
export const CONFLICT = 409;
export const BODY_TOO_LARGE = 413;
/** `data.fields` names them. */
export const INVALID_FIELDS = 422;
/** `data.minVersion`. */
export const UPDATE_REQUIRED = 426;
/** `data.retryAfter`. */
export const TOO_MANY_REQUESTS = 429;
export const SERVER_FAULT = 500;
/** `data.until`. */
export const MAINTENANCE = 503;

// Signing in, registration and account security.

/** Account or password: the answer never says which. */
export const WRONG_CREDENTIALS = 1001;
/** `data.until`. */
export const TOO_MANY_TRIES = 1002;
export const ACCOUNT_TAKEN = 1003;
export const MOBILE_TAKEN = 1004;
/** `data.remaining` tries. */
export const WRONG_CODE = 1005;
/** Or never sent. */
export const CODE_EXPIRED = 1006;
/** `data.retryAfter`. */
export const CODE_LIMIT_REACHED = 1007;
/** This kind of sign-in or registration is off. */
export const METHOD_OFF = 1008;
/** The identity provider refused the token. */
export const IDENTITY_NOT_CONFIRMED = 1010;
/** It belongs to another account. */
export const IDENTITY_TAKEN = 1011;
export const ALREADY_BOUND = 1012;
/** Suspended or closed. */
export const ACCOUNT_CLOSED = 1013;
/** `data.challengeId`, `data.methods`. */
export const SECOND_STEP_REQUIRED = 1014;
/** Age or terms. */
export const CONSENT_MISSING = 1015;
/** A sensitive change needs a proof from the last five minutes; `data.methods`. */
export const RECENT_PROOF_REQUIRED = 1016;

// Money.

export const NOT_ENOUGH_COIN = 2001;
/** `data.min`. */
export const BELOW_MINIMUM = 2002;
/** `data.max`. */
export const ABOVE_MAXIMUM = 2003;
/** The daily amount or count; `data.until`. */
export const DAILY_LIMIT_REACHED = 2004;
/** Or none is registered. */
export const RECEIVING_ACCOUNT_UNKNOWN = 2005;
export const RECEIVING_ACCOUNT_TAKEN = 2006;
/** Or none is set; `data.remaining`. */
export const WRONG_SAFE_PASSWORD = 2007;
/** `data.required`, `data.remaining`. */
export const TURNOVER_REQUIRED = 2008;
export const IDENTITY_CHECK_REQUIRED = 2009;
export const MOBILE_REQUIRED = 2010;
export const FIRST_DEPOSIT_REQUIRED = 2011;
export const CHANNEL_CLOSED = 2012;
export const EARLIER_REQUEST_PENDING = 2013;
export const TOO_MANY_RECEIVING_ACCOUNTS = 2014;
/** Or used. */
export const COUPON_UNKNOWN = 2015;
export const COUPON_NOT_APPLICABLE = 2016;

// Games.

export const GAME_UNKNOWN = 3001;
/** The game, its brand or its platform; `data.until` if known. */
export const GAME_MAINTENANCE = 3002;
export const TRIAL_NOT_OFFERED = 3003;
/** `data.gameId`. */
export const OTHER_GAME_OPEN = 3004;
/** `data.min`. */
export const BALANCE_BELOW_ENTRY = 3005;

// Codes of the games' own calls, on their origin.

export const GAME_SESSION_CLOSED = 3101;
/** It was open for too long. */
export const GAME_SESSION_EXPIRED = 3102;
/** Another window has taken it over. */
export const GAME_SESSION_MOVED = 3103;
/** The member's sign-in has ended. */
export const GAME_SESSION_SIGNED_OUT = 3104;
/** A launch address opens a game only once. */
export const LAUNCH_USED = 3105;

// Bonuses and activities.

/** Or not open. */
export const ACTIVITY_UNKNOWN = 4001;
/** `msg` says why. */
export const NOT_ELIGIBLE = 4002;
/** Also when two tabs claim at once and the other one wins. */
export const ALREADY_CLAIMED = 4003;
export const NOTHING_TO_CLAIM = 4004;
export const TASK_NOT_FINISHED = 4005;
export const NO_SPINS_LEFT = 4006;
export const CLAIM_EXPIRED = 4007;
/** `data.nextTime`. */
export const TOO_EARLY = 4008;

// Invitations.

export const INVITER_UNKNOWN = 5001;
/** The member themselves, or a member they invited. */
export const INVITER_NOT_ALLOWED = 5002;
export const INVITER_ALREADY_SET = 5003;

// Mail.

export const MAIL_UNKNOWN = 6001;
export const NO_ATTACHMENT = 6002;
export const ATTACHMENT_RECEIVED = 6003;
/** The attachment would be lost: deletion needs `force`. */
export const ATTACHMENT_NOT_RECEIVED = 6004;

// Support.

export const TOO_MANY_IMAGES = 7001;
export const IMAGE_TYPE_REFUSED = 7002;
export const IMAGE_TOO_LARGE = 7003;
export const TOO_MANY_OPEN_FEEDBACKS = 7004;
/** Codes that only this platform has. */
export const FEEDBACK_CLOSED = 10_001;

// Safer play; all of them have `data.until`.

export const DEPOSIT_LIMIT_REACHED = 8001;
/** Losses or bets. */
export const PLAY_LIMIT_REACHED = 8002;
export const TIME_LIMIT_REACHED = 8003;
export const TAKING_A_BREAK = 8004;
/** `data.until` 0 = no end date. */
export const SELF_EXCLUDED = 8005;
