import { sql } from 'kysely';
import { blocks } from '#app/features/contacts/index.ts';
import { type UserRow, userForViewer, userRow, type VisibleUser } from '#app/features/profiles/index.ts';
import type { Database } from '#app/platform/database/database.ts';
import { boundsOf, type PageBounds, type PageRequest } from '#app/platform/database/paging.ts';
import { prepared } from '#app/platform/database/prepared.ts';
import type { RequestContext } from '#app/platform/http/request-context.ts';
import { mayFlag, mayLike, mayModerate } from '../policy.ts';

/** A reaction as this viewer sees it. */
export interface Reaction {
  id: number;
  body: string;
  createdAt: Date;
  /** When a moderator last edited the text; null if never. */
  editedAt: Date | null;
  /** Whether it is a moderator's message instead of a member's reaction. */
  moderatorMessage: boolean;
  author: VisibleUser;
  likeCount: number;
  liked: boolean;
  flagged: boolean;
  /** Whether this viewer blocks its author: it is shown when they ask for it. */
  folded: boolean;
  may: { like: boolean; flag: boolean; edit: boolean };
}

/**
 * A page of a conversation's reactions, the oldest first. The caller has read the conversation, which authorizes the
 * viewer.
 */
export async function listReactions(
  ctx: RequestContext,
  conversationId: number,
  page: PageRequest,
): Promise<Reaction[]> {
  const { viewer } = ctx;
  const rows = await listReactionRows(ctx.platform.db, {
    conversationId,
    viewerId: viewer?.memberId ?? 0,
    ...boundsOf(page),
  });
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
    folded: row.folded,
    may: { like: mayLike(viewer, row), flag: mayFlag(viewer, row), edit: mayModerate(viewer) },
  }));
}

/** A moderator's message keeps the label 'moderator', even if its author is no longer a moderator. */
function authorOf(ctx: RequestContext, row: { author: UserRow | null; moderatorMessage: boolean }): VisibleUser {
  const author = userForViewer(ctx, row.author);
  return row.moderatorMessage ? { ...author, moderator: true } : author;
}

interface PageOfReactions extends PageBounds {
  conversationId: number;
  viewerId: number;
}

/** The subquery finds the ids by the index alone: otherwise a deep page would read all reactions before it. */
const listReactionRows = prepared((db, { conversationId, viewerId, limit, offset }: PageOfReactions) =>
  db
    .selectFrom('reaction')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('reaction as paged')
        .select('paged.id')
        .where('paged.conversationId', '=', conversationId)
        .orderBy('paged.id')
        .limit(limit)
        .offset(offset),
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
      sql<boolean>`exists (select from reaction_like where reaction_id = reaction.id and member_id = ${viewerId})`.as(
        'liked',
      ),
      sql<boolean>`exists (select from reaction_flag where reaction_id = reaction.id and member_id = ${viewerId})`.as(
        'flagged',
      ),
      blocks(viewerId, eb.ref('reaction.authorId')).as('folded'),
    ])
    .orderBy('id'),
);

/**
 * The index of the page, of `size` reactions each, that shows this reaction of the conversation; null if it has no such
 * reaction. An index-only scan counts the reactions before it.
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
