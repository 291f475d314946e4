// The address of the manifest. An app on the home screen of iOS does not see what the browser stored, so its start
// address has to carry the language and the inviter.
import { database } from '#src/data/db/database.ts';
import { INVITE_DRAFT } from '#src/data/db/tables/retention.ts';
import { DEFAULT_LANGUAGE, type Language, matchLanguage } from '#src/i18n/languages.ts';
import { language } from '#src/i18n/t.ts';

const CARRIED = ['pid', 'inviteCode', 'aid'] as const;

type LinkParams = Partial<Record<(typeof CARRIED)[number], string | number>>;

/** Follows the chosen language, and the inviter, who may be stored later. Resolves with a function that ends it. */
export async function linkManifest(): Promise<() => void> {
  const { db, liveQuery } = await database();
  let invite: LinkParams | undefined;
  const write = () => {
    if (invite) writeLink(language.peek(), invite);
  };
  const invites = liveQuery(() => db.drafts.get([0, INVITE_DRAFT])).subscribe({
    next(row) {
      invite = row?.value ?? {};
      write();
    },
    error: (error) => reportError(error),
  });
  const ignoreLanguage = language.subscribe(write);
  return () => {
    invites.unsubscribe();
    ignoreLanguage();
  };
}

function writeLink(chosen: Language, invite: LinkParams): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
  const address = addressOf(chosen, invite);
  // A browser reads the manifest again with every change.
  if (link && link.getAttribute('href') !== address) link.href = address;
}

/** The plain one where it would say the same. */
function addressOf(chosen: Language, invite: LinkParams): string {
  const carried = CARRIED.flatMap((name) => (invite[name] ? [[name, String(invite[name])] as const] : []));
  const isPlain = chosen === DEFAULT_LANGUAGE && matchLanguage(navigator.languages) === chosen;
  const fields = [...(isPlain ? [] : [['lang', chosen] as const]), ...carried];
  const query = fields.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&');
  return query === '' ? '/manifest.webmanifest' : `/manifest.webmanifest?${query}`;
}
