// The envelope of every answer, and the fields of every body.
import * as v from 'valibot';
import * as errors from './errors.ts';

export const API_PREFIX = '/app/v1';
/** The client version of the contract; the version of the project is in package.json. */
export const APP_VERSION = '1.1.0';
export const CHANNEL = 'WEB';
export const CLIENT_REFERRER = 'pk';

/** Set by the service worker on answers that it made or stored itself: the page must not store them again. */
export const SOURCE_HEADER = 'x-halcyon-source';

/** Bytes. */
export const MAX_BODY = 256 * 1024;
export const MAX_EVENT_BODY = 64 * 1024;

export const COMMON_ERRCODES = [
  errors.BAD_REQUEST,
  errors.SIGNED_OUT,
  errors.FORBIDDEN,
  errors.NOT_FOUND,
  errors.METHOD_NOT_ALLOWED,
  errors.CONFLICT,
  errors.BODY_TOO_LARGE,
  errors.INVALID_FIELDS,
  errors.UPDATE_REQUIRED,
  errors.TOO_MANY_REQUESTS,
  errors.SERVER_FAULT,
  errors.MAINTENANCE,
] as const;
export type CommonErrcode = (typeof COMMON_ERRCODES)[number];

/** Every code of the contract. */
export type Errcode = (typeof errors)[keyof typeof errors];

/** 0 on a mobile device, 1 on a desktop. */
const Platform = v.picklist([0, 1]);

export const CommonFields = v.object({
  appId: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  channel: v.pipe(v.string(), v.minLength(1), v.maxLength(32)),
  clientReferrer: v.pipe(v.string(), v.minLength(1), v.maxLength(32)),
  platform: Platform,
  appVersion: v.pipe(v.string(), v.minLength(1), v.maxLength(32)),
});
export type CommonFields = v.InferOutput<typeof CommonFields>;

/** One per mutation, reused until its outcome is known. */
export const RequestId = v.pipe(v.string(), v.uuid());

const FIELD_PROBLEMS = [
  'required',
  'type',
  'tooShort',
  'tooLong',
  'tooSmall',
  'tooLarge',
  'pattern',
  'unknown',
  'mismatch',
  // A secret that is tried first.
  'common',
] as const;
export type FieldProblem = (typeof FIELD_PROBLEMS)[number];

const optionalNumber = v.optional(v.number());

/** Details of a refusal; unknown keys are dropped, wrong values make the answer invalid. */
export const RefusalDetail = v.object({
  fields: v.optional(v.record(v.string(), v.fallback(v.picklist(FIELD_PROBLEMS), 'pattern'))),
  /** Seconds. */
  retryAfter: optionalNumber,
  /** Epoch seconds. */
  until: optionalNumber,
  nextTime: optionalNumber,
  required: optionalNumber,
  remaining: optionalNumber,
  min: optionalNumber,
  max: optionalNumber,
  /** How often something is possible. */
  count: optionalNumber,
  /** Whose limit it is. */
  level: optionalNumber,
  gameId: optionalNumber,
  minVersion: v.optional(v.string()),
  challengeId: v.optional(v.string()),
  methods: v.optional(v.array(v.string())),
});
export type RefusalDetail = v.InferOutput<typeof RefusalDetail>;

export const Envelope = v.object({
  errcode: v.number(),
  code: v.optional(v.number()),
  msg: v.optional(v.string(), ''),
  data: v.optional(v.nullable(v.unknown()), null),
  /** Epoch seconds. */
  serverTime: v.optional(v.number()),
  traceId: v.optional(v.string(), ''),
});
export type Envelope = v.InferOutput<typeof Envelope>;

export const isSuccess = (envelope: Pick<Envelope, 'errcode' | 'code'>): boolean =>
  envelope.errcode === 0 || envelope.code === 200;

export const isSignedOut = (envelope: Pick<Envelope, 'errcode' | 'code'>): boolean =>
  !isSuccess(envelope) && (envelope.errcode === errors.SIGNED_OUT || envelope.code === errors.SIGNED_OUT);
