import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { readDraft } from '#app/features/drafts/index.ts';
import { showUser, type UserRow, userRow, type VisibleUser } from '#app/features/profiles/index.ts';
import { type PageAsked, pagesOf } from '#app/platform/database/paging.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { Visit } from '#app/platform/http/visit.ts';
import { isOwner, mayFollow, mayLike, mayRead } from './policy.ts';
import { conversationTopic } from './topics.ts';

/** A conversation as its page shows it to this viewer, without its reactions. */
export interface Conversation {
  id: number;
  title: string;
  slug: string;
  body: string;
  public: boolean;
  createdAt: Date;
  lastActivityAt: Date;
  reactionCount: number;
  likeCount: number;
  group: { id: number; title: string; slug: string };
  terms: { id: number; name: string }[];
  author: VisibleUser;
  liked: boolean;
  followed: boolean;
  may: { like: boolean; follow: boolean; react: boolean };
  owner: boolean;
}

/**
 * The conversation with this slug or id. Throws AppError not_found, or participants_only where it is closed to this
 * viewer.
 */
export async function readConversation(visit: Visit, by: { slug: string } | { id: number }): Promise<Conversation> {
  const { viewer, page } = visit;
  const row = await conversationRow(visit, by);
  if (!row) throw new AppError('not_found');
  page.dependsOn(conversationTopic(row.id));
  if (!mayRead(viewer, row)) throw new AppError('participants_only');
  return {
    id: row.id,
    title: row.title,
    slug: row.slug,
    body: row.body,
    public: row.public,
    createdAt: row.createdAt,
    lastActivityAt: row.lastActivityAt,
    reactionCount: row.reactionCount,
    likeCount: row.likeCount,
    group: { id: row.groupId, title: row.groupTitle, slug: row.groupSlug },
    terms: row.terms,
    author: showUser(visit, row.author as UserRow | null),
    liked: row.liked,
    followed: row.followed,
    may: { like: mayLike(viewer, row), follow: mayFollow(viewer, row), react: viewer !== null },
    owner: isOwner(viewer, row),
  };
}

function conversationRow({ platform: { db }, viewer }: Visit, by: { slug: string } | { id: number }) {
  const me = viewer?.memberId ?? 0;
  return db
    .selectFrom('conversation')
    .innerJoin('discussionGroup', 'discussionGroup.id', 'conversation.groupId')
    .selectAll('conversation')
    .select((eb) => [
      'discussionGroup.title as groupTitle',
      'discussionGroup.slug as groupSlug',
      userRow(eb, eb.ref('conversation.authorId')).as('author'),
      jsonArrayFrom(
        eb
          .selectFrom('conversationTerm')
          .innerJoin('groupTerm', 'groupTerm.id', 'conversationTerm.termId')
          .select(['groupTerm.id', 'groupTerm.name'])
          .whereRef('conversationTerm.conversationId', '=', 'conversation.id')
          .orderBy('groupTerm.name'),
      ).as('terms'),
      sql<boolean>`exists (select from conversation_like where conversation_id = conversation.id and member_id = ${me})`.as(
        'liked',
      ),
      sql<boolean>`exists (select from conversation_follow where conversation_id = conversation.id and member_id = ${me})`.as(
        'followed',
      ),
    ])
    .where((eb) =>
      'slug' in by ? eb('conversation.slug', '=', by.slug.toLowerCase()) : eb('conversation.id', '=', by.id),
    )
    .executeTakeFirst();
}

/** A reaction as this viewer sees it. */
export interface Reaction {
  id: number;
  body: string;
  createdAt: Date;
  author: VisibleUser;
  likeCount: number;
  liked: boolean;
  flagged: boolean;
  may: { like: boolean };
}

/** A page of a conversation's reactions, the oldest first. The caller has read the conversation, and so its rights. */
export async function readReactions(
  visit: Visit,
  conversationId: number,
  { index, size }: PageAsked,
): Promise<Reaction[]> {
  const {
    platform: { db },
    viewer,
  } = visit;
  const me = viewer?.memberId ?? 0;
  const rows = await db
    .selectFrom('reaction')
    .where('conversationId', '=', conversationId)
    .select((eb) => [
      'id',
      'body',
      'createdAt',
      'authorId',
      'likeCount',
      userRow(eb, eb.ref('reaction.authorId')).as('author'),
      sql<boolean>`exists (select from reaction_like where reaction_id = reaction.id and member_id = ${me})`.as(
        'liked',
      ),
      sql<boolean>`exists (select from reaction_flag where reaction_id = reaction.id and member_id = ${me})`.as(
        'flagged',
      ),
    ])
    .orderBy('id')
    .limit(size)
    .offset(index * size)
    .execute();
  return rows.map((row) => {
    return {
      id: row.id,
      body: row.body,
      createdAt: row.createdAt,
      author: showUser(visit, row.author as UserRow | null),
      likeCount: row.likeCount,
      liked: row.liked,
      flagged: row.flagged,
      may: { like: mayLike(viewer, row) },
    };
  });
}

/** Everything that the page of a conversation shows. */
export async function readConversationPage(visit: Visit, slug: string, { index, size }: PageAsked) {
  const conversation = await readConversation(visit, { slug });
  const reactions = await readReactions(visit, conversation.id, { index, size });
  const draft = await readDraft(visit, { kind: 'reaction', about: conversation.id });
  return { conversation, reactions, draft, pages: Math.max(pagesOf(conversation.reactionCount, size), 1) };
}
