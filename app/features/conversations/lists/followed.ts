import { MAX_SORTED, OPTIMIZATION_FENCE } from '#app/platform/database/list-queries.ts';
import { boundsOf, type Page, type PageRequest, pageCount } from '#app/platform/database/paging.ts';
import type { MemberContext } from '#app/platform/http/request-context.ts';
import { isNotHidden, lookUpConversations, newestFirst, newestFirstOf } from './newest-first.ts';
import { type ConversationSummary, listSummaries } from './summaries.ts';

/** The group in which the followed conversations are; undefined means all groups. */
interface FollowFilter {
  groupId: number | undefined;
}

/** A page of the conversations that the viewer follows, of one group or of all; the newest contribution first. */
export async function listFollowed(
  ctx: MemberContext,
  { groupId, ...page }: PageRequest & Partial<FollowFilter>,
): Promise<Page<ConversationSummary>> {
  const total = await countFollowed(ctx, { groupId });
  const ids = (total > MAX_SORTED ? queryByScanning : queryBySorting)(ctx, page).$if(groupId !== undefined, (query) =>
    query.where('conversation.groupId', '=', groupId as number),
  );
  return { items: total > 0 ? await listSummaries(ctx, ids) : [], total, pages: pageCount(total, page.size) };
}

const selectFollowed = ({ platform: { db }, viewer }: MemberContext) =>
  db
    .selectFrom('conversationFollow')
    .where('memberId', '=', viewer.memberId)
    .select('conversationFollow.conversationId');

/** Sorts the followed conversations, for members who follow up to `MAX_SORTED`. */
const queryBySorting = (ctx: MemberContext, page: PageRequest) =>
  newestFirstOf(ctx.platform.db, selectFollowed(ctx), boundsOf(page));

/** Scans all conversations from the newest, and keeps those that are followed, for members who follow many. */
const queryByScanning = (ctx: MemberContext, page: PageRequest) =>
  newestFirst(ctx.platform.db, boundsOf(page)).where(({ exists, selectFrom }) =>
    exists(
      selectFrom('conversationFollow')
        .select('memberId')
        .whereRef('conversationId', '=', 'conversation.id')
        .where('memberId', '=', ctx.viewer.memberId)
        .offset(OPTIMIZATION_FENCE),
    ),
  );

async function countFollowed(ctx: MemberContext, { groupId }: FollowFilter): Promise<number> {
  const { db } = ctx.platform;
  const counted =
    groupId === undefined
      ? db.selectFrom(selectFollowed(ctx).where(isNotHidden('conversationFollow')).as('found'))
      : lookUpConversations(db, selectFollowed(ctx)).where('conversation.groupId', '=', groupId);
  const { count } = await counted.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  return count;
}
