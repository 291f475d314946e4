// Calls that the contract declares and this platform does not handle yet; the list only shrinks.
import type { CallName } from '#src/contract/index.ts';
import type { HandledCall } from './handlers/handlers.ts';

/** The type makes it complete: a call that is neither handled nor listed, or both, does not compile. */
export const missingCalls: Readonly<Record<Exclude<CallName, HandledCall>, true>> = {};
