import { sql } from 'kysely';
import type { Database } from '#app/platform/database/database.ts';
import { SHOWN_MAX } from '../rules.ts';
import type { SubjectRef } from './subjects.ts';

/** What a member answered to this message of the moderators; undefined as long as they did not. */
export const findReply = (db: Database, decisionId: number) =>
  db.selectFrom('decisionReply').select(['text', 'repliedAt']).where('decisionId', '=', decisionId).executeTakeFirst();

/** What members answered to messages of moderators in all cases about a thing, the first first. */
export async function listReplies(db: Database, { kind, subjectId }: SubjectRef) {
  const cases = await db
    .selectFrom('moderationCase')
    .select('id')
    .where((eb) => eb.and({ kind, subjectId }))
    .execute();
  const replies = await db
    .selectFrom('decisionReply')
    .select(['decisionId as id', 'text', 'repliedAt as at'])
    .where('caseId', '=', sql<number>`any(${cases.map(({ id }) => id)})`)
    .orderBy('repliedAt')
    .limit(SHOWN_MAX)
    .execute();
  if (replies.length === 0) return [];
  const messages = await db
    .selectFrom('decision')
    .select(['id', 'decidedAt'])
    .where('id', '=', sql<number>`any(${replies.map(({ id }) => id)})`)
    .execute();
  const sentAt = new Map(messages.map(({ id, decidedAt }) => [id, decidedAt]));
  return replies.map((reply) => ({ ...reply, sentAt: sentAt.get(reply.id) ?? reply.at }));
}
