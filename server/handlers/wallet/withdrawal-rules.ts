import type { Context } from '../../api/context.ts';
import { type WithdrawalConfig, withdrawalConfigOf } from '../../store/wallet/withdrawal-config.ts';

export async function withdrawalRules(context: Context): Promise<WithdrawalConfig> {
  const { config, platform } = await context.config(context.db);
  const { language } = context.client;
  return withdrawalConfigOf(platform.withdrawal, { banks: config.bankList, language });
}
