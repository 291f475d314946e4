import { endSession, session } from '#src/data/session.ts';

/** Works without a connection: what it means for this device and for the platform is up to who listens. */
export function signOut(): void {
  endSession('wish', session.peek().token);
}
