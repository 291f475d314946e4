// How the end of each queued call is shown. The calls that are not listed end without a word.
import { mailCalls } from '#src/contract/mail.ts';
import { supportCalls } from '#src/contract/support.ts';
import type { MutationOutcome } from '#src/data/db/tables/schema.ts';
import { claimPolicies } from '#src/data/answers/claims.ts';
import { offerAfterClaim } from '#src/features/install/offer/moments.ts';
import { loadTexts } from '#src/i18n/load-texts.ts';
import { t } from '#src/i18n/t.ts';
import { showToast } from '#src/navigation/toast.ts';
import { showClaimed } from '#src/patterns/claim/claim.ts';

type Present = (outcome: MutationOutcome) => void | Promise<void>;

const presentClaim: Present = (outcome) => {
  showClaimed(outcome);
  if (outcome.awards) offerAfterClaim();
};

const warn: Present = ({ reason }) => {
  if (reason !== undefined) showToast(reason, 'warning');
};

/** Mails that hold an award are kept; the screen that deleted them may be closed. */
const sayKept: Present = () => loadTexts(['mail']).then(() => showToast(t('mail.kept'), 'warning'));

/** By the name of the call. */
export const presenters: Readonly<Record<string, Present>> = {
  ...Object.fromEntries(claimPolicies.map(({ call }) => [call.name, presentClaim])),
  [mailCalls.delMail.name]: sayKept,
  [supportCalls.deskSend.name]: warn,
};
