// The tables of feedback.
import type { Generated } from 'kysely';

export interface SupportTables {
  feedback: FeedbackTable;
  feedback_message: FeedbackMessageTable;
  uploaded_image: UploadedImageTable;
  desk_duty: DeskDutyTable;
}

interface FeedbackTable {
  id: Generated<number>;
  /** `null` if it was sent signed out: then no member can read it. */
  member_id: number | null;
  fingerprint: string;
  address: string;
  type_id: number;
  contact: Generated<string>;
  /** 0 sent, 1 answered, 2 closed. */
  status: Generated<0 | 1 | 2>;
  /** Has an answer that the member has not opened. */
  unread: Generated<boolean>;
  created_at: Date;
  /** Since when the staff owes an answer; `null` if an earlier build has stored it. */
  asked_at: Generated<Date | null>;
}

interface FeedbackMessageTable {
  id: Generated<number>;
  feedback_id: number;
  sender: 'member' | 'staff';
  content: string;
  created_at: Date;
  /** The idempotency key of a message of the desk. */
  key: Generated<string | null>;
}

interface DeskDutyTable {
  is_only: Generated<boolean>;
  until: Date;
}

interface UploadedImageTable {
  /** A secret: who knows it can open the picture. */
  id: string;
  member_id: number | null;
  fingerprint: string;
  address: string;
  /** `null` until the feedback is sent. */
  message_id: Generated<number | null>;
  /** Order within its message. */
  place: Generated<number>;
  /** WebP. */
  bytes: Buffer;
  created_at: Date;
}
