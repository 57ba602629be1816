import { writeOnce } from '#app/features/drafts/index.ts';
import { groupTopic } from '#app/features/groups/index.ts';
import type { OpenTransaction } from '#app/platform/database/database.ts';
import type { Write } from '#app/platform/database/write.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { Platform } from '#app/platform/platform.ts';
import type { Viewer } from '#app/platform/session/viewer.ts';
import { conversationDrafts } from '../draft-kinds.ts';
import { conversationEdited } from '../events.ts';
import { mayEdit, mayRename } from '../policy.ts';
import { conversationTopic, LATEST_TOPIC } from '../topics.ts';

interface Edit {
  by: Viewer;
  conversationId: number;
  /** If it is left out, the title stays. */
  title: string | undefined;
  body: string;
  key: string | null;
}

/**
 * Changes the text of one's own conversation, and its title as long as nobody has reacted; its slug stays. The same
 * text and title are not stored as an edit. A repetition with the same `key` changes nothing. Throws AppError
 * not_found, forbidden for a conversation of somebody else and for a hidden one, or conflict for another title after the
 * first reaction and for a key that was used for something else.
 */
export async function editConversation(platform: Platform, edit: Edit): Promise<void> {
  const { by, key, ...input } = edit;
  const draft = { kind: conversationDrafts.conversationEdit, about: edit.conversationId } as const;
  await writeOnce(platform, { by, key, call: 'edit', input, draft }, (tx) => changeConversation(tx, edit));
}

async function changeConversation({ db, now, invalidate, publish }: Write, { by, conversationId, title, body }: Edit) {
  const conversation = await lockConversation(db, conversationId);
  if (!mayEdit(by, conversation)) throw new AppError('forbidden');
  const newTitle = title ?? conversation.title;
  if (newTitle !== conversation.title && !mayRename(by, conversation)) {
    throw new AppError('conflict', { fields: { Title: 'Er is al gereageerd. De titel kan nu niet meer anders.' } });
  }
  if (newTitle === conversation.title && body === conversation.body) return;
  await db
    .updateTable('conversation')
    .set({ title: newTitle, body, editedAt: now })
    .where('id', '=', conversationId)
    .execute();
  invalidate(conversationTopic(conversationId));
  if (newTitle !== conversation.title) invalidate(groupTopic(conversation.groupId), LATEST_TOPIC);
  await publish(conversationEdited, { conversationId });
}

/** Reads and locks the conversation: until the transaction ends, nobody else can edit it or react. */
async function lockConversation(db: OpenTransaction, id: number) {
  const conversation = await db
    .selectFrom('conversation')
    .select(['groupId', 'authorId', 'title', 'body', 'reactionCount', 'hiddenAt'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!conversation) throw new AppError('not_found');
  return conversation;
}
