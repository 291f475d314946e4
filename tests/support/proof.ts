import type { Caller, TestPlatform } from './platform.ts';
import { PASSWORD } from './registration.ts';

/** The member confirms who they are, from the installation where they registered: sensitive changes may follow. */
export async function proveIdentity(
  platform: Pick<TestPlatform, 'call'>,
  { token }: Required<Pick<Caller, 'token'>>,
): Promise<void> {
  const proof = { method: 'password', value: PASSWORD };
  const { errcode } = await platform.call('confirmIdentity', proof, { token });
  if (errcode !== 0) throw new Error(`The proof was refused with ${errcode}`);
}
