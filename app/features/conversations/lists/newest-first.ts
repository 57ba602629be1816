import { type SelectQueryBuilder, sql } from 'kysely';
import type { Database } from '#app/platform/database/database.ts';
import type { PageRequest } from '#app/platform/database/paging.ts';
import type { RequestContext } from '#app/platform/http/request-context.ts';

/**
 * How many conversations are looked up and sorted for one page of a list. Of more, the index that has all in order is
 * walked instead, asking of each whether it belongs: among so many the page is found soon (docs/decisions/0006).
 */
export const SORTED_MOST = 1000;

/** The ids of one page of all conversations, the one with the newest contribution first; narrow it by `where`. */
export const newestFirst = ({ platform: { db } }: RequestContext, { index, size }: PageRequest) =>
  db
    .selectFrom('conversation')
    .select('conversation.id')
    .orderBy('conversation.lastActivityAt', 'desc')
    .orderBy('conversation.id', 'desc')
    .limit(size)
    .offset(index * size);

/** The same of the conversations that `found` names: each is looked up by its id, then they are sorted. For a few. */
export const newestOf = (ctx: RequestContext, found: Found, { index, size }: PageRequest) =>
  lookUp(ctx.platform.db, found)
    .select('conversation.id')
    .orderBy('conversation.lastActivityAt', 'desc')
    .orderBy('conversation.id', 'desc')
    .limit(size)
    .offset(index * size);

/** A query that names conversations by their ids, each once. */
// biome-ignore lint/suspicious/noExplicitAny: which tables it is over is nobody's business
export type Found = SelectQueryBuilder<any, any, { conversationId: number }>;

/** The conversations that `found` names, each looked up by its id; narrow it by `where`. */
export const lookUp = (db: Database, found: Found) =>
  db.selectFrom(found.as('found')).innerJoinLateral(
    ({ selectFrom }) =>
      selectFrom('conversation')
        .select(['id', 'groupId', 'public', 'lastActivityAt'])
        .whereRef('conversation.id', '=', 'found.conversationId')
        .offset(ONE_BY_ONE)
        .as('conversation'),
    (join) => join.onTrue(),
  );

/** No row less, but PostgreSQL then does the subquery as it stands, for one row at a time, and reads no table whole for it. */
export const ONE_BY_ONE = sql<number>`0`;
