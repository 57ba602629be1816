import { createHash } from 'node:crypto';
import { after, DAY, HOUR, MINUTE } from '#app/platform/clock.ts';
import type { OpenTransaction } from '#app/platform/database/database.ts';
import type { DemoConversation } from './read-demo.ts';

export interface SeedContext {
  /** The ids of the demo's people by username. */
  members: Map<string, number>;
  now: Date;
}

/** Inserts a conversation with its terms, its reactions, and those who like them. Nothing in it is later than `now`. */
export async function seedConversation(
  db: OpenTransaction,
  {
    groupId,
    slug,
    termIds,
    conversation,
    members,
    now,
  }: SeedContext & {
    groupId: number;
    slug: string;
    termIds: Map<string, number>;
    conversation: DemoConversation;
  },
): Promise<void> {
  const createdAt = timeOf(conversation, now);
  const authorId = members.get(conversation.author) as number;
  const lastReaction = conversation.reactions.at(-1);
  const likers = likersOf(conversation.body, members, authorId);
  const likedAt = earlier(after(createdAt, HOUR), now);
  const { id } = await db
    .insertInto('conversation')
    .values({
      groupId,
      authorId,
      title: conversation.title,
      slug,
      body: conversation.body.trim(),
      public: conversation.public,
      contentWarnings: conversation.warnings,
      likeCount: likers.length,
      reactionCount: conversation.reactions.length,
      createdAt,
      lastActivityAt: after(createdAt, (lastReaction?.afterHours ?? 0) * HOUR),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('conversationTerm')
    .values(conversation.terms.map((term) => ({ conversationId: id, termId: termIds.get(term) as number })))
    .execute();
  await db.insertInto('conversationFollow').values({ conversationId: id, memberId: authorId, createdAt }).execute();
  if (likers.length > 0) {
    await db
      .insertInto('conversationLike')
      .values(likers.map((memberId) => ({ conversationId: id, memberId, createdAt: likedAt })))
      .execute();
  }
  for (const reaction of conversation.reactions) {
    await seedReaction(db, { ...reaction, conversationId: id, members, now, startedAt: createdAt });
  }
}

async function seedReaction(
  db: OpenTransaction,
  {
    conversationId,
    author,
    moderator,
    text,
    warnings,
    afterHours,
    members,
    now,
    startedAt,
  }: SeedContext & DemoConversation['reactions'][number] & { conversationId: number; startedAt: Date },
): Promise<void> {
  const createdAt = after(startedAt, afterHours * HOUR);
  const authorId = members.get(author) as number;
  const likers = likersOf(text, members, authorId);
  const likedAt = earlier(after(createdAt, HOUR), now);
  const { id } = await db
    .insertInto('reaction')
    .values({
      subjectKind: 'conversation',
      subjectId: conversationId,
      authorId,
      body: text.trim(),
      moderatorMessage: moderator,
      contentWarnings: warnings,
      createdAt,
      likeCount: likers.length,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (likers.length === 0) return;
  await db
    .insertInto('reactionLike')
    .values(likers.map((memberId) => ({ reactionId: id, memberId, createdAt: likedAt })))
    .execute();
}

/** When something was written; a time of day is an hour off in summer, which does not matter. */
export function timeOf(written: { daysAgo: number; time: string } | { hoursAgo: number }, now: Date): Date {
  if ('hoursAgo' in written) return after(now, -written.hoursAgo * HOUR);
  const [hours = 0, minutes = 0] = written.time.split(':').map(Number);
  const midnight = Math.floor(now.getTime() / DAY) * DAY;
  return new Date(midnight - written.daysAgo * DAY + (hours - 1) * HOUR + minutes * MINUTE);
}

export const earlier = (one: Date, other: Date): Date => (one < other ? one : other);

/** The ids of up to 11 members who like a text, without its author; the same each time the demo is seeded. */
function likersOf(text: string, members: Map<string, number>, authorId: number | undefined): number[] {
  const digest = createHash('sha256').update(text).digest();
  const ids = [...members.values()];
  const chosen = Array.from(
    { length: digest.readUInt8(0) % 12 },
    (_, index) => ids[digest.readUInt16BE(index * 2 + 1) % ids.length],
  );
  return [...new Set(chosen)].filter((id): id is number => id !== undefined && id !== authorId);
}
