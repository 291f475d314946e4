import { session } from '#src/data/session/session.ts';
import { idleMoment } from '#src/lib/idle-moment.ts';

let isFollowed = false;

/** Only members have red dots, so their code loads for members only. */
export function listenToRedDots(): void {
  session.subscribe(({ memberId }) => {
    if (memberId > 0) void load().catch(() => {});
  });
}

async function load(): Promise<void> {
  await idleMoment();
  const { followDots } = await import('#src/features/activity/dots/follow-dots.ts');
  if (isFollowed) return;
  isFollowed = true;
  followDots();
}
