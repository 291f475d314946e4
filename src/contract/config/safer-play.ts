// What the config says of safer play.
import * as v from 'valibot';
import { Count } from '../primitives.ts';
import { rows } from '../rows.ts';

export const SaferPlayConfig = v.object({
  minAge: Count,
  helplines: rows(v.object({ name: v.string(), phone: v.optional(v.string()), url: v.string() })),
  licence: v.optional(v.string()),
  /** Intervals that are offered. */
  realityCheckMinutes: v.array(Count),
});
export type SaferPlayConfig = v.InferOutput<typeof SaferPlayConfig>;
