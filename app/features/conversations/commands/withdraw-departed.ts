import { sql } from 'kysely';
import { withdrawDepartedReactions } from '#app/features/reactions/index.ts';
import { withdrawDeparted } from '#app/platform/cases/departed-texts.ts';
import type { Write } from '#app/platform/database/write.ts';
import type { Platform } from '#app/platform/platform.ts';
import { conversationDrafts } from '../draft-kinds.ts';
import { conversationEdited } from '../events.ts';
import { conversationReactions } from '../reactions.ts';
import { CONVERSATION_KIND, WITHDRAWN_TITLE } from '../rules.ts';
import { conversationTopic, groupTopic, LATEST_TOPIC } from '../topics.ts';

/**
 * Withdraws what members wrote in conversations who deleted their account and wanted that to go: first their reactions, then
 * how they began conversations. One in which nothing of others is left is deleted. Safe to run twice.
 */
export async function withdrawDepartedConversations(platform: Platform): Promise<void> {
  await withdrawDepartedReactions(platform, conversationReactions);
  await withdrawDeparted(platform, CONVERSATION_KIND, async (tx, ids) => {
    const groups = await lockConversations(tx, ids);
    const emptyIds = await listEmpty(tx, ids);
    await deleteConversations(tx, emptyIds);
    await withdrawOpenings(
      tx,
      ids.filter((id) => !emptyIds.includes(id)),
    );
    tx.invalidate(LATEST_TOPIC, ...ids.map(conversationTopic), ...groups.map(groupTopic));
  });
}

const anyOf = (ids: readonly number[]) => sql<number>`any(${[...ids]}::integer[])`;

/** Locks the conversations: until the transaction ends, nobody reacts. Gives the ids of their groups. */
async function lockConversations({ db }: Write, ids: readonly number[]): Promise<number[]> {
  const rows = await db
    .selectFrom('conversation')
    .select('groupId')
    .where('id', '=', anyOf(ids))
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map(({ groupId }) => groupId);
}

/** Those of these conversations to which nobody wrote anything that was not withdrawn. */
async function listEmpty({ db }: Write, ids: readonly number[]): Promise<number[]> {
  const rows = await db
    .selectFrom('conversation')
    .select('id')
    .where('id', '=', anyOf(ids))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('reaction')
            .select('reaction.id')
            .whereRef('subjectId', '=', 'conversation.id')
            .where('subjectKind', '=', conversationReactions.name)
            .where('withdrawnAt', 'is', null),
        ),
      ),
    )
    .execute();
  return rows.map(({ id }) => id);
}

/** Deletes conversations with all that is kept about them, and the drafts of what others would write to them. */
async function deleteConversations({ db }: Write, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`
    with deleted as (delete from conversation where id = ${anyOf(ids)} returning group_id, hidden_at)
    update discussion_group set conversation_count = conversation_count - gone.number
    from (select group_id, count(*)::integer as number from deleted where hidden_at is null group by group_id) as gone
    where discussion_group.id = gone.group_id
  `.execute(db);
  await db
    .deleteFrom('draft')
    .where('kind', 'in', [conversationDrafts.reaction, conversationDrafts.moderatorMessage])
    .where('about', '=', anyOf(ids))
    .execute();
}

/**
 * Takes text, title and likes from conversations; what others wrote stays. No title becomes a slug with two hyphens in a row,
 * so each of these is free; the former address is that of nothing.
 */
async function withdrawOpenings({ db, now, publish }: Write, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await db.deleteFrom('conversationLike').where('conversationId', '=', anyOf(ids)).execute();
  await db
    .updateTable('conversation')
    .set({ title: WITHDRAWN_TITLE, body: '', contentWarnings: [], likeCount: 0, withdrawnAt: now, editedAt: null })
    .set({ slug: sql<string>`'ingetrokken-gesprek--' || id` })
    .where('id', '=', anyOf(ids))
    .execute();
  await publish(conversationEdited, ...ids.map((conversationId) => ({ conversationId })));
}
