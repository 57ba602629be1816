import type { Expression, RawBuilder, SqlBool } from 'kysely';
import type { DB } from '#app/platform/database/types.generated.ts';

/**
 * A kind of visits: how far each member has read in something to which items are added, such as the reactions to a
 * conversation or the posts of a blog. The ids of the items rise with time.
 */
export interface VisitTables {
  /** The table of the visits, with one row for a member and a thing that they visited. */
  readonly table: VisitTable;
  /** The foreign key of that table to what is visited. */
  readonly target: string;
  /** The table of what is visited. */
  readonly subject: keyof DB;
  /** Which of them members can visit, as a condition on that table; by default all. */
  readonly visitable?: RawBuilder<SqlBool>;
  readonly items: {
    readonly table: ItemTable;
    /** The foreign key of the items to what is visited. */
    readonly target: string;
    /** Which items, in a query that calls them `item`, can be new to this viewer. */
    counted(viewerId: number | Expression<number>): RawBuilder<SqlBool>;
  };
}

/** The tables of visits. */
export type VisitTable = {
  [T in keyof DB]: 'memberId' | 'lastSeenId' | 'seenAt' extends keyof DB[T] ? T : never;
}[keyof DB];

/** The tables of what can be new: written by somebody, with ids that rise. */
export type ItemTable = { [T in keyof DB]: 'id' | 'authorId' extends keyof DB[T] ? T : never }[keyof DB];

/** The foreign key of this table to what is visited. */
export type TargetOf<T extends VisitTable> = Exclude<keyof DB[T], 'memberId' | 'lastSeenId' | 'seenAt'> & string;
