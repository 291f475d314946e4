// Counts what the app receives, with code that loads when the page is idle.
import { idleMoment } from '#src/lib/idle-moment.ts';

export function listenToDataUse(): void {
  const load = async () => {
    await idleMoment();
    const { countData } = await import('#src/features/legal/data-use/count-data.ts');
    countData();
  };
  load().catch(() => {});
}
