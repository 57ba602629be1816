import { sql } from 'kysely';
import { after, HOUR } from '#app/platform/clock.ts';
import type { OpenTransaction } from '#app/platform/database/database.ts';
import { type DemoCase, readCases } from './read-cases.ts';
import type { SeedContext } from './seed-conversation.ts';

/** Inserts what members reported, in every state of a case, with what moderators did. */
export async function seedCases(db: OpenTransaction, { members, now }: SeedContext): Promise<void> {
  const idOf = (username: string) => members.get(username) as number;
  const at = (hoursAgo: number) => after(now, -hoursAgo * HOUR);
  for (const demo of await readCases()) {
    const { kind, subjectId, authorId } = await findSubject(db, demo, { idOf, at });
    const reports = demo.reports.map(({ by, hoursAgo }) => ({ memberId: idOf(by), createdAt: at(hoursAgo) }));
    const openedAt = new Date(Math.min(now.getTime(), ...reports.map(({ createdAt }) => createdAt.getTime())));
    const { claimed, handled } = demo;
    const { id: caseId } = await db
      .insertInto('moderationCase')
      .values({
        kind,
        subjectId,
        authorId,
        openedAt,
        ...(claimed && { claimedBy: idOf(claimed.by), claimedAt: at(claimed.hoursAgo) }),
        ...(handled && {
          handledBy: idOf(handled.by),
          handledAt: at(handled.hoursAgo),
          outcome: handled.outcome,
          note: handled.note,
        }),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('report')
      .values(reports.map((report) => ({ caseId, subjectKind: kind, subjectId, ...report })))
      .execute();
    const moderator = handled ?? claimed;
    if (!moderator) continue;
    const done = { caseId, moderatorId: idOf(moderator.by), createdAt: at(moderator.hoursAgo) };
    if (demo.edited) await editReaction(db, { ...done, reactionId: subjectId, body: demo.edited });
    if (demo.hidden) await hideReaction(db, { ...done, reactionId: subjectId });
    await db
      .insertInto('moderationAction')
      .values(actionsOf(demo).map((action) => ({ ...done, action })))
      .execute();
  }
}

interface Resolve {
  /** The id of a member by username. */
  idOf(username: string): number;
  /** The time so many hours ago. */
  at(hoursAgo: number): Date;
}

/** What was reported; a reaction is inserted. */
async function findSubject(
  db: OpenTransaction,
  { reaction, conversation, post }: DemoCase,
  resolve: Resolve,
): Promise<{ kind: 'reaction' | 'conversation' | 'blog-post'; subjectId: number; authorId: number | null }> {
  if (reaction) {
    const subjectId = await insertReaction(db, reaction, resolve);
    return { kind: 'reaction', subjectId, authorId: resolve.idOf(reaction.author) };
  }
  if (conversation) {
    const { id, authorId } = await findConversation(db, conversation);
    return { kind: 'conversation', subjectId: id, authorId };
  }
  const { id, ownerId } = await db
    .selectFrom('blogPost')
    .innerJoin('blog', 'blog.id', 'blogPost.blogId')
    .select(['blogPost.id', 'blog.ownerId'])
    .where('blogPost.title', '=', post ?? '')
    .executeTakeFirstOrThrow();
  return { kind: 'blog-post', subjectId: id, authorId: ownerId };
}

const findConversation = (db: OpenTransaction, title: string) =>
  db
    .selectFrom('conversation')
    .select(['id', 'authorId'])
    .where('title', '=', title)
    .executeTakeFirstOrThrow(() => new Error(`The demo has no conversation '${title}'.`));

async function insertReaction(
  db: OpenTransaction,
  { to, author, hoursAgo, text }: NonNullable<DemoCase['reaction']>,
  { idOf, at }: Resolve,
): Promise<number> {
  const { id: conversationId } = await findConversation(db, to);
  const createdAt = at(hoursAgo);
  const { id } = await db
    .insertInto('reaction')
    .values({
      subjectKind: 'conversation',
      subjectId: conversationId,
      authorId: idOf(author),
      body: text.trim(),
      createdAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .updateTable('conversation')
    .set((eb) => ({
      reactionCount: eb('reactionCount', '+', 1),
      lastActivityAt: sql<Date>`greatest(last_activity_at, ${createdAt})`,
    }))
    .where('id', '=', conversationId)
    .execute();
  return id;
}

interface Done {
  caseId: number;
  moderatorId: number;
  createdAt: Date;
  reactionId: number;
}

async function editReaction(
  db: OpenTransaction,
  { moderatorId, createdAt, reactionId, body }: Done & { body: string },
): Promise<void> {
  const former = await db.selectFrom('reaction').select('body').where('id', '=', reactionId).executeTakeFirstOrThrow();
  await db
    .insertInto('reactionFormerText')
    .values({ reactionId, byModerator: true, moderatorId, body: former.body, createdAt })
    .execute();
  await db.updateTable('reaction').set({ body, editedAt: createdAt }).where('id', '=', reactionId).execute();
}

/** Hides the reaction, of which its author was told. */
async function hideReaction(db: OpenTransaction, { caseId, createdAt, reactionId }: Done): Promise<void> {
  const { authorId } = await db
    .updateTable('reaction')
    .set({ hiddenAt: createdAt })
    .where('id', '=', reactionId)
    .returning('authorId')
    .executeTakeFirstOrThrow();
  if (authorId === null) return;
  await db
    .insertInto('notification')
    .values({ memberId: authorId, kind: 'content-hidden', subjectId: caseId, createdAt })
    .execute();
}

const actionsOf = ({ edited, hidden, handled }: DemoCase): string[] => [
  'claim',
  ...(edited ? ['edit'] : []),
  ...(hidden ? ['hide'] : []),
  ...(handled ? ['handle'] : []),
];
