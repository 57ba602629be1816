import { assertUnchanged } from '#app/features/drafts/index.ts';
import { lockHold, reviewEdit } from '#app/features/moderation/index.ts';
import type { ContentWarning } from '#app/platform/content-warnings/content-warnings.ts';
import type { OpenTransaction } from '#app/platform/database/database.ts';
import type { Write } from '#app/platform/database/write.ts';
import { writeOnce } from '#app/platform/database/write-once.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { latest } from '#app/platform/latest.ts';
import type { AboutOther } from '#app/platform/personal-details/about-other.ts';
import type { Platform } from '#app/platform/platform.ts';
import type { Viewer } from '#app/platform/session/viewer.ts';
import { conversationDrafts } from '../draft-kinds.ts';
import { conversationEdited } from '../events.ts';
import { mayEdit, mayRename } from '../policy.ts';
import { CONVERSATION_KIND } from '../rules.ts';
import { conversationTopic, groupTopic, LATEST_TOPIC } from '../topics.ts';
import { changeContentWarnings } from './change-content-warnings.ts';
import { reserveSlug } from './start-conversation.ts';

interface Edit {
  by: Viewer;
  conversationId: number;
  /** If it is left out, the title stays. */
  title: string | undefined;
  body: string;
  aboutOther?: AboutOther;
  /** When the text that was edited was last changed; null where the caller does not tell. */
  basedOn?: Date | null;
  /** If they are left out, they stay. */
  contentWarnings: readonly ContentWarning[] | undefined;
  key: string | null;
}

/**
 * Changes the text of one's own conversation, and its title as long as nobody has reacted; its slug stays, unless it is held
 * before anybody saw it. The same
 * text and title are not stored as an edit. A repetition with the same `key` changes nothing. Throws AppError
 * not_found, forbidden for a conversation of somebody else and for a hidden one, or conflict for another title after the
 * first reaction, when it was changed after the edit began, and for a key that was used for something else.
 */
export async function editConversation(platform: Platform, edit: Edit): Promise<void> {
  const { by, key, aboutOther, ...input } = edit;
  const draft = { kind: conversationDrafts.conversationEdit, about: edit.conversationId } as const;
  await writeOnce(platform, { by, key, call: 'editConversation', input, draft }, async (tx) => {
    const thing = { kind: CONVERSATION_KIND, subjectId: edit.conversationId };
    const hold = await lockHold(tx.db, thing);
    const changed = await changeConversation(tx, edit, hold);
    await reviewEdit(tx, platform, { ...thing, ...changed, by, aboutOther, hold });
  });
}

/** Gives the title and the text as they are now, and as they were. */
async function changeConversation(
  tx: Write,
  { by, conversationId, title, body, contentWarnings, basedOn = null }: Edit,
  hold: { unplaced: boolean } | null,
): Promise<{ text: string; former: string }> {
  const { db, now, invalidate, publish } = tx;
  const conversation = { ...(await lockConversation(db, conversationId)), held: hold !== null };
  if (!mayEdit(by, conversation)) throw new AppError('forbidden');
  const { createdAt, editedAt, moderatedAt } = conversation;
  assertUnchanged({ field: 'Body', changedAt: latest(editedAt, moderatedAt) ?? createdAt, basedOn });
  const newTitle = title ?? conversation.title;
  if (newTitle !== conversation.title && !mayRename(by, conversation)) {
    throw new AppError('conflict', { fields: { Title: 'Er is al gereageerd. De titel kan nu niet meer anders.' } });
  }
  if (contentWarnings)
    await changeContentWarnings(tx, { id: conversationId, contentWarnings, moderatedAt: null, withEdit: true });
  const renamed = newTitle !== conversation.title;
  const texts = { text: `${newTitle}\n${body}`, former: `${conversation.title}\n${conversation.body}` };
  if (!renamed && body === conversation.body) return texts;
  await db
    .updateTable('conversation')
    // What was found may stand in the slug too, which nobody has seen.
    .set({
      title: newTitle,
      body,
      editedAt: now,
      ...(renamed && hold?.unplaced && { slug: await reserveSlug(db, newTitle) }),
    })
    .where('id', '=', conversationId)
    .execute();
  invalidate(conversationTopic(conversationId));
  if (renamed) invalidate(groupTopic(conversation.groupId), LATEST_TOPIC);
  await publish(conversationEdited, { conversationId });
  return texts;
}

/** Reads and locks the conversation: until the transaction ends, nobody else can edit it or react. */
async function lockConversation(db: OpenTransaction, id: number) {
  const conversation = await db
    .selectFrom('conversation')
    .select([
      'groupId',
      'authorId',
      'title',
      'body',
      'reactionCount',
      'hiddenAt',
      'createdAt',
      'editedAt',
      'moderatedAt',
    ])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!conversation) throw new AppError('not_found');
  return conversation;
}
