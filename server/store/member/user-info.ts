// The member as shown to themselves.
import type { AppConfig } from '#src/contract/config.ts';
import type { SocialProvider, UserInfo } from '#src/contract/member.ts';
import { pointsOf } from '../claims/claims.ts';
import { vipAt } from '../claims/vip-levels.ts';
import { balanceOf } from '../ledger/ledger.ts';
import type { Db } from '../../database/tables/tables.ts';
import { maskedMobile } from './mobile.ts';

export type Levels = Pick<AppConfig, 'vipMap' | 'userLevelList'>;

export async function userInfoOf(db: Db, memberId: number, levels: Levels): Promise<UserInfo> {
  const row = await db
    .selectFrom('member')
    .innerJoin('member_balance', 'member_balance.member_id', 'member.id')
    .leftJoin('credential', 'credential.member_id', 'member.id')
    .leftJoin('member_detail', 'member_detail.member_id', 'member.id')
    .selectAll('member')
    .select(['deposited', 'staked', 'withdrawn', 'password_hash', 'full_name'])
    .where('member.id', '=', memberId)
    .executeTakeFirstOrThrow();
  const { coin, safebox, balanceSeq } = await balanceOf(db, memberId);
  return {
    id: row.id,
    uuid: row.uuid,
    account: row.account,
    password: row.password_hash === null ? '' : '******',
    accountType: row.account_type,
    avatar: row.avatar,
    avatarOther: row.avatar_other,
    nickname: row.nickname,
    mobile: row.mobile === null ? '' : maskedMobile(row.mobile),
    ...(await boundIdentities(db, memberId)),
    hasSafeboxPassword: row.safebox_hash !== null,
    hasKyc: row.identified_at !== null,
    hasUserOther: row.full_name !== null,
    ...vipAt(levels.vipMap, row.staked),
    userLevel: userLevelAt(levels.userLevelList, row.staked),
    lottery: await pointsOf(db, memberId),
    coin,
    safebox,
    balanceSeq,
    totalRecharge: row.deposited,
    bet: row.staked,
    exchange: row.withdrawn,
    pid: row.inviter_id ?? 0,
    regPeriod: Number(row.registered_at.toISOString().slice(0, 10).replaceAll('-', '')),
  };
}

async function boundIdentities(db: Db, memberId: number) {
  const rows = await db
    .selectFrom('identity')
    .select(['provider', 'label', 'name'])
    .where('member_id', '=', memberId)
    .execute();
  const of = (provider: SocialProvider) => rows.find((row) => row.provider === provider) ?? NOT_BOUND;
  const [facebook, google, line] = [of('facebook'), of('google'), of('line')];
  return {
    facebookAccount: facebook.label,
    googleAccount: google.label,
    lineAccount: line.label,
    facebookName: facebook.name,
    googleName: google.name,
    lineName: line.name,
  };
}

const NOT_BOUND = { label: '', name: '' };

/** `staked` in hundredths. */
const userLevelAt = (levels: Levels['userLevelList'], staked: number): number =>
  Math.max(0, ...levels.filter(({ betAmount }) => betAmount <= staked).map(({ level }) => level));
