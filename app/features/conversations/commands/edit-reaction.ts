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
 * Changes the text of anybody's reaction, as a moderator; the former text is stored with who changed it and when (rules.md
 * R27). The same text is no change; sent again with the same `key` it is done once. Throws AppError forbidden, not_found,
 * or conflict for a key that was used for something else.
 */
export async function editReaction(platform: Platform, edit: Edit): Promise<void> {
  const { by, key, ...input } = edit;
  if (!mayModerate(by)) throw new AppError('forbidden');
  const draft = { kind: conversationDrafts.reactionEdit, about: edit.reactionId } as const;
  await writeOnce(platform, { by, key, call: 'editReaction', input, draft }, (writing) =>
    changeReaction(writing, edit),
  );
}

async function changeReaction({ db, now, changes, publish }: Write, { by, reactionId, body }: Edit): Promise<void> {
  const former = await lockReaction(db, reactionId);
  if (former.body === body) return;
  await db
    .insertInto('reactionEdit')
    .values({ reactionId, moderatorId: by.memberId, formerBody: former.body, createdAt: now })
    .execute();
  await db.updateTable('reaction').set({ body, editedAt: now }).where('id', '=', reactionId).execute();
  changes(conversationTopic(former.conversationId));
  await publish(reactionEdited, { conversationId: former.conversationId, reactionId });
}

/** The reaction, locked: each moderator stores the text that the one before wrote. */
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
