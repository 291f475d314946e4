// The tables of the sign-in methods, apart from the account and its password.
import type { ColumnType, Generated } from 'kysely';
import type { SocialProvider } from '#src/contract/member.ts';
import type { SecondStepMethod } from '#src/contract/auth/methods.ts';
import type { SignInStep } from '#src/contract/auth/security.ts';

/** jsonb: written as text, read as a parsed value. */
type Json<T> = ColumnType<T, string, string>;

export interface AccountTables {
  platform_secret: { name: string; value: string };
  sms_code: SmsCodeTable;
  text_message: TextMessageTable;
  identity: IdentityTable;
  /** Seals of this platform that have been used. */
  used_seal: { digest: string; expire_at: Date };
  passkey: PasskeyTable;
  passkey_challenge: PasskeyChallengeTable;
  recovery_code: RecoveryCodeTable;
  second_step: SecondStepTable;
  sign_in_challenge: SignInChallengeTable;
}

interface SmsCodeTable {
  id: Generated<number>;
  mobile: string;
  /** As on the wire; 4 = second step. */
  purpose: 0 | 1 | 2 | 3 | 4;
  digest: string;
  /** Of `CodeQuota`. */
  quota: Generated<number>;
  fingerprint_digest: string;
  address: string;
  sent_at: Date;
  expire_at: Date;
  used_at: ColumnType<Date | null, undefined, Date>;
  /** Key of the mutation that used it. */
  used_by: ColumnType<string | null, undefined, string | null>;
}

interface TextMessageTable {
  id: Generated<number>;
  mobile: string;
  text: string;
  /** Written for a number without an owner, so that it takes the same time. */
  is_decoy: boolean;
  sent_at: Date;
}

interface IdentityTable {
  provider: SocialProvider;
  /** Id of the member at the identity provider. */
  subject: string;
  member_id: number;
  /** Masked name that its owner recognises. */
  label: string;
  name: string;
  bound_at: Date;
}

interface PasskeyTable {
  id: string;
  member_id: number;
  public_key: string;
  counter: number;
  transports: Json<string[]>;
  name: string;
  created_at: Date;
  used_at: Date | null;
}

interface PasskeyChallengeTable {
  digest: string;
  kind: 'register' | 'login' | 'step';
  member_id: number | null;
  expire_at: Date;
}

interface RecoveryCodeTable {
  member_id: number;
  digest: string;
  made_at: Date;
  used_at: ColumnType<Date | null, undefined, Date>;
}

interface SecondStepTable {
  member_id: number;
  method: SecondStepMethod;
  /** Encrypted, as the pending one. */
  secret: string | null;
  /** Shown to the member; active once a first code was right. */
  pending_secret: string | null;
  /** Time step of the last code that was used. */
  last_counter: Generated<number>;
  on_since: Date | null;
}

interface SignInChallengeTable {
  digest: string;
  member_id: number;
  fingerprint_digest: string;
  methods: Json<SignInStep[]>;
  expire_at: Date;
}
