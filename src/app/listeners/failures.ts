// What calls could not say themselves: timeouts to the member, broken answers to the analysts.
import { contractBroken, timedOut } from '#src/data/request.ts';
import { t } from '#src/i18n/t.ts';
import { ask } from '#src/navigation/dialog.ts';
import { track } from '#src/tracking/track.ts';

export function listenToFailures(): void {
  timedOut.listen(
    () => void ask({ id: 'tips', title: t('tips.title'), text: t('tips.timeout'), confirm: t('tips.ok') }),
  );
  contractBroken.listen(({ call }) => track('error', { eventInterfaceId: call, eventShowType: 'contract' }));
}
