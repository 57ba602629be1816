import { write } from '#app/platform/database/write.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { Platform } from '#app/platform/platform.ts';
import { type ActOnMember, lockMemberFor } from './lock-member.ts';

/**
 * Deletes a note about a member that this moderator wrote. Throws AppError forbidden for whom they may not act on, or
 * not_found, also for the note of another.
 */
export async function removeMemberNote(
  platform: Platform,
  { by, memberId, noteId }: ActOnMember & { noteId: number },
): Promise<void> {
  await write(platform, async (tx) => {
    await lockMemberFor(tx, { by, memberId });
    const { numDeletedRows } = await tx.db
      .deleteFrom('memberNote')
      .where((eb) => eb.and({ id: noteId, memberId, authorId: by.memberId }))
      .executeTakeFirst();
    if (!numDeletedRows) throw new AppError('not_found');
  });
}
