// Fills an empty database.
import { DEMO } from '../demo/demo-member.ts';
import { createGallery } from '../demo/picture-names.ts';
import type { Gallery } from '../pictures/pictures.ts';
import { hashPassword } from '../store/auth/passwords.ts';
import type { Settings } from '../settings.ts';
import { type Catalogue, isCatalogueEmpty, storeCatalogue } from '../store/lobby/catalogue.ts';
import { whileSeeding } from '../store/migrate.ts';
import { register } from '../store/auth/registration.ts';
import type { Db } from '../store/tables.ts';

export interface Beginning {
  readonly settings: Settings;
  readonly now: Date;
  readonly catalogue?: Catalogue | undefined;
}

/** Draws the pictures of the demo catalogue. */
export const demoGallery = (): Gallery => createGallery();

export async function seedDatabase(db: Db, { settings, now, catalogue }: Beginning): Promise<void> {
  if (!(await isCatalogueEmpty(db))) return;
  // Prepared before the lock, which other processes may be waiting for.
  const passwordHash = settings.demoMember
    ? await hashPassword(DEMO.password, { cost: settings.passwordCost })
    : null;
  const seed =
    catalogue ?? (await import('../demo/catalogue.ts')).createCatalogue(now, settings.catalogueSize);
  await whileSeeding(db, async (trx) => {
    if (!(await isCatalogueEmpty(trx))) return;
    await storeCatalogue(trx, seed);
    if (passwordHash === null) return;
    const { welcomeCoin } = seed.platform;
    await register(trx, { account: DEMO.account, accountType: 2, passwordHash, aid: '', welcomeCoin, now });
  });
}
