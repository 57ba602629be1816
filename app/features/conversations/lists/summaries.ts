import { userRow, type VisibleUser, visibleUser } from '#app/features/profiles/index.ts';
import type { RequestContext } from '#app/platform/http/request-context.ts';
import { mayRead } from '../policy.ts';
import type { newestFirst, newestOf } from './newest-first.ts';

type Ids = number[] | ReturnType<typeof newestFirst> | ReturnType<typeof newestOf>;

/** A conversation in a list. Of a locked one the viewer gets the title and no more (rules.md R18). */
export interface ConversationSummary {
  id: number;
  title: string;
  slug: string;
  public: boolean;
  locked: boolean;
  group: { title: string; slug: string };
  lastActivityAt: Date;
  author: VisibleUser | null;
  lastReactionAuthor: VisibleUser | null;
  reactionCount: number | null;
}

/**
 * The conversations with these ids as this viewer may see them, the one with the newest contribution first. `ids` is a
 * list, or the query for one page of a list: it reads an index alone, so that a deep page costs little, and only the
 * conversations of that page are read whole.
 */
export async function listSummaries(ctx: RequestContext, ids: Ids): Promise<ConversationSummary[]> {
  const rows = await summaryRows(ctx, ids).execute();
  return rows.map((row) => summaryOf(ctx, row));
}

function summaryRows({ platform: { db } }: RequestContext, ids: Ids) {
  return db
    .selectFrom('conversation')
    .innerJoin('discussionGroup', 'discussionGroup.id', 'conversation.groupId')
    .select((eb) => [
      'conversation.id',
      'conversation.title',
      'conversation.slug',
      'conversation.public',
      'conversation.reactionCount',
      'conversation.lastActivityAt',
      'discussionGroup.title as groupTitle',
      'discussionGroup.slug as groupSlug',
      userRow(eb, eb.ref('conversation.authorId')).as('author'),
      userRow(
        eb,
        eb
          .selectFrom('reaction')
          .select('reaction.authorId')
          .whereRef('reaction.conversationId', '=', 'conversation.id')
          .orderBy('reaction.id', 'desc')
          .limit(1)
          .$asScalar(),
      ).as('lastReactionAuthor'),
    ])
    .where('conversation.id', 'in', ids)
    .orderBy('conversation.lastActivityAt', 'desc')
    .orderBy('conversation.id', 'desc');
}

type SummaryRow = Awaited<ReturnType<ReturnType<typeof summaryRows>['executeTakeFirstOrThrow']>>;

function summaryOf(ctx: RequestContext, row: SummaryRow): ConversationSummary {
  const common = {
    id: row.id,
    title: row.title,
    slug: row.slug,
    public: row.public,
    group: { title: row.groupTitle, slug: row.groupSlug },
    lastActivityAt: row.lastActivityAt,
  };
  if (!mayRead(ctx.viewer, row)) {
    return { ...common, locked: true, author: null, lastReactionAuthor: null, reactionCount: null };
  }
  return {
    ...common,
    locked: false,
    author: visibleUser(ctx, row.author),
    lastReactionAuthor: row.reactionCount > 0 ? visibleUser(ctx, row.lastReactionAuthor) : null,
    reactionCount: row.reactionCount,
  };
}
