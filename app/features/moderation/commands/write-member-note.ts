import { writeOnce } from '#app/platform/database/write-once.ts';
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
  await writeOnce(platform, { by, key, call: 'writeMemberNote', input }, async (tx) => {
    await lockMemberFor(tx, { by, memberId });
    const note = { memberId, authorId: by.memberId, text, createdAt: tx.now };
    await tx.db.insertInto('memberNote').values(note).execute();
  });
}
