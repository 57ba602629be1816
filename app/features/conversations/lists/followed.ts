import { type Page, type PageAsked, pagesOf } from '#app/platform/database/paging.ts';
import type { MemberVisit } from '#app/platform/http/visit.ts';
import { type ListedConversation, readListed } from './listed.ts';
import { lookUp, newestFirst, newestOf, ONE_BY_ONE, SORTED_MOST } from './newest-first.ts';

/** What of all that a member follows is asked for: all of it, or that in one group. */
interface Followed {
  groupId: number | undefined;
}

/** A page of the conversations that the viewer follows, of one group or of all; the newest contribution first. */
export async function readFollowed(
  visit: MemberVisit,
  { groupId, ...asked }: PageAsked & Partial<Followed>,
): Promise<Page<ListedConversation>> {
  const total = await countFollowed(visit, { groupId });
  const ids = (total > SORTED_MOST ? walk : sort)(visit, asked).$if(groupId !== undefined, (query) =>
    query.where('conversation.groupId', '=', groupId as number),
  );
  return { items: total > 0 ? await readListed(visit, ids) : [], total, pages: pagesOf(total, asked.size) };
}

const follows = ({ platform: { db }, viewer }: MemberVisit) =>
  db
    .selectFrom('conversationFollow')
    .where('memberId', '=', viewer.memberId)
    .select('conversationFollow.conversationId');

/** From the follows, where they are few. */
const sort = (visit: MemberVisit, asked: PageAsked) => newestOf(visit, follows(visit), asked);

/** Along the conversations, where many of them are followed. */
const walk = (visit: MemberVisit, asked: PageAsked) =>
  newestFirst(visit, asked).where(({ exists, selectFrom }) =>
    exists(
      selectFrom('conversationFollow')
        .select('memberId')
        .whereRef('conversationId', '=', 'conversation.id')
        .where('memberId', '=', visit.viewer.memberId)
        .offset(ONE_BY_ONE),
    ),
  );

async function countFollowed(visit: MemberVisit, { groupId }: Followed): Promise<number> {
  const { db } = visit.platform;
  const counted =
    groupId === undefined
      ? db.selectFrom(follows(visit).as('found'))
      : lookUp(db, follows(visit)).where('conversation.groupId', '=', groupId);
  const { count } = await counted.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  return count;
}
