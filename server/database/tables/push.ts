// Push subscriptions and their messages.
import type { Generated } from 'kysely';
import type { PushTopic } from '#src/contract/push.ts';
import type { Language } from '../../languages/language.ts';

export interface PushTables {
  push_subscription: PushSubscriptionTable;
  push_message: PushMessageTable;
}

interface PushSubscriptionTable {
  session_id: string;
  member_id: number;
  endpoint_digest: string;
  /** Encrypted JSON, because it is enough to send to the device. */
  subscription: string;
  /** The origin of the app on the device. */
  origin: string;
  language: Language;
  withdraw: boolean;
  mail: boolean;
  bonus: boolean;
  /** Names of the bonus flags that were lit when they were last looked at. */
  lit: Generated<string>;
  looked_at: Date;
}

interface PushMessageTable {
  session_id: string;
  topic: PushTopic;
  created_at: Date;
  /** Not sent before. */
  due_at: Date;
  tries: Generated<number>;
}
