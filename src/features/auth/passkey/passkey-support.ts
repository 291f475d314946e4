// What this browser supports of passkeys; everything else is loaded on demand.

interface PasskeyApi {
  isConditionalMediationAvailable?(): Promise<boolean>;
}

/** Absent on an insecure origin. */
const api = (): PasskeyApi | undefined =>
  (globalThis as unknown as { PublicKeyCredential?: PasskeyApi }).PublicKeyCredential;

export const hasPasskeys = (): boolean => api() !== undefined;

/** Whether autofill can offer a passkey. */
export async function canSuggestPasskeys(): Promise<boolean> {
  return (await api()?.isConditionalMediationAvailable?.()) ?? false;
}
