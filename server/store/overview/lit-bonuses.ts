// Which bonuses can be claimed, for members who want a notification when one more can.
import type { AwardFlags } from '#src/contract/primitives.ts';
import { DEFAULT_LANGUAGE } from '../../languages/language.ts';
import type { Db } from '../../database/tables/tables.ts';
import { bonusConfigOf } from '../config/bonus-config.ts';
import type { ConfigSource } from '../lobby/config.ts';
import { flagsOf } from './bonuses.ts';

export interface Watching {
  readonly db: Db;
  readonly config: ConfigSource;
}

/** Names of what can be claimed; mails have a topic of their own. */
const litOf = (flags: AwardFlags): string =>
  Object.entries(flags)
    .flatMap(([name, isLit]) => (isLit && name !== 'emailAwardFlag' ? [name] : []))
    .sort()
    .join();

export async function litNow({ db, config }: Watching, memberId: number, now: Date): Promise<string> {
  const { config: app, platform } = await config(db, DEFAULT_LANGUAGE);
  return litOf(await flagsOf({ db, memberId, now, config: app, rules: bonusConfigOf(platform.bonus) }));
}
