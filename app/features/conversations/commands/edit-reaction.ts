import { writeOnce } from '#app/features/drafts/index.ts';
import type { OpenTransaction } from '#app/platform/database/database.ts';
import type { Write } from '#app/platform/database/write.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { Platform } from '#app/platform/platform.ts';
import type { Viewer } from '#app/platform/session/viewer.ts';
import { conversationDrafts } from '../draft-kinds.ts';
import { reactionEdited } from '../events.ts';
import { mayModerate } from '../policy.ts';
import { conversationTopic } from '../topics.ts';

interface Edit {
  by: Viewer;
  reactionId: number;
  body: string;
  key: string | null;
}

/**
 * Changes the text of a reaction as a moderator. The previous text is stored with the moderator and the time (rules.md
 * R27). The same text is not stored as an edit. A repetition with the same `key` changes nothing. Throws AppError
 * forbidden, not_found, or conflict for a key that was used for something else.
 */
export async function editReaction(platform: Platform, edit: Edit): Promise<void> {
  const { by, key, ...input } = edit;
  if (!mayModerate(by)) throw new AppError('forbidden');
  const draft = { kind: conversationDrafts.reactionEdit, about: edit.reactionId } as const;
  await writeOnce(platform, { by, key, call: 'editReaction', input, draft }, (tx) => changeReaction(tx, edit));
}

async function changeReaction({ db, now, invalidate, publish }: Write, { by, reactionId, body }: Edit): Promise<void> {
  const previous = await lockReaction(db, reactionId);
  if (previous.body === body) return;
  await db
    .insertInto('reactionEdit')
    .values({ reactionId, moderatorId: by.memberId, formerBody: previous.body, createdAt: now })
    .execute();
  await db.updateTable('reaction').set({ body, editedAt: now }).where('id', '=', reactionId).execute();
  invalidate(conversationTopic(previous.conversationId));
  await publish(reactionEdited, { conversationId: previous.conversationId, reactionId });
}

/** Reads and locks the reaction, so that of concurrent edits each stores the text that it replaces. */
async function lockReaction(db: OpenTransaction, id: number) {
  const reaction = await db
    .selectFrom('reaction')
    .select(['conversationId', 'body'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!reaction) throw new AppError('not_found');
  return reaction;
}
