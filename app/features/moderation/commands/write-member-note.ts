import { withIdempotencyKey } from '#app/platform/database/with-idempotency-key.ts';
import { write } from '#app/platform/database/write.ts';
import type { Platform } from '#app/platform/platform.ts';
import { type ActOnMember, lockMemberFor } from './lock-member.ts';

/**
 * Notes something about a member for the other moderators, who alone read it. A repetition with the same `key` changes
 * nothing. Throws AppError forbidden for whom this moderator may not act on, or not_found.
 */
export async function writeMemberNote(
  platform: Platform,
  { by, key, ...input }: ActOnMember & { text: string; key: string | null },
): Promise<void> {
  const { memberId, text } = input;
  const once = { memberId: by.memberId, key, call: 'writeMemberNote', input };
  await write(platform, (tx) =>
    withIdempotencyKey(tx.db, { ...once, now: tx.now }, async () => {
      await lockMemberFor(tx, { by, memberId });
      const note = { memberId, authorId: by.memberId, text, createdAt: tx.now };
      await tx.db.insertInto('memberNote').values(note).execute();
    }),
  );
}
