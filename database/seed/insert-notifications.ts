import { sql } from 'kysely';
import { after, DAY } from '#app/platform/clock.ts';
import type { OpenTransaction } from '#app/platform/database/database.ts';

/**
 * Inserts what the owners of conversations from the id `firstConversation` on were told of reactions in the last half year,
 * in the order of time. Those of the last day and a half they have not seen.
 */
export async function insertNotifications(
  db: OpenTransaction,
  { firstConversation, now }: { firstConversation: number; now: Date },
): Promise<void> {
  const [since, seenBefore] = [after(now, -180 * DAY), after(now, -1.5 * DAY)];
  await sql`
    insert into notification (member_id, kind, actor_id, subject_id, created_at, seen_at)
    select conversation.author_id, case when moderator_message then 'moderator-message' else 'reaction' end,
      reaction.author_id, reaction.id, reaction.created_at,
      case when reaction.created_at < ${seenBefore} then reaction.created_at + interval '1 hour' end
    from reaction join conversation on conversation.id = conversation_id
    where conversation_id >= ${firstConversation} and conversation.author_id <> reaction.author_id
      and reaction.created_at > ${since}
    order by reaction.created_at, reaction.id
  `.execute(db);
}
