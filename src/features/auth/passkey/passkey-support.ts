// What this browser can do with passkeys; the rest comes when one is asked for.

interface PasskeyApi {
  isConditionalMediationAvailable?(): Promise<boolean>;
}

/** Absent on an address that is not secure. */
const api = (): PasskeyApi | undefined =>
  (globalThis as unknown as { PublicKeyCredential?: PasskeyApi }).PublicKeyCredential;

export const hasPasskeys = (): boolean => api() !== undefined;

/** Whether a passkey may be offered among what a browser fills in. */
export async function canSuggestPasskeys(): Promise<boolean> {
  return (await api()?.isConditionalMediationAvailable?.()) ?? false;
}
