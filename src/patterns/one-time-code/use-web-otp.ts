import { useEffect, useRef } from 'react';

interface OneTimeCode extends Credential {
  readonly code: string;
}

/** While a code is pending, some phones offer to fill it in with one tap. */
export function useWebOtp(isAwaited: boolean, onCode: (code: string) => void): void {
  const hand = useRef(onCode);
  useEffect(() => {
    hand.current = onCode;
  });
  useEffect(() => {
    if (!isAwaited || !('OTPCredential' in globalThis)) return;
    const stop = new AbortController();
    const request = { otp: { transport: ['sms'] }, signal: stop.signal } as CredentialRequestOptions;
    navigator.credentials.get(request).then(
      (given) => given && hand.current((given as OneTimeCode).code),
      // Declined, or no longer needed: the code can be typed.
      () => {},
    );
    return () => stop.abort();
  }, [isAwaited]);
}
