import { deskRefused } from '#src/data/mutations/desk.ts';
import { showToast } from '#src/navigation/toast.ts';

/** Says why a message was refused, also one that waited since an earlier visit. Called twice, it says so once. */
export const announceRefused = (): void => void deskRefused.listen(tell);

const tell = (msg: string): void => showToast(msg, 'warning');
