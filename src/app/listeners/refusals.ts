// Refusals that concern the whole app, whichever call met them.
import { FORBIDDEN, MAINTENANCE, UPDATE_REQUIRED } from '#src/contract/errors.ts';
import { platformTime } from '#src/data/api/clock.ts';
import { maintenance } from '#src/data/api/connection.ts';
import { callRefused } from '#src/data/api/request.ts';
import { refreshConfig } from '#src/data/answers/refresh-config.ts';
import { readSupportAddress } from '#src/data/config/support.ts';
import { untilCommonTexts } from '#src/i18n/load-texts.ts';
import { t } from '#src/i18n/t.ts';
import { after } from '#src/lib/timing.ts';
import { ask } from '#src/navigation/dialog.ts';
import { requireUpdate } from '../updates/take-update.ts';

export function listenToRefusals(): void {
  callRefused.listen(({ refused: { errcode, msg, detail }, isQuiet }) => {
    if (errcode === FORBIDDEN) void sayForbidden(msg, isQuiet);
    if (errcode === UPDATE_REQUIRED) void requireUpdate();
    if (errcode === MAINTENANCE) noteMaintenance(detail.until, detail.retryAfter);
  });
}

/** What calls in the background have said; they repeat themselves. */
const said = new Set<string>();

async function sayForbidden(msg: string, isQuiet: boolean): Promise<void> {
  if (isQuiet && said.has(msg)) return;
  said.add(msg);
  await untilCommonTexts();
  const wantsContact = await ask({
    id: 'forbidden',
    title: t('common.forbiddenTitle'),
    text: msg || t('common.failed'),
    confirm: t('common.contact'),
    cancel: t('common.ok'),
  });
  if (wantsContact) location.assign(`mailto:${await readSupportAddress()}`);
}

/** Seconds. */
const SOONEST = 5;
const LATEST = 300;
const USUALLY = 30;

let again: ReturnType<typeof setTimeout> | undefined;

/** Asks again by itself: a visitor who reads what is stored makes no call that would end the notice. */
function noteMaintenance(until: number | undefined, retryAfter: number | undefined): void {
  maintenance.value = { until };
  const wait = retryAfter ?? (until === undefined ? USUALLY : until - platformTime());
  clearTimeout(again);
  again = after(Math.min(Math.max(wait, SOONEST), LATEST) * 1000, () => {
    // An answer of the worker would not end it.
    maintenance.value = undefined;
    void refreshConfig();
  });
}
