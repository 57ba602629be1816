import { type Page, type PageRequest, pagesOf } from '#app/platform/database/paging.ts';
import type { MemberContext } from '#app/platform/http/request-context.ts';
import { lookUp, newestFirst, newestOf, ONE_BY_ONE, SORTED_MOST } from './newest-first.ts';
import { type ConversationSummary, listSummaries } from './summaries.ts';

/** Which of the conversations that a member follows: all, or those in one group. */
interface Followed {
  groupId: number | undefined;
}

/** A page of the conversations that the viewer follows, of one group or of all; the newest contribution first. */
export async function listFollowed(
  ctx: MemberContext,
  { groupId, ...page }: PageRequest & Partial<Followed>,
): Promise<Page<ConversationSummary>> {
  const total = await countFollowed(ctx, { groupId });
  const ids = (total > SORTED_MOST ? walk : sort)(ctx, page).$if(groupId !== undefined, (query) =>
    query.where('conversation.groupId', '=', groupId as number),
  );
  return { items: total > 0 ? await listSummaries(ctx, ids) : [], total, pages: pagesOf(total, page.size) };
}

const follows = ({ platform: { db }, viewer }: MemberContext) =>
  db
    .selectFrom('conversationFollow')
    .where('memberId', '=', viewer.memberId)
    .select('conversationFollow.conversationId');

/** From the follows, where they are few. */
const sort = (ctx: MemberContext, page: PageRequest) => newestOf(ctx, follows(ctx), page);

/** Along the conversations, where many of them are followed. */
const walk = (ctx: MemberContext, page: PageRequest) =>
  newestFirst(ctx, page).where(({ exists, selectFrom }) =>
    exists(
      selectFrom('conversationFollow')
        .select('memberId')
        .whereRef('conversationId', '=', 'conversation.id')
        .where('memberId', '=', ctx.viewer.memberId)
        .offset(ONE_BY_ONE),
    ),
  );

async function countFollowed(ctx: MemberContext, { groupId }: Followed): Promise<number> {
  const { db } = ctx.platform;
  const counted =
    groupId === undefined
      ? db.selectFrom(follows(ctx).as('found'))
      : lookUp(db, follows(ctx)).where('conversation.groupId', '=', groupId);
  const { count } = await counted.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  return count;
}
