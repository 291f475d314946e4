import type { ColumnType, Generated } from 'kysely';
import type { Award } from '#src/contract/primitives.ts';
import type { Texts as TextsByLanguage } from '../../languages/language.ts';

/** jsonb: written as text, read as a parsed value. */
type Json<T> = ColumnType<T, string, string>;
type Texts = Json<TextsByLanguage>;

export interface MailTable {
  id: Generated<number>;
  member_id: number;
  /** Of `MAIL_TYPES`. */
  type: number;
  title: Texts;
  summary: Texts;
  /** Restricted HTML. */
  content: Texts;
  awards: ColumnType<Award[], string | undefined, string>;
  click_type: ColumnType<1 | 2 | 3 | null, 1 | 2 | 3 | undefined, never>;
  click_action: ColumnType<string | null, string | undefined, never>;
  sent_at: Date;
  expire_at: ColumnType<Date | null, Date | undefined, Date>;
  read_at: ColumnType<Date | null, undefined, Date>;
  /** When its attachment was received. */
  received_at: ColumnType<Date | null, undefined, Date>;
  deleted_at: ColumnType<Date | null, undefined, Date>;
}
