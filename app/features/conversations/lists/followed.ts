import { type Page, type PageAsked, pagesOf } from '#app/platform/database/paging.ts';
import type { MemberVisit } from '#app/platform/http/visit.ts';
import { type ListedConversation, readListed } from './listed.ts';
import { newestFirst } from './newest-first.ts';

/** A page of the conversations that the viewer follows, of one group or of all; the newest contribution first. */
export async function readFollowed(
  visit: MemberVisit,
  { groupId, ...asked }: PageAsked & { groupId?: number },
): Promise<Page<ListedConversation>> {
  const [items, total] = await Promise.all([
    readListed(visit, followedIds(visit, { groupId, ...asked })),
    countFollowed(visit, groupId),
  ]);
  return { items, total, pages: pagesOf(total, asked.size) };
}

/** An `exists`: PostgreSQL begins with the follows where they are few, and else with what is newest (docs/decisions/0006). */
function followedIds(visit: MemberVisit, { groupId, ...asked }: PageAsked & { groupId: number | undefined }) {
  return newestFirst(visit, asked)
    .$if(groupId !== undefined, (query) => query.where('conversation.groupId', '=', groupId as number))
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('conversationFollow')
          .select('memberId')
          .whereRef('conversationId', '=', 'conversation.id')
          .where('memberId', '=', visit.viewer.memberId),
      ),
    );
}

async function countFollowed({ platform: { db }, viewer }: MemberVisit, groupId: number | undefined): Promise<number> {
  const follows = db.selectFrom('conversationFollow').where('memberId', '=', viewer.memberId);
  const counted =
    groupId === undefined
      ? follows
      : follows
          .innerJoin('conversation', 'conversation.id', 'conversationFollow.conversationId')
          .where('conversation.groupId', '=', groupId);
  const { count } = await counted.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  return count;
}
