// Storage may be refused, or cleared while the app is open: by the person, by another tab, or by a browser that needs
// room.
import { refreshConfig } from '#src/data/answers/refresh-config.ts';
import { connectionLost, returnedUnfinished } from '#src/data/db/database.ts';
import { finishMove } from '#src/data/events/outbox.ts';
import { noteRefusedCookies } from '#src/device/cookies.ts';
import { serviceWorkers } from '#src/device/workers.ts';
import { followOtherTab, session } from '#src/data/session/session.ts';
import { idleMoment } from '#src/lib/moments.ts';
import { forMembers } from '../loading/members.ts';

export function listenToStorage(): void {
  connectionLost.listen(() => void fetchAgain());
  returnedUnfinished.listen(() => {
    // Without both a reload would end on the browser's error page.
    if (navigator.onLine || serviceWorkers()?.controller) location.reload();
  });
  noteRefusedCookies();
  // The next start tries again.
  void idleMoment()
    .then(finishMove)
    .catch(() => {});
}

/** The list of games follows its version in the config, and an open screen refreshes itself. */
async function fetchAgain(): Promise<void> {
  // Cleared together with the database, the session has ended here too.
  followOtherTab();
  await refreshConfig();
  if (session.peek().memberId > 0) await (await forMembers()).refreshMember();
}
