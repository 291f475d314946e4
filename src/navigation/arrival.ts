// The query of the address that the app was opened at; a redirect may have replaced it since.
import { type AddressQuery, queryNow } from './query.ts';

let query: AddressQuery | undefined;

/** Called before anything is drawn. */
export function noteArrival(): void {
  query = queryNow();
}

export const arrivalQuery = (): AddressQuery => query ?? queryNow();

/** Parts of an invitation. */
const INVITING = ['pid', 'inviteCode', 'aid'];

/** By the link of an inviter. */
export const isInvited = (arrived: AddressQuery): boolean =>
  INVITING.some((name) => arrived.text(name) !== '');
