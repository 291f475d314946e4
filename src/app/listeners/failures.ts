// Reports what callers do not handle: timeouts to the member, broken answers and bugs to the analysts.
import { contractBroken, timedOut } from '#src/data/api/request.ts';
import { untilCommonTexts } from '#src/i18n/load-texts.ts';
import { t } from '#src/i18n/t.ts';
import { errorKind } from '#src/lib/error-kind.ts';
import { ask } from '#src/navigation/dialog.ts';
import { track } from '#src/tracking/track.ts';

export function listenToFailures(): void {
  timedOut.listen(() => void sayTimedOut());
  contractBroken.listen(({ call }) => track('error', { eventInterfaceId: call, eventShowType: 'contract' }));
  addEventListener('error', ({ error }) => reportBug(error));
  addEventListener('unhandledrejection', ({ reason }) => reportBug(reason));
}

async function sayTimedOut(): Promise<void> {
  await untilCommonTexts();
  await ask({ id: 'tips', title: t('common.tips'), text: t('common.timedOut'), confirm: t('common.ok') });
}

const reportedKinds = new Set<string>();

/** Each kind once per page load. */
function reportBug(error: unknown): void {
  const kind = errorKind(error);
  if (reportedKinds.has(kind)) return;
  reportedKinds.add(kind);
  track('error', { eventInterfaceId: kind, eventShowType: 'page', eventProps: { kind } });
}
