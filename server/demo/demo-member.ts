// A member to look around with, made in an empty database unless DEMO_MEMBER says no.
import { isPasswordRight } from '../store/auth/passwords.ts';
import { credentialOf } from '../store/member/members.ts';
import type { Db } from '../store/tables.ts';

export const DEMO = { account: 'demo', password: 'kingfisher' };

/** Not any more once somebody has changed the password or closed the account. */
export async function isDemoOpen(db: Db, passwordCost: number): Promise<boolean> {
  const credential = await credentialOf(db, DEMO.account);
  if (credential?.status !== 1) return false;
  return isPasswordRight(DEMO.password, credential.passwordHash, passwordCost);
}
