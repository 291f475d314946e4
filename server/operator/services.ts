// The entries of customer service as an operator adds and removes them.
import { type CustomerServiceEntry, DESK, ONLINE_SERVICE } from '#src/contract/support.ts';
import { isSafeAddress } from '#src/lib/address/safe-address.ts';
import { addService, removeService, serviceEntries } from '../store/support/customer-services.ts';
import { readHours } from '../store/support/hours.ts';
import type { Db } from '../database/tables/tables.ts';
import { type CommandResult, done, refused } from './command-result.ts';
import { harmless, idOf } from './words.ts';

const NAME_MAX = 60;
const ADDRESS_MAX = 500;
/** A page of another kind. */
const PAGE = 2;
const KEY = /^[\w-]{1,64}$/;

const HOURS_FORM = 'The hours of the desk are written as 9:00-22:00 Europe/Madrid; without a zone in UTC.';

export async function listServices(db: Db): Promise<CommandResult> {
  const entries = await serviceEntries(db, 'en-US');
  return done(entries.length > 0 ? entries.map(lineOf).join('\n') : 'Customer service has no entries.');
}

export const lineOf = ({ id, name, param1, param2, ...entry }: CustomerServiceEntry): string =>
  harmless([id, kindOf(entry), name, param1, param2].filter((each) => each !== '').join('  '));

const kindOf = ({ itemType }: Pick<CustomerServiceEntry, 'itemType'>): string =>
  itemType === ONLINE_SERVICE ? 'chat' : 'page';

/** `param1` decides what it is: the address of a page, the licence of a vendor of chats, or our own desk. */
export async function addOne(db: Db, [given = '', param1 = '', param2 = '']: readonly string[]) {
  const name = given.trim();
  if (name === '' || name.length > NAME_MAX) return refused(`A name has 1 to ${NAME_MAX} characters.`);
  const itemType = param1.includes(':') ? PAGE : ONLINE_SERVICE;
  const wrong = itemType === PAGE ? pageProblem(param1, param2) : chatProblem(param1, param2);
  if (wrong !== null) return refused(wrong);
  const id = await addService(db, { name, itemType, param1, param2 });
  return id === null
    ? refused('There is an online service already. Remove it first: members are led to one.')
    : done(`Entry ${id} is added.`);
}

function pageProblem(address: string, group: string): string | null {
  const isPage = address.startsWith('https:') && isSafeAddress(address) && address.length <= ADDRESS_MAX;
  if (!isPage) return 'A page has an https address.';
  return group === '' ? null : 'A page has no group.';
}

function chatProblem(licence: string, group: string): string | null {
  if (licence === DESK) return group === '' || readHours(group) ? null : HOURS_FORM;
  if (!KEY.test(licence)) return "The licence is the key of the vendor's account, or desk.";
  return group === '' || KEY.test(group) ? null : "The group is the vendor's, such as 3.";
}

export async function removeOne(db: Db, given: string | undefined): Promise<CommandResult> {
  const id = idOf(given);
  const isRemoved = id !== null && (await removeService(db, id));
  return isRemoved ? done(`Entry ${id} is removed.`) : refused(`There is no entry ${given ?? ''}.`);
}
