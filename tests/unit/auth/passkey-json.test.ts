import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  creationOptionsFrom,
  credentialJson,
  requestOptionsFrom,
} from '#src/features/auth/passkey/passkey-json.ts';
import { canSuggestPasskeys, hasPasskeys } from '#src/features/auth/passkey/passkey-support.ts';

afterEach(() => vi.unstubAllGlobals());

const bytes = (...values: number[]) => new Uint8Array(values).buffer;
const listOf = (source: BufferSource) => [...new Uint8Array(source as ArrayBuffer)];

describe('a browser that cannot convert passkeys to JSON', () => {
  it('gets the sign-in options as bytes', () => {
    const { challenge, allowCredentials, rpId } = requestOptionsFrom({
      challenge: '-_8A',
      rpId: 'halcyon.test',
      allowCredentials: [{ id: 'AQID', type: 'public-key' }],
    });
    expect(listOf(challenge)).toEqual([251, 255, 0]);
    expect(rpId).toBe('halcyon.test');
    expect(allowCredentials?.map(({ id, type }) => [listOf(id), type])).toEqual([[[1, 2, 3], 'public-key']]);
  });

  it('gets the registration options as bytes', () => {
    const { challenge, user, excludeCredentials } = creationOptionsFrom({
      challenge: 'AAE',
      user: { id: 'Ag', name: 'tern', displayName: 'Tern' },
    });
    expect(listOf(challenge)).toEqual([0, 1]);
    expect([listOf(user.id), user.name]).toEqual([[2], 'tern']);
    expect(excludeCredentials).toEqual([]);
  });

  it('has its credential converted by the app', () => {
    const given = {
      id: 'AQI',
      rawId: bytes(1, 2),
      type: 'public-key',
      authenticatorAttachment: 'platform',
      response: { clientDataJSON: bytes(251, 255), signature: bytes(0), userHandle: null },
      getClientExtensionResults: () => ({}),
    };
    expect(credentialJson(given as unknown as PublicKeyCredential)).toEqual({
      id: 'AQI',
      rawId: 'AQI',
      type: 'public-key',
      authenticatorAttachment: 'platform',
      response: { clientDataJSON: '-_8', signature: 'AA' },
      clientExtensionResults: {},
    });
  });
});

describe('a browser that converts passkeys itself', () => {
  it('does the conversion', async () => {
    const made = { challenge: bytes(9) };
    vi.stubGlobal('PublicKeyCredential', {
      parseRequestOptionsFromJSON: () => made,
      parseCreationOptionsFromJSON: () => made,
      isConditionalMediationAvailable: async () => true,
    });
    expect(requestOptionsFrom({ challenge: 'AA' })).toBe(made);
    expect(creationOptionsFrom({ challenge: 'AA', user: {} })).toBe(made);
    expect(credentialJson({ toJSON: () => ({ id: 'x' }) } as unknown as PublicKeyCredential)).toEqual({
      id: 'x',
    });
    expect([hasPasskeys(), await canSuggestPasskeys()]).toEqual([true, true]);
  });

  it('offers no passkeys at an insecure address', async () => {
    vi.stubGlobal('PublicKeyCredential', undefined);
    expect([hasPasskeys(), await canSuggestPasskeys()]).toEqual([false, false]);
  });
});
