// Keeps the browser's offer to install the app, and tracks when it was installed and when its build has changed.
import { BUILD_ID } from '#src/contract/page/build-info.ts';
import { keepInstallPrompt, noteInstalled } from '#src/data/api/install-prompt.ts';
import { database } from '#src/data/db/database.ts';
import { track } from '#src/tracking/track.ts';

export function listenToInstallation(): void {
  addEventListener('beforeinstallprompt', keepInstallPrompt);
  addEventListener('appinstalled', () => {
    noteInstalled();
    track('app_install');
  });
  // Without storage every visit counts as the first.
  void noteBuild().catch(() => {});
}

async function noteBuild(): Promise<void> {
  const { db } = await database();
  const before = await db.transaction('rw', db.installation, async () => {
    const row = await db.installation.get('buildId');
    await db.installation.put({ key: 'buildId', value: BUILD_ID });
    return row?.value;
  });
  if (before !== undefined && before !== BUILD_ID) trackUpdate(before);
}

function trackUpdate(from: string): void {
  track('app_update', { eventInterfaceId: BUILD_ID, eventProps: { from } });
}
