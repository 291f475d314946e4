// Codes that any call may answer with, and their meaning on every screen.
import type { CommonErrcode, Errcode } from '#src/contract/envelope.ts';
import {
  BAD_REQUEST,
  BODY_TOO_LARGE,
  CONFLICT,
  FORBIDDEN,
  INVALID_FIELDS,
  MAINTENANCE,
  METHOD_NOT_ALLOWED,
  NOT_FOUND,
  SERVER_FAULT,
  SIGNED_OUT,
  TOO_MANY_REQUESTS,
  UPDATE_REQUIRED,
} from '#src/contract/errors.ts';

/** The platform's message for the whole form, with a wait after it, or messages beside the fields it names. */
type CommonMeaning = 'message' | 'wait' | 'fields';

const MEANINGS: Readonly<Record<CommonErrcode, CommonMeaning>> = {
  [BAD_REQUEST]: 'message',
  [SIGNED_OUT]: 'message',
  [FORBIDDEN]: 'message',
  [NOT_FOUND]: 'message',
  [METHOD_NOT_ALLOWED]: 'message',
  [CONFLICT]: 'message',
  [BODY_TOO_LARGE]: 'message',
  [INVALID_FIELDS]: 'fields',
  [UPDATE_REQUIRED]: 'message',
  [TOO_MANY_REQUESTS]: 'wait',
  [SERVER_FAULT]: 'message',
  [MAINTENANCE]: 'message',
};

/** `undefined` if it is not a common code. */
export function commonMeaning(errcode: Errcode): CommonMeaning | undefined {
  const ofAny: Readonly<Partial<Record<Errcode, CommonMeaning>>> = MEANINGS;
  return ofAny[errcode];
}
