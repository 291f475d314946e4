// The browser's password store, in browsers that let a page use it. This app stores no passwords.

interface NameAndPassword {
  readonly account: string;
  readonly password: string;
}

interface StoredCredential extends Credential {
  readonly password: string;
}

type PasswordCredentialMaker = new (facts: { id: string; password: string; name: string }) => Credential;

const maker = (): PasswordCredentialMaker | undefined =>
  (globalThis as { PasswordCredential?: PasswordCredentialMaker }).PasswordCredential;

/** The browser asks the member itself; after a refusal it is not asked again. Resolves with whether it was taken. */
export async function keepPassword({ account, password }: NameAndPassword): Promise<boolean> {
  const PasswordCredential = maker();
  if (!PasswordCredential) return false;
  try {
    await navigator.credentials.store(new PasswordCredential({ id: account, password, name: account }));
    return true;
  } catch {
    // Refused, or not available in this window: the browser's own autofill still works.
    return false;
  }
}

/** The saved password, if the member allows it. */
export async function savedPassword(): Promise<NameAndPassword | undefined> {
  if (!maker()) return undefined;
  try {
    const options = { password: true, mediation: 'optional' } as CredentialRequestOptions;
    const kept = (await navigator.credentials.get(options)) as StoredCredential | null;
    return kept ? { account: kept.id, password: kept.password } : undefined;
  } catch {
    return undefined;
  }
}
