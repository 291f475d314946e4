import { LIGHT_OFF, LIGHT_ON } from '#src/contract/page/light-marks.ts';
import { asksToSave } from '#src/data/api/connection.ts';
import { LIGHT_KEY, lightChoice } from '#src/data/api/light-mode.ts';
import { deleteCache, openCache } from '#src/device/caches.ts';
import { removeItem, writeItem } from '#src/device/items.ts';

/** What the device asks for by itself is no choice: it goes on following the device. */
export async function chooseLightMode(isOn: boolean): Promise<void> {
  const choice = isOn === asksToSave() ? undefined : isOn;
  lightChoice.value = choice;
  if (choice === undefined) removeItem(LIGHT_KEY);
  else writeItem(LIGHT_KEY, choice ? '1' : '0');
  await markForWorker(choice).catch(() => {});
}

/** Caches are absent on an insecure origin, and so is the worker. */
async function markForWorker(choice: boolean | undefined): Promise<void> {
  const wanted = choice === undefined ? undefined : choice ? LIGHT_ON : LIGHT_OFF;
  for (const mark of [LIGHT_ON, LIGHT_OFF]) {
    if (mark === wanted) await openCache(mark);
    else await deleteCache(mark);
  }
}
