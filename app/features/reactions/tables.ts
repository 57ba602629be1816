import type { DB } from '#app/platform/database/types.generated.ts';

/**
 * The tables of a kind of reactions: that of the reactions, and those named after it with their likes (`…Like`), edits by
 * moderators (`…Edit`) and reported texts that their author has changed since (`…FlaggedText`). All kinds have the same
 * columns, but for `target`.
 */
export interface ReactionTables {
  readonly table: ReactionTable;
  /** The foreign key of the reactions to what is reacted to. */
  readonly target: string;
}

type Columns = Exclude<keyof DB['reaction'], 'conversationId'>;

/** The tables that have the columns of a reaction, and those named after them. */
export type ReactionTable = {
  [T in keyof DB]: Columns extends keyof DB[T]
    ? `${T}${'Like' | 'Edit' | 'FlaggedText'}` extends keyof DB
      ? T
      : never
    : never;
}[keyof DB];

/** The foreign key of this table to what is reacted to. */
export type TargetOf<T extends ReactionTable> = Exclude<keyof DB[T], Columns> & string;

/**
 * The names of the tables and of the foreign key, for the queries that all kinds share: typed as those of the reactions to
 * conversations, because the columns are the same.
 */
export const namesOf = ({ table, target }: ReactionTables) => ({
  table: table as 'reaction',
  /** The same table in a query where it is called `reaction`. */
  asReaction: `${table} as reaction` as 'reaction',
  asQuoted: `${table} as quoted` as 'reaction as quoted',
  likes: `${table}Like` as 'reactionLike',
  flaggedTexts: `${table}FlaggedText` as 'reactionFlaggedText',
  edits: `${table}Edit` as 'reactionEdit',
  target: target as 'conversationId',
});
