import { sql } from 'kysely';
import { isReported } from '#app/features/moderation/index.ts';
import { userRow } from '#app/features/profiles/index.ts';
import type { Database } from '#app/platform/database/database.ts';
import type { PageBounds } from '#app/platform/database/paging.ts';
import { prepared } from '#app/platform/database/prepared.ts';
import { namesOf, type ReactionTables } from '../tables.ts';
import { isFolded } from './is-folded.ts';

/** A page of the reactions to the thing with this id, for a viewer; the id of a visitor is 0. */
export interface RowsRequest extends PageBounds {
  subjectId: number;
  viewerId: number;
}

/** The tables of a kind, and the name of the cases about its reactions. */
type Listed = ReactionTables & { readonly caseName: string };

/** Prepares the query for a page of the rows of this kind, the oldest first. */
export const prepareReactionRows = (kind: Listed) =>
  prepared((db, request: RowsRequest) => selectRows(db, kind, request));

/** The subquery finds the ids by the index alone: otherwise a deep page would read all reactions before it. */
function selectRows(db: Database, kind: Listed, { subjectId, viewerId, limit, offset }: RowsRequest) {
  const { table, asReaction, asQuoted, likes, target } = namesOf(kind);
  return db
    .selectFrom(asReaction)
    .leftJoin(asQuoted, 'quoted.id', 'reaction.quotedId')
    .where('reaction.id', 'in', (eb) =>
      eb.selectFrom(table).select('id').where(target, '=', subjectId).orderBy('id').limit(limit).offset(offset),
    )
    .select((eb) => [
      'reaction.id',
      'reaction.body',
      'reaction.createdAt',
      'reaction.editedAt',
      'reaction.authorEditedAt',
      'reaction.withdrawnAt',
      'reaction.hiddenAt',
      'reaction.moderatorMessage',
      'reaction.authorId',
      'reaction.likeCount',
      userRow(eb as never, eb.ref('reaction.authorId')).as('author'),
      sql<boolean>`exists (select from ${sql.table(likes)} where reaction_id = reaction.id and member_id = ${viewerId})`.as(
        'liked',
      ),
      isReported(kind.caseName, 'reaction.id', viewerId).as('reported'),
      isFolded(viewerId, 'reaction').as('folded'),
      'quoted.id as quotedId',
      'quoted.body as quotedBody',
      'quoted.withdrawnAt as quotedWithdrawnAt',
      'quoted.hiddenAt as quotedHiddenAt',
      'quoted.authorId as quotedAuthorId',
      userRow(eb as never, eb.ref('quoted.authorId')).as('quotedAuthor'),
      isFolded(viewerId, 'quoted').as('quotedFolded'),
    ])
    .orderBy('reaction.id');
}

export type ReactionRow = Awaited<ReturnType<ReturnType<typeof selectRows>['executeTakeFirstOrThrow']>>;
