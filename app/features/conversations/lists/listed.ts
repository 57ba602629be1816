import { showUser, type UserRow, userRow, type VisibleUser } from '#app/features/profiles/index.ts';
import type { RequestContext } from '#app/platform/http/request-context.ts';
import { mayRead } from '../policy.ts';
import type { newestFirst, newestOf } from './newest-first.ts';

type Ids = number[] | ReturnType<typeof newestFirst> | ReturnType<typeof newestOf>;

/** A conversation in a list. Of a locked one the viewer gets the title and no more (rules.md R18). */
export interface ListedConversation {
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
export async function readListed(ctx: RequestContext, ids: Ids): Promise<ListedConversation[]> {
  const rows = await listedRows(ctx, ids).execute();
  return rows.map((row) => listed(ctx, row));
}

function listedRows({ platform: { db } }: RequestContext, ids: Ids) {
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

type ListedRow = Awaited<ReturnType<ReturnType<typeof listedRows>['executeTakeFirstOrThrow']>>;

function listed(ctx: RequestContext, row: ListedRow): ListedConversation {
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
    author: showUser(ctx, row.author as UserRow | null),
    lastReactionAuthor: row.reactionCount > 0 ? showUser(ctx, row.lastReactionAuthor as UserRow | null) : null,
    reactionCount: row.reactionCount,
  };
}
