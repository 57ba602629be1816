import { sql } from 'kysely';
import { type UserRow, userRow, type VisibleUser, visibleUser } from '#app/features/profiles/index.ts';
import type { Database } from '#app/platform/database/database.ts';
import type { PageRequest } from '#app/platform/database/paging.ts';
import type { RequestContext } from '#app/platform/http/request-context.ts';
import { mayFlag, mayLike, mayModerate } from '../policy.ts';

/** A reaction as this viewer sees it. */
export interface Reaction {
  id: number;
  body: string;
  createdAt: Date;
  /** When a moderator changed the text; null where it is as it was. */
  editedAt: Date | null;
  /** Written as a moderator, not as one of those who talk. */
  moderatorMessage: boolean;
  author: VisibleUser;
  likeCount: number;
  liked: boolean;
  flagged: boolean;
  may: { like: boolean; flag: boolean; edit: boolean };
}

/** A page of a conversation's reactions, the oldest first. The caller has read the conversation, and so its rights. */
export async function listReactions(
  ctx: RequestContext,
  conversationId: number,
  page: PageRequest,
): Promise<Reaction[]> {
  const { viewer } = ctx;
  const rows = await reactionRows(ctx, conversationId, page);
  return rows.map((row) => ({
    id: row.id,
    body: row.body,
    createdAt: row.createdAt,
    editedAt: row.editedAt,
    moderatorMessage: row.moderatorMessage,
    author: authorOf(ctx, row),
    likeCount: row.likeCount,
    liked: row.liked,
    flagged: row.flagged,
    may: { like: mayLike(viewer, row), flag: mayFlag(viewer, row), edit: mayModerate(viewer) },
  }));
}

/** Who speaks as a moderator is labelled so for good, also when no moderator any more. */
function authorOf(ctx: RequestContext, row: { author: UserRow | null; moderatorMessage: boolean }): VisibleUser {
  const author = visibleUser(ctx, row.author);
  return row.moderatorMessage ? { ...author, moderator: true } : author;
}

/** The ids come first and from the index alone: else a deep page would read every reaction before it as well. */
function reactionRows(
  { platform: { db }, viewer }: RequestContext,
  conversationId: number,
  { index, size }: PageRequest,
) {
  const me = viewer?.memberId ?? 0;
  return db
    .selectFrom('reaction')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('reaction as paged')
        .select('paged.id')
        .where('paged.conversationId', '=', conversationId)
        .orderBy('paged.id')
        .limit(size)
        .offset(index * size),
    )
    .select((eb) => [
      'id',
      'body',
      'createdAt',
      'editedAt',
      'moderatorMessage',
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
    .execute();
}

/**
 * The index of the page, of `size` reactions each, on which a reaction of the conversation stands; null where it has no
 * such reaction. Counted on the index, however long the conversation is.
 */
export async function findPageOfReaction(
  db: Database,
  { conversationId, reactionId, size }: { conversationId: number; reactionId: number; size: number },
): Promise<number | null> {
  const upTo = await db
    .selectFrom('reaction')
    .select(({ fn }) => [fn.countAll<number>().as('number'), fn.max('id').as('last')])
    .where('conversationId', '=', conversationId)
    .where('id', '<=', reactionId)
    .executeTakeFirstOrThrow();
  return upTo.last === reactionId ? Math.floor((upTo.number - 1) / size) : null;
}
