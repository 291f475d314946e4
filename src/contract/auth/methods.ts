// What protects an account, as the device keeps it.
import * as v from 'valibot';
import { Time } from '../primitives.ts';
import { rows } from '../rows.ts';

export const SecondStepMethod = v.picklist(['sms', 'totp', 'passkey']);
export type SecondStepMethod = v.InferOutput<typeof SecondStepMethod>;

export const Passkey = v.object({ id: v.string(), name: v.string(), time: Time, usedTime: v.optional(Time) });
export type Passkey = v.InferOutput<typeof Passkey>;

/** What protects the account besides its password; `methods` are the second steps that are on. */
export const Security = v.object({
  passkeys: rows(Passkey),
  methods: rows(SecondStepMethod),
  hasPassword: v.boolean(),
});
export type Security = v.InferOutput<typeof Security>;
