// Fills an empty database.
import { hashPassword, isPasswordRight } from '../store/auth/passwords.ts';
import type { Settings } from '../settings/settings.ts';
import { isCatalogueEmpty, storeCatalogue } from '../store/lobby/catalogue.ts';
import { whileSeeding } from '../store/migrations/migrate.ts';
import { register } from '../store/auth/registration.ts';
import { credentialOf } from '../store/member/members.ts';
import type { Db } from '../database/tables/tables.ts';
import type { FirstMember, World } from '../world/world.ts';

export interface Beginning {
  readonly settings: Settings;
  readonly now: Date;
  readonly world: World;
}

export async function seedDatabase(db: Db, { settings, now, world }: Beginning): Promise<void> {
  if (!(await isCatalogueEmpty(db))) return;
  const member = settings.demoMember ? world.member : null;
  // Prepared before the lock, which other processes may be waiting for.
  const passwordHash = member && (await hashPassword(member.password, { cost: settings.passwordCost }));
  const catalogue = await world.catalogue(now, settings.catalogueSize);
  await whileSeeding(db, async (trx) => {
    if (!(await isCatalogueEmpty(trx))) return;
    await storeCatalogue(trx, catalogue);
    if (member === null || passwordHash === null) return;
    const { welcomeCoin } = catalogue.platform;
    const { account } = member;
    await register(trx, { account, accountType: 2, passwordHash, aid: '', welcomeCoin, now });
  });
}

/** `null` once its password was changed or its account was closed. */
export async function openFirstMember(
  db: Db,
  { settings, world: { member } }: Omit<Beginning, 'now'>,
): Promise<FirstMember | null> {
  const credential = settings.demoMember && member ? await credentialOf(db, member.account) : null;
  if (!member || credential?.status !== 1) return null;
  const { passwordCost: cost } = settings;
  return (await isPasswordRight(member.password, credential.passwordHash, { cost })) ? member : null;
}
