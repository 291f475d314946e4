// The member of all pictures, with the same names and history in every run.
import { type Page, request } from '@playwright/test';
import { registerByCall, storeSession, usable } from '../member-visit.ts';
import { giveHistory } from '../screens/member.ts';
import type { ServedPlatform } from '../served-platform.ts';

export type KnownMember = Awaited<ReturnType<typeof registerByCall>>;

const ACCOUNT = 'adatern';

/** What the platform would draw by chance. */
const NAMED = `
  update member set uuid = '00000000-0000-4000-8000-000000000001', invite_code = 'TERN2026', nickname = 'Ada Tern'
  where account = $1`;

/** Once for a platform: mails and accounts have fixed numbers. */
export async function registerKnownMember(platform: ServedPlatform): Promise<KnownMember> {
  const context = await request.newContext({ baseURL: platform.address });
  const member = await registerByCall({ request: context }, ACCOUNT);
  await context.dispose();
  await giveHistory(platform, ACCOUNT);
  await platform.rows(NAMED, [ACCOUNT]);
  return member;
}

export async function enterAs(page: Page, member: KnownMember): Promise<void> {
  await storeSession(page, member);
  await page.goto('/');
  await usable(page);
}
