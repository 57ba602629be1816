import type { Database } from '#app/platform/database/database.ts';
import { write } from '#app/platform/database/write.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { Platform } from '#app/platform/platform.ts';
import type { Viewer } from '#app/platform/session/viewer.ts';
import { mayFollow } from '../policy.ts';

interface Follow {
  by: Viewer;
  conversationId: number;
}

/** Follows a conversation; following it again changes nothing. Throws AppError not_found, or forbidden for one's own. */
export async function followConversation(platform: Platform, { by, conversationId }: Follow): Promise<void> {
  await write(platform, async ({ db, now }) => {
    if (!mayFollow(by, await findConversation(db, conversationId))) throw new AppError('forbidden');
    await db
      .insertInto('conversationFollow')
      .values({ conversationId, memberId: by.memberId, createdAt: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
}

/**
 * Stops following; one's own as well, which starting it followed. Without a follow it changes nothing. Throws AppError
 * not_found.
 */
export async function unfollowConversation({ db }: Platform, { by, conversationId }: Follow): Promise<void> {
  await findConversation(db, conversationId);
  await db
    .deleteFrom('conversationFollow')
    .where('conversationId', '=', conversationId)
    .where('memberId', '=', by.memberId)
    .execute();
}

async function findConversation(db: Database, id: number) {
  const conversation = await db.selectFrom('conversation').select('authorId').where('id', '=', id).executeTakeFirst();
  if (!conversation) throw new AppError('not_found');
  return conversation;
}
