import { sql } from 'kysely';
import { reviewNew } from '#app/features/moderation/index.ts';
import type { ContentWarning } from '#app/platform/content-warnings/content-warnings.ts';
import type { Database, OpenTransaction } from '#app/platform/database/database.ts';
import { CONVERSATION_SLUG_LOCK } from '#app/platform/database/lock-numbers.ts';
import type { Write } from '#app/platform/database/write.ts';
import { writeOnce } from '#app/platform/database/write-once.ts';
import { AppError, type FieldErrors } from '#app/platform/errors/app-error.ts';
import type { AboutOther } from '#app/platform/personal-details/about-other.ts';
import type { Platform } from '#app/platform/platform.ts';
import type { Viewer } from '#app/platform/session/viewer.ts';
import { slugOf, uniqueSlug } from '#app/platform/slug.ts';
import { conversationDrafts } from '../draft-kinds.ts';
import { conversationStarted } from '../events.ts';
import { CONVERSATION_KIND } from '../rules.ts';
import { GROUPS_TOPIC, groupTopic, LATEST_TOPIC } from '../topics.ts';

interface NewConversation {
  by: Viewer;
  groupId: number;
  title: string;
  description: string;
  public: boolean;
  termIds: number[];
  aboutOther?: AboutOther;
  contentWarnings: readonly ContentWarning[];
  key: string | null;
}

export interface StartedConversation {
  id: number;
  slug: string;
}

/**
 * Starts a conversation in a group, or holds it. Its author follows it from then on (choices.md 32). A repetition with the same
 * `key` gives the same conversation. Throws AppError not_found, invalid_input for terms of another group, or conflict
 * for a key that was used for something else.
 */
export async function startConversation(
  platform: Platform,
  { by, key, aboutOther, ...input }: NewConversation,
): Promise<StartedConversation> {
  const { groupId, termIds } = input;
  const draft = { kind: conversationDrafts.conversation, about: groupId } as const;
  const { id } = await writeOnce(platform, { by, key, call: 'startConversation', input, draft }, async (tx) => {
    const { db, invalidate, publish } = tx;
    await assertTerms(db, { groupId, termIds });
    const conversationId = await insertConversation(tx, { by, ...input });
    await countConversation(db, groupId);
    invalidate(GROUPS_TOPIC, groupTopic(groupId), LATEST_TOPIC);
    const text = `${input.title}\n${input.description}`;
    const thing = { kind: CONVERSATION_KIND, subjectId: conversationId };
    const held = await reviewNew(tx, platform, { ...thing, by, text, aboutOther });
    if (!held) await publish(conversationStarted, { conversationId });
    return conversationId;
  });
  return { id, slug: await readSlug(platform.db, id) };
}

/** Inserts the conversation with its terms, and lets its author follow it. */
async function insertConversation(
  { db, now }: Write,
  { by, groupId, termIds, title, description, contentWarnings, ...input }: Omit<NewConversation, 'key' | 'aboutOther'>,
): Promise<number> {
  const { id } = await db
    .insertInto('conversation')
    .values({
      groupId,
      authorId: by.memberId,
      title,
      slug: await reserveSlug(db, title),
      body: description,
      public: input.public,
      contentWarnings: [...contentWarnings],
      createdAt: now,
      lastActivityAt: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('conversationTerm')
    .values(unique(termIds).map((termId) => ({ conversationId: id, termId })))
    .execute();
  await db
    .insertInto('conversationFollow')
    .values({ conversationId: id, memberId: by.memberId, createdAt: now })
    .execute();
  return id;
}

async function readSlug(db: Database, id: number): Promise<string> {
  const { slug } = await db.selectFrom('conversation').select('slug').where('id', '=', id).executeTakeFirstOrThrow();
  return slug;
}

const unique = (ids: number[]): number[] => [...new Set(ids)];

async function assertTerms(db: OpenTransaction, input: { groupId: number; termIds: number[] }): Promise<void> {
  const fields = await validateTerms(db, input);
  if (Object.keys(fields).length > 0) throw new AppError('invalid_input', { fields });
}

/**
 * Validates that all terms of a new conversation belong to its group. Throws AppError not_found without such a group.
 */
export async function validateTerms(
  db: Database,
  { groupId, termIds }: { groupId: number; termIds: number[] },
): Promise<FieldErrors> {
  const group = await db
    .selectFrom('discussionGroup')
    .select((eb) =>
      eb
        .selectFrom('groupTerm')
        .select((term) => term.fn.countAll<number>().as('count'))
        .whereRef('groupTerm.groupId', '=', 'discussionGroup.id')
        .where((term) => term('groupTerm.id', '=', term.fn.any(term.val(termIds))))
        .as('terms'),
    )
    .where('id', '=', groupId)
    .executeTakeFirst();
  if (!group) throw new AppError('not_found');
  return group.terms === unique(termIds).length ? {} : { GroupTermIds: 'Kies onderwerpen van deze groep.' };
}

/** The page to start a conversation has this slug (choices.md 28). */
const RESERVED_SLUG = 'nieuw';

/**
 * The contract accepts slugs of 200 characters, number included. Only titles full of '&', which becomes 'en', are
 * longer.
 */
const SLUG_MAX = 180;

/**
 * The slug for a conversation with this title, with -2, -3, … if the slug is taken. The lock lets transactions that
 * need a slug with the same stem wait for each other, so that no two choose the same free slug.
 */
export async function reserveSlug(db: OpenTransaction, title: string): Promise<string> {
  const slug = slugOf(slugOf(title).slice(0, SLUG_MAX));
  const stem = slug.replace(/(-\d+)+$/, '');
  await sql`select pg_advisory_xact_lock(${CONVERSATION_SLUG_LOCK}::integer, hashtext(${stem}))`.execute(db);
  const taken = await db
    .selectFrom('conversation')
    .select('slug')
    .where((eb) => eb.or([eb('slug', '=', slug), eb('slug', '~', `^${slug}-[0-9]+$`)]))
    .execute();
  const slugs = new Set(taken.map((row) => row.slug)).add(RESERVED_SLUG);
  return uniqueSlug(slug, (candidate) => slugs.has(candidate));
}

const countConversation = (db: OpenTransaction, groupId: number) =>
  db
    .updateTable('discussionGroup')
    .set((eb) => ({ conversationCount: eb('conversationCount', '+', 1) }))
    .where('id', '=', groupId)
    .execute();
