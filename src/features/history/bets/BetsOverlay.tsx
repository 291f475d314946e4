import { useMemo, useState } from 'react';
import { platformTime } from '#src/data/api/clock.ts';
import { useReason } from '#src/patterns/form/use-submission.ts';
import { useT } from '#src/i18n/t.ts';
import { closeOverlay, type OverlayProps } from '#src/navigation/overlay.ts';
import { Sheet } from '#src/ui/Sheet/Sheet.tsx';
import { useBets } from '../report/queries.ts';
import { readAllBets } from './actions.ts';
import { betTable } from './bet-table.ts';
import { BetList } from './BetList.tsx';
import { usePages } from './use-pages.ts';
import { ExportButtons } from '#src/patterns/export/ExportButtons.tsx';
import { dayText } from '#src/patterns/days/days.ts';

export default function BetsOverlay({ title, startTime, endTime, typeId, brandId }: OverlayProps['bets']) {
  const t = useT();
  // The end is fixed, so that new rounds do not shift rows.
  const [end] = useState(() => Math.min(endTime, platformTime()));
  const query = useMemo(
    () => ({ startTime, endTime: end, typeId, brandId }),
    [startTime, end, typeId, brandId],
  );
  const pages = usePages(query);
  const bets = useBets(query, pages.shown);
  const hasBets = bets !== undefined && bets.length > 0;
  const [isBusy, setBusy] = useState(false);
  const reason = useReason();
  const readAll = async () => {
    setBusy(true);
    const all = await readAllBets(query);
    setBusy(false);
    return all && betTable(all, t);
  };
  return (
    <Sheet
      title={t('history.betsOf', { name: title })}
      closeLabel={t('common.close')}
      onClose={closeOverlay}
      footer={
        hasBets && (
          <ExportButtons
            fileName={`halcyon-rounds-${dayText(new Date(startTime * 1000))}.csv`}
            rows={readAll}
            isBusy={isBusy}
            reason={reason}
          />
        )
      }
    >
      <BetList bets={bets} pages={pages} />
    </Sheet>
  );
}
