import { expressionBuilder, sql } from 'kysely';
import { heldFor, isReported } from '#app/features/moderation/index.ts';
import { userRow } from '#app/features/profiles/index.ts';
import type { Database } from '#app/platform/database/database.ts';
import type { PageBounds } from '#app/platform/database/paging.ts';
import { prepared } from '#app/platform/database/prepared.ts';
import type { DB } from '#app/platform/database/types.generated.ts';
import { isFolded } from './is-folded.ts';

/** A page of the reactions to a thing of this kind, for a viewer; the id of a visitor is 0. */
interface RowsRequest extends PageBounds {
  kind: string;
  /** The name of the cases about these reactions. */
  caseName: string;
  subjectId: number;
  viewerId: number;
}

const eb = expressionBuilder<DB, 'reaction'>();

/** A page of rows, the oldest first. */
export const listReactionRows = prepared((db, request: RowsRequest) => selectRows(db, request));

/** The subquery finds the ids by the index alone: otherwise a deep page would read all reactions before it. */
const selectRows = (db: Database, { kind, caseName, subjectId, viewerId, limit, offset }: RowsRequest) =>
  db
    .selectFrom('reaction')
    .leftJoin('reaction as quoted', 'quoted.id', 'reaction.quotedId')
    .where('reaction.id', 'in', (of) =>
      of
        .selectFrom('reaction')
        .select('id')
        .where('subjectKind', '=', kind)
        .where('subjectId', '=', subjectId)
        .orderBy('id')
        .limit(limit)
        .offset(offset),
    )
    .select([
      'reaction.id',
      'reaction.body',
      'reaction.createdAt',
      'reaction.editedAt',
      'reaction.authorEditedAt',
      'reaction.withdrawnAt',
      'reaction.hiddenAt',
      heldFor(caseName, 'reaction').as('heldFor'),
      'reaction.moderatorMessage',
      'reaction.authorId',
      'reaction.likeCount',
      'reaction.contentWarnings',
      'reaction.contentWarningsModeratedAt',
      userRow(eb, eb.ref('reaction.authorId')).as('author'),
      sql<boolean>`exists (select from reaction_like where reaction_id = reaction.id and member_id = ${viewerId})`.as(
        'liked',
      ),
      isReported(caseName, 'reaction.id', viewerId).as('reported'),
      isFolded(viewerId, 'reaction').as('folded'),
      'quoted.id as quotedId',
      'quoted.body as quotedBody',
      'quoted.withdrawnAt as quotedWithdrawnAt',
      'quoted.hiddenAt as quotedHiddenAt',
      'quoted.contentWarnings as quotedContentWarnings',
      'quoted.authorId as quotedAuthorId',
      'quoted.moderatorMessage as quotedModeratorMessage',
      userRow(eb, sql.ref<number | null>('quoted.authorId')).as('quotedAuthor'),
      isFolded(viewerId, 'quoted').as('quotedFolded'),
    ])
    .orderBy('reaction.id');

export type ReactionRow = Awaited<ReturnType<ReturnType<typeof selectRows>['executeTakeFirstOrThrow']>>;
