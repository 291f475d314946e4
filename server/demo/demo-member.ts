// A demo member, created in an empty database unless DEMO_MEMBER is 0.
import { isPasswordRight } from '../store/auth/passwords.ts';
import { credentialOf } from '../store/member/members.ts';
import type { Db } from '../store/tables.ts';

export const DEMO = { account: 'demo', password: 'kingfisher' };

/** False once its password was changed or its account was closed. */
export async function isDemoOpen(db: Db, passwordCost: number): Promise<boolean> {
  const credential = await credentialOf(db, DEMO.account);
  if (credential?.status !== 1) return false;
  return isPasswordRight(DEMO.password, credential.passwordHash, { cost: passwordCost });
}
