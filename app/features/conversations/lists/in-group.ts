import type { Database } from '#app/platform/database/database.ts';
import { MAX_SORTED, OPTIMIZATION_FENCE } from '#app/platform/database/list-queries.ts';
import { boundsOf, type Page, type PageBounds, type PageRequest, pageCount } from '#app/platform/database/paging.ts';
import { prepared } from '#app/platform/database/prepared.ts';
import type { RequestContext } from '#app/platform/http/request-context.ts';
import type { Group } from '../screens/read-groups.ts';
import { isNotHidden, lookUpConversations, newestFirst, newestFirstOf } from './newest-first.ts';
import { type ConversationSummary, listSummaries, selectSummaries, toSummaries } from './summaries.ts';

/** What the lists need of a group. Its reader has already made the page depend on the topic of the group. */
type ListedGroup = Pick<Group, 'id' | 'conversationCount'>;

/** A page of a group's conversations, the one with the newest contribution first. */
export async function listInGroup(
  ctx: RequestContext,
  group: ListedGroup,
  page: PageRequest,
): Promise<Page<ConversationSummary>> {
  const rows = await listNewestInGroup(ctx.platform.db, { groupId: group.id, ...boundsOf(page) });
  return {
    items: toSummaries(ctx, rows),
    total: group.conversationCount,
    pages: pageCount(group.conversationCount, page.size),
  };
}

const listNewestInGroup = prepared((db, { groupId, limit, offset }: PageBounds & { groupId: number }) =>
  selectSummaries(db, newestFirst(db, { limit, offset }).where('conversation.groupId', '=', groupId)),
);

/**
 * A page of the group's conversations about at least one of `terms`; without terms, of all its conversations. Terms of
 * another group match nothing. Visitors must not learn the terms of a closed conversation: for them it is neither
 * counted nor listed (rules.md R14, R18).
 */
export async function listInGroupByTerms(
  ctx: RequestContext,
  group: ListedGroup,
  { terms, ...page }: PageRequest & { terms: number[] },
): Promise<Page<ConversationSummary>> {
  if (terms.length === 0) return listInGroup(ctx, group, page);
  const filter = { groupId: group.id, terms };
  const total = await countAbout(ctx, filter);
  const ids = (total > MAX_SORTED ? queryByScanning : queryBySorting)(ctx, filter, page).$if(!ctx.viewer, (query) =>
    query.where('conversation.public', '=', true),
  );
  return { items: total > 0 ? await listSummaries(ctx, ids) : [], total, pages: pageCount(total, page.size) };
}

interface Filter {
  groupId: number;
  terms: number[];
}

/**
 * The ids of the conversations about at least one of the terms, by the index on terms. Terms of other groups match
 * nothing.
 */
const selectAbout = (db: Database, { groupId, terms }: Filter) =>
  db
    .selectFrom('conversationTerm')
    .innerJoin('groupTerm', 'groupTerm.id', 'conversationTerm.termId')
    .where('groupTerm.groupId', '=', groupId)
    .where('groupTerm.id', 'in', terms)
    .select('conversationTerm.conversationId')
    .distinct();

const queryBySorting = (ctx: RequestContext, filter: Filter, page: PageRequest) =>
  newestFirstOf(ctx.platform.db, selectAbout(ctx.platform.db, filter), boundsOf(page));

/** Scans the conversations of the group from the newest, and keeps those about one of the terms. */
const queryByScanning = (ctx: RequestContext, { groupId, terms }: Filter, page: PageRequest) =>
  newestFirst(ctx.platform.db, boundsOf(page))
    .where('conversation.groupId', '=', groupId)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('conversationTerm')
          .select('termId')
          .whereRef('conversationId', '=', 'conversation.id')
          .where('termId', 'in', terms)
          .offset(OPTIMIZATION_FENCE),
      ),
    );

/**
 * The count is not stored, because every set of terms has a count of its own; an index answers it
 * (docs/decisions/lists.md).
 */
async function countAbout({ platform: { db }, viewer }: RequestContext, filter: Filter): Promise<number> {
  const found = selectAbout(db, filter);
  const counted = viewer
    ? db.selectFrom(found.where(isNotHidden('conversationTerm')).as('found'))
    : lookUpConversations(db, found).where('conversation.public', '=', true);
  const { count } = await counted.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  return count;
}
