// The tables of the ways in, beside the account and its password.
import type { ColumnType, Generated } from 'kysely';
import type { SocialProvider } from '#src/contract/member.ts';
import type { SecondStepMethod } from '#src/contract/auth-security.ts';

/** jsonb: goes in as text, comes out parsed. */
type Json<T> = ColumnType<T, string, string>;

export interface AccountTables {
  platform_secret: { name: string; value: string };
  sms_code: SmsCodeTable;
  text_message: TextMessageTable;
  identity: IdentityTable;
  /** What was sealed by this platform and has been shown to it. */
  used_seal: { digest: string; expire_at: Date };
  passkey: PasskeyTable;
  passkey_challenge: PasskeyChallengeTable;
  second_step: SecondStepTable;
  sign_in_challenge: SignInChallengeTable;
}

interface SmsCodeTable {
  id: Generated<number>;
  mobile: string;
  /** As on the wire; 4 = second step. */
  purpose: 0 | 1 | 2 | 3 | 4;
  digest: string;
  fingerprint_digest: string;
  address: string;
  sent_at: Date;
  expire_at: Date;
  used_at: ColumnType<Date | null, undefined, Date>;
  /** The wish that used it. */
  used_by: ColumnType<string | null, undefined, string | null>;
}

interface TextMessageTable {
  id: Generated<number>;
  mobile: string;
  text: string;
  /** Written for a number that nobody here has, so that it takes as long. */
  is_decoy: boolean;
  sent_at: Date;
}

interface IdentityTable {
  provider: SocialProvider;
  /** Who they are to that service. */
  subject: string;
  member_id: number;
  /** What their owner knows the identity by, masked. */
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

interface SecondStepTable {
  member_id: number;
  method: SecondStepMethod;
  secret: string | null;
  /** Shown to the member, in force once a first code was right. */
  pending_secret: string | null;
  /** Number of the last time step whose code was taken. */
  last_counter: Generated<number>;
  on_since: Date | null;
}

interface SignInChallengeTable {
  digest: string;
  member_id: number;
  fingerprint_digest: string;
  methods: Json<SecondStepMethod[]>;
  expire_at: Date;
}
