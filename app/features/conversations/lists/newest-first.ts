import { type SelectQueryBuilder, sql } from 'kysely';
import type { Database } from '#app/platform/database/database.ts';
import { OPTIMIZATION_FENCE } from '#app/platform/database/list-queries.ts';
import type { PageBounds } from '#app/platform/database/paging.ts';
import { isConversationShown } from '../shown.ts';

/**
 * A query for the ids of one page of all conversations but the hidden ones, the newest activity first; narrow it by `where`.
 */
export const newestFirst = (db: Database, { limit, offset }: PageBounds) =>
  db
    .selectFrom('conversation')
    .select('conversation.id')
    .where(isConversationShown())
    .orderBy('conversation.lastActivityAt', 'desc')
    .orderBy('conversation.id', 'desc')
    .limit(limit)
    .offset(offset);

/**
 * A query for the ids of one page of the conversations in `found`: looks them all up and sorts them, so for few only.
 */
export const newestFirstOf = (db: Database, found: ConversationIds, { limit, offset }: PageBounds) =>
  lookUpConversations(db, found)
    .select('conversation.id')
    .orderBy('conversation.lastActivityAt', 'desc')
    .orderBy('conversation.id', 'desc')
    .limit(limit)
    .offset(offset);

/** A query for the ids of conversations, each once. */
// biome-ignore lint/suspicious/noExplicitAny: the query may be over any tables
export type ConversationIds = SelectQueryBuilder<any, any, { conversationId: number }>;

/** A query for the conversations in `found` that are not hidden, each looked up by its id; narrow it by `where`. */
export const lookUpConversations = (db: Database, found: ConversationIds) =>
  db.selectFrom(found.as('found')).innerJoinLateral(
    ({ selectFrom }) =>
      selectFrom('conversation')
        .select(['id', 'groupId', 'public', 'lastActivityAt'])
        .whereRef('conversation.id', '=', 'found.conversationId')
        .where(isConversationShown())
        .offset(OPTIMIZATION_FENCE)
        .as('conversation'),
    (join) => join.onTrue(),
  );

/**
 * Whether the row of this table is of a conversation that is not hidden, for a count: by the index on the few hidden ones,
 * instead of looking each conversation up.
 */
export const isNotHidden = (table: 'conversationFollow' | 'conversationTerm') => sql<boolean>`not exists (
  select from conversation where id = ${sql.ref(`${table}.conversationId`)} and hidden_at is not null
)`;
