// Keeps the browser's offer to install the app, and tracks when it was installed and when its build has changed.
import { BUILD_ID } from '#src/contract/page/build-info.ts';
import { operatingSystem } from '#src/data/api/device-info.ts';
import { environment } from '#src/data/api/environment.ts';
import { countVisit, keepInstallPrompt, noteInstalled } from '#src/data/api/install-prompt.ts';
import { database } from '#src/data/db/database.ts';
import { askToPersist } from '#src/device/room.ts';
import { session } from '#src/data/session/session.ts';
import { DEFAULT_LANGUAGE } from '#src/i18n/languages.ts';
import { language } from '#src/i18n/t.ts';
import { idleMoment } from '#src/lib/moments.ts';
import { arrivalQuery, isInvited } from '#src/navigation/arrival.ts';
import { track } from '#src/tracking/track.ts';

export function listenToInstallation(): void {
  const visit = countVisit();
  const help = helper(visit);
  const keep = (event: Event) => {
    keepInstallPrompt(event);
    // Nothing is offered on a first visit before something was claimed, which takes a member.
    if (visit > 1 || isInvited(arrivalQuery())) help();
    else session.subscribe(({ memberId }) => memberId > 0 && help());
  };
  addEventListener('beforeinstallprompt', keep);
  // Came before this code; the script of the document has held it back.
  const { installPrompt } = globalThis as { installPrompt?: Event };
  if (installPrompt) keep(installPrompt);
  addEventListener('appinstalled', () => {
    noteInstalled();
    track('app_install');
    void askToPersist();
  });
  if (isHelpful()) help();
  if (environment().isWrapper) void loadWrapper();
  // Without storage every visit counts as the first.
  void noteBuild().catch(() => {});
}

const loadWrapper = () =>
  import('./wrapper.ts').then((part) => part.listenToWrapper()).catch((error) => reportError(error));

/** Loads the code of installing once, when the page is idle. */
function helper(visit: number): () => void {
  let begun: Promise<void> | undefined;
  return () => {
    begun ??= idleMoment()
      .then(() => import('#src/features/install/begin.ts'))
      .then(({ begin }) => begin(visit))
      // Nothing is offered then; the next prompt or visit asks again.
      .catch(() => {
        begun = undefined;
      });
  };
}

/** Before any prompt: the manifest is in another language, the steps are those of iOS, or the app is installed. */
const isHelpful = (): boolean =>
  language.peek() !== DEFAULT_LANGUAGE || operatingSystem() === 'ios' || environment().isHomeScreen;

async function noteBuild(): Promise<void> {
  const { db } = await database();
  const before = await db.transaction('rw', db.installation, async () => {
    const row = await db.installation.get('buildId');
    await db.installation.put({ key: 'buildId', value: BUILD_ID });
    return row?.value;
  });
  if (before === undefined || before === BUILD_ID) return;
  trackUpdate(before);
  await (await import('#src/data/config/renumber.ts')).renumberConfig(db);
}

function trackUpdate(from: string): void {
  track('app_update', { eventInterfaceId: BUILD_ID, eventProps: { from } });
}
