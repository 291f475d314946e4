// Deleting mails, with the question that belongs to it.
import { platformTime } from '#src/data/api/clock.ts';
import { database } from '#src/data/db/database.ts';
import { deleteMails } from '#src/data/mails/deletion.ts';
import { session } from '#src/data/session/session.ts';
import { t } from '#src/i18n/t.ts';
import { ask, type DialogRequest } from '#src/navigation/dialog.ts';
import { track } from '#src/tracking/track.ts';
import { isClaimable } from './mail-state.ts';

/** Resolves with false if the member keeps them. */
export async function askAndDelete(ids: readonly number[], isSingle: boolean): Promise<boolean> {
  const hasAward = await hasClaimable(ids);
  const isSure = (isSingle && !hasAward) || (await ask(question(ids.length, { isSingle, hasAward })));
  if (!isSure) return false;
  track('mail_delete');
  await deleteMails(ids, hasAward);
  return true;
}

async function hasClaimable(ids: readonly number[]): Promise<boolean> {
  const { db } = await database();
  const { memberId } = session.peek();
  const keys = ids.map((id): [number, number] => [memberId, id]);
  const [heads, texts] = await Promise.all([db.mails.bulkGet(keys), db.mailTexts.bulkGet(keys)]);
  const now = platformTime();
  return (
    heads.some((head) => head && isClaimable(head, now)) ||
    texts.some((text) => text && isClaimable({ ...text, hasAward: text.awards.length > 0 }, now))
  );
}

function question(
  count: number,
  { isSingle, hasAward }: { isSingle: boolean; hasAward: boolean },
): DialogRequest {
  const several = t(hasAward ? 'mail.deleteAwardsText' : 'mail.deleteText', { count });
  return {
    id: 'deleteMails',
    title: t(isSingle ? 'mail.deleteAwardTitle' : 'mail.deleteTitle'),
    text: isSingle ? t('mail.deleteAwardText') : several,
    confirm: t('mail.delete'),
    cancel: t('mail.stop'),
    isDanger: true,
  };
}
