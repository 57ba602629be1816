import type { Platform } from '#app/platform/platform.ts';
import { slugOf } from '#app/platform/slug.ts';
import { nextNumber } from './next-number.ts';

/* Inserts groups and conversations with their reactions, for tests. */

/** Inserts a group. */
export async function makeGroup({ db, clock }: Platform, overrides: { title?: string; slug?: string } = {}) {
  const title = overrides.title ?? `Groep ${nextNumber()}`;
  return db
    .insertInto('discussionGroup')
    .values({
      title,
      slug: overrides.slug ?? slugOf(title),
      introduction: 'Waar deze groep over gaat.',
      createdAt: clock.now(),
    })
    .returning(['id', 'title', 'slug'])
    .executeTakeFirstOrThrow();
}

/** Inserts a conversation that visitors may read, and counts it. */
export async function makeConversation(
  { db, clock }: Platform,
  {
    groupId,
    authorId,
    ...overrides
  }: { groupId: number; authorId: number | null; title?: string; body?: string; public?: boolean },
) {
  const title = overrides.title ?? `Gesprek ${nextNumber()}`;
  await db
    .updateTable('discussionGroup')
    .set((eb) => ({ conversationCount: eb('conversationCount', '+', 1) }))
    .where('id', '=', groupId)
    .execute();
  return db
    .insertInto('conversation')
    .values({
      groupId,
      authorId,
      title,
      slug: slugOf(title),
      body: 'Waarmee het gesprek begint.',
      public: true,
      createdAt: clock.now(),
      lastActivityAt: clock.now(),
      ...overrides,
    })
    .returning(['id', 'slug', 'title'])
    .executeTakeFirstOrThrow();
}

/** Inserts a reaction to a conversation, and counts it. */
export async function makeReaction(
  { db, clock }: Platform,
  {
    conversationId,
    authorId,
    body = 'Een reactie.',
  }: { conversationId: number; authorId: number | null; body?: string },
) {
  await db
    .updateTable('conversation')
    .set((eb) => ({ reactionCount: eb('reactionCount', '+', 1) }))
    .where('id', '=', conversationId)
    .execute();
  return db
    .insertInto('reaction')
    .values({ subjectKind: 'conversation', subjectId: conversationId, authorId, body, createdAt: clock.now() })
    .returning('id')
    .executeTakeFirstOrThrow();
}

/** Inserts a term of a group, and gives it to the conversations `about`. */
export async function makeTerm(
  { db }: Platform,
  { groupId, name, about = [] }: { groupId: number; name?: string; about?: { id: number }[] },
): Promise<{ id: number }> {
  const term = await db
    .insertInto('groupTerm')
    .values({ groupId, name: name ?? `Onderwerp ${nextNumber()}` })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const { id } of about) {
    await db.insertInto('conversationTerm').values({ conversationId: id, termId: term.id }).execute();
  }
  return term;
}

/** Inserts a follow. */
export async function makeFollow(
  { db, clock }: Platform,
  follow: { conversationId: number; memberId: number },
): Promise<void> {
  await db
    .insertInto('conversationFollow')
    .values({ ...follow, createdAt: clock.now() })
    .execute();
}
