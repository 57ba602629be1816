import { type Write, write } from '#app/platform/database/write.ts';
import type { Platform } from '#app/platform/platform.ts';
import type { Viewer } from '#app/platform/session/viewer.ts';
import { subscribe, unsubscribe } from './subscribe.ts';

/** Turns the newsletter of a member on or off; the same choice again changes nothing. */
export const changeOwnSubscription = (
  platform: Platform,
  { by: { memberId }, wanted }: { by: Viewer; wanted: boolean },
): Promise<void> => write(platform, (tx) => setOwnSubscription(tx, { memberId, wanted }));

/** Does the same in an open transaction. It locks the member, whose address must not change in the meantime. */
export async function setOwnSubscription(
  tx: Write,
  { memberId, wanted }: { memberId: number; wanted: boolean },
): Promise<void> {
  const { email } = await tx.db
    .selectFrom('member')
    .select('email')
    .where('id', '=', memberId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  await (wanted ? subscribe(tx, email) : unsubscribe(tx, email));
}
