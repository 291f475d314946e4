import type { AppConfigShell } from '#src/contract/config.ts';
import type { Translate } from '#src/i18n/t.ts';
import { formatLimit } from '#src/patterns/money/limit-coin.ts';

/** What a friend has to do before an invitation counts. */
export function validInviteText(
  { agentConfig: { validInvite } }: Pick<AppConfigShell, 'agentConfig'>,
  { t, locale }: { readonly t: Translate; readonly locale: string },
): string {
  const { recharge, bet } = validInvite;
  return t('agent.howValid', { recharge: formatLimit(recharge, locale), bet: formatLimit(bet, locale) });
}
