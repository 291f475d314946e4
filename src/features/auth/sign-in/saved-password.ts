// The browser's own store of passwords, where a page may speak to it. No password is kept by this app.

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

/** The browser asks the member itself; whoever says no is asked no further. */
export async function keepPassword({ account, password }: NameAndPassword): Promise<void> {
  const PasswordCredential = maker();
  if (!PasswordCredential) return;
  try {
    await navigator.credentials.store(new PasswordCredential({ id: account, password, name: account }));
  } catch {
    // Refused, or not offered in this window: the browser's own form filling is still there.
  }
}

/** What the browser has kept, if the member lets it out. */
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
