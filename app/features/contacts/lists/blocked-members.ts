import { userForViewer, userRow, type VisibleUser } from '#app/features/profiles/index.ts';
import { boundsOf, type Page, type PageRequest, pageCount } from '#app/platform/database/paging.ts';
import type { MemberContext } from '#app/platform/http/request-context.ts';

export interface BlockedMember {
  user: VisibleUser;
  blockedAt: Date;
}

/**
 * The member with this id, if the viewer blocked them; else null. One who blocks the viewer too may have no name here (rules.md
 * R44), but has their id, so that the viewer can end their own block.
 */
export async function findBlockedMember(ctx: MemberContext, id: number): Promise<VisibleUser | null> {
  const row = await ctx.platform.db
    .selectFrom('memberBlock')
    .select((eb) => userRow(eb, eb.ref('memberBlock.blockedId')).as('user'))
    .where('blockerId', '=', ctx.viewer.memberId)
    .where('blockedId', '=', id)
    .where('decisionId', 'is', null)
    .executeTakeFirst();
  return row ? { ...userForViewer(ctx, row.user), id } : null;
}

/** The members whom the viewer blocks, the last first; the same about their ids. */
export async function listBlockedMembers(ctx: MemberContext, page: PageRequest): Promise<Page<BlockedMember>> {
  const { limit, offset } = boundsOf(page);
  const own = ctx.platform.db
    .selectFrom('memberBlock')
    .where('blockerId', '=', ctx.viewer.memberId)
    .where('decisionId', 'is', null);
  const rows = await own
    .select((eb) => ['blockedId', 'createdAt', userRow(eb, eb.ref('memberBlock.blockedId')).as('user')])
    .orderBy('createdAt', 'desc')
    .orderBy('blockedId')
    .limit(limit)
    .offset(offset)
    .execute();
  const { total } = await own.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const items = rows.map((row) => ({
    user: { ...userForViewer(ctx, row.user), id: row.blockedId },
    blockedAt: row.createdAt,
  }));
  return { items, total, pages: pageCount(total, page.size) };
}
