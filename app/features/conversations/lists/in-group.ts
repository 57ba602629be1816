import type { Group } from '#app/features/groups/index.ts';
import type { Database } from '#app/platform/database/database.ts';
import { type Page, type PageRequest, pagesOf } from '#app/platform/database/paging.ts';
import type { RequestContext } from '#app/platform/http/request-context.ts';
import { lookUp, newestFirst, newestOf, ONE_BY_ONE, SORTED_MOST } from './newest-first.ts';
import { type ConversationSummary, listSummaries } from './summaries.ts';

/** What of a group its lists need; whoever read it noted its topic. */
type ListedGroup = Pick<Group, 'id' | 'conversationCount'>;

/** A page of a group's conversations, the one with the newest contribution first. */
export async function listInGroup(
  ctx: RequestContext,
  group: ListedGroup,
  page: PageRequest,
): Promise<Page<ConversationSummary>> {
  const items = await listSummaries(ctx, newestFirst(ctx, page).where('conversation.groupId', '=', group.id));
  return { items, total: group.conversationCount, pages: pagesOf(group.conversationCount, page.size) };
}

/**
 * The same, of the conversations about at least one of `terms`; without terms it is the whole group. Terms of another
 * group find nothing. What a closed conversation is about is no visitor's to know: for them it neither counts nor is
 * found by its terms (rules.md R14, R18).
 */
export async function listInGroupByTerms(
  ctx: RequestContext,
  group: ListedGroup,
  { terms, ...page }: PageRequest & { terms: number[] },
): Promise<Page<ConversationSummary>> {
  if (terms.length === 0) return listInGroup(ctx, group, page);
  const filter = { groupId: group.id, terms };
  const total = await countAbout(ctx, filter);
  const ids = (total > SORTED_MOST ? walk : sort)(ctx, filter, page).$if(!ctx.viewer, (query) =>
    query.where('conversation.public', '=', true),
  );
  return { items: total > 0 ? await listSummaries(ctx, ids) : [], total, pages: pagesOf(total, page.size) };
}

interface Filter {
  groupId: number;
  terms: number[];
}

/** The conversations about at least one of the terms, by the index of terms, of which those of other groups name none. */
const about = (db: Database, { groupId, terms }: Filter) =>
  db
    .selectFrom('conversationTerm')
    .innerJoin('groupTerm', 'groupTerm.id', 'conversationTerm.termId')
    .where('groupTerm.groupId', '=', groupId)
    .where('groupTerm.id', 'in', terms)
    .select('conversationTerm.conversationId')
    .distinct();

const sort = (ctx: RequestContext, filter: Filter, page: PageRequest) =>
  newestOf(ctx, about(ctx.platform.db, filter), page);

/** The same, along the conversations of the group. */
const walk = (ctx: RequestContext, { groupId, terms }: Filter, page: PageRequest) =>
  newestFirst(ctx, page)
    .where('conversation.groupId', '=', groupId)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('conversationTerm')
          .select('termId')
          .whereRef('conversationId', '=', 'conversation.id')
          .where('termId', 'in', terms)
          .offset(ONE_BY_ONE),
      ),
    );

/** Counted each time: every set of terms has a count of its own, and one index answers it (docs/decisions/0006). */
async function countAbout({ platform: { db }, viewer }: RequestContext, filter: Filter): Promise<number> {
  const found = about(db, filter);
  const counted = viewer ? db.selectFrom(found.as('found')) : lookUp(db, found).where('conversation.public', '=', true);
  const { count } = await counted.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  return count;
}
