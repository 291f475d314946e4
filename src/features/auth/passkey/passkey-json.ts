// Converts passkeys to and from JSON, also in browsers that lack the methods for it.

type Json = Readonly<Record<string, unknown>>;

/** Newer browsers have both. */
interface PasskeyApi {
  parseRequestOptionsFromJSON?(json: Json): PublicKeyCredentialRequestOptions;
  parseCreationOptionsFromJSON?(json: Json): PublicKeyCredentialCreationOptions;
}

/** Absent on an insecure origin. */
const api = (): PasskeyApi | undefined =>
  (globalThis as unknown as { PublicKeyCredential?: PasskeyApi }).PublicKeyCredential;

/** Options for signing in. */
export function requestOptionsFrom(json: Json): PublicKeyCredentialRequestOptions {
  const parsed = api()?.parseRequestOptionsFromJSON?.(json);
  const byHand = () => ({
    ...json,
    challenge: bytesOf(json['challenge']),
    allowCredentials: descriptorsOf(json['allowCredentials']),
  });
  return parsed ?? (byHand() as PublicKeyCredentialRequestOptions);
}

/** Options for creating a passkey. */
export function creationOptionsFrom(json: Json): PublicKeyCredentialCreationOptions {
  const parsed = api()?.parseCreationOptionsFromJSON?.(json);
  const user = json['user'] as Json;
  const byHand = () => ({
    ...json,
    challenge: bytesOf(json['challenge']),
    user: { ...user, id: bytesOf(user['id']) },
    excludeCredentials: descriptorsOf(json['excludeCredentials']),
  });
  return parsed ?? (byHand() as unknown as PublicKeyCredentialCreationOptions);
}

const ANSWERS = [
  'clientDataJSON',
  'authenticatorData',
  'signature',
  'userHandle',
  'attestationObject',
] as const;

export function credentialJson(credential: PublicKeyCredential): Record<string, unknown> {
  if ('toJSON' in credential) return { ...credential.toJSON() };
  const { id, rawId, type, response, authenticatorAttachment } = credential as PublicKeyCredential;
  const given = response as unknown as Readonly<Record<string, ArrayBuffer | null>>;
  const answers = ANSWERS.flatMap((name) => {
    const bytes = given[name];
    return bytes ? [[name, textOf(bytes)]] : [];
  });
  return {
    id,
    rawId: textOf(rawId),
    type,
    response: Object.fromEntries(answers),
    authenticatorAttachment,
    clientExtensionResults: (credential as PublicKeyCredential).getClientExtensionResults(),
  };
}

function descriptorsOf(list: unknown): object[] {
  if (!Array.isArray(list)) return [];
  return (list as Json[]).map((each) => ({ ...each, id: bytesOf(each['id']) }));
}

function bytesOf(base64url: unknown): Uint8Array {
  const binary = atob(String(base64url).replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (letter) => letter.codePointAt(0) ?? 0);
}

function textOf(bytes: ArrayBuffer): string {
  const binary = String.fromCodePoint(...new Uint8Array(bytes));
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
