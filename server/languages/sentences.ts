import type { OwnErrcode } from '#src/contract/call.ts';
import type { CommonErrcode } from '#src/contract/envelope.ts';
import type { CallName, CallOf } from '#src/contract/index.ts';

/** Every code that a call may answer; a code without a message does not compile. */
export type Sentences = Readonly<Record<CommonErrcode | OwnErrcode<CallOf<CallName>>, string>>;
