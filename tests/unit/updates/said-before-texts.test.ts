// @vitest-environment happy-dom
// The first answers of a visit may arrive before the texts do.
import { expect, it, vi } from 'vitest';
import { listenToRefusals } from '#src/app/listeners/refusals.ts';
import { FORBIDDEN, UPDATE_REQUIRED } from '#src/contract/errors.ts';
import { callRefused, timedOut } from '#src/data/api/request.ts';
import { listenToFailures } from '#src/app/listeners/failures.ts';
import { t } from '#src/i18n/t.ts';
import { openedDialogs } from '#src/navigation/dialog.ts';

it('an answer that concerns the whole app is said in words, however early it arrives', async () => {
  listenToRefusals();
  listenToFailures();
  expect(t('common.ok')).toBe('');
  for (const errcode of [UPDATE_REQUIRED, FORBIDDEN] as const)
    callRefused.emit({
      refused: { ok: false, kind: 'refused', errcode, msg: '', traceId: '', detail: {} },
      isQuiet: false,
    });
  timedOut.emit();
  await vi.waitFor(() => expect(openedDialogs.peek()).toHaveLength(3));
  for (const { title, text, confirm } of openedDialogs.peek())
    expect([title, text, confirm].filter((words) => words === '')).toEqual([]);
});
