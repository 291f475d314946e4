// The member's sessions.
import * as v from 'valibot';
import { area } from '../call.ts';
import * as errors from '../errors.ts';
import { Count, text, Time } from '../primitives.ts';
import { rows } from '../rows.ts';

export const Session = v.object({
  id: v.string(),
  device: v.string(),
  place: v.string(),
  time: Time,
  current: v.boolean(),
});
export type Session = v.InferOutput<typeof Session>;

export const sessionCalls = area({
  logout: {
    input: v.object({}),
    output: v.object({ done: v.literal(true) }),
    access: 'member',
    write: true,
    errors: [],
  },
  sessionList: {
    input: v.object({}),
    output: v.object({ list: rows(Session) }),
    access: 'member',
    errors: [],
  },
  sessionEnd: {
    input: v.union([v.object({ id: text(128) }), v.object({ all: v.literal(true) })]),
    output: v.object({ ended: Count }),
    access: 'member',
    write: true,
    proof: 'judged',
    errors: [errors.RECENT_PROOF_REQUIRED],
  },
});
