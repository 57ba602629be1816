import {
  type Expression,
  type QueryCreator,
  type RawBuilder,
  type SqlBool,
  sql,
  type UpdateQueryBuilder,
} from 'kysely';
import type { ReactionNotice } from '#app/platform/cases/case-kind.ts';
import type { OpenTransaction } from '#app/platform/database/database.ts';
import type { DB } from '#app/platform/database/types.generated.ts';
import type { Write } from '#app/platform/database/write.ts';
import type { DraftKind } from '#app/platform/drafts.ts';

/**
 * A kind of things that members react to, such as conversations: what one feature declares of them, and all that differs
 * between the reactions to things of different kinds. Its table has the trigger `delete_reactions`
 * (docs/decisions/reactions.md).
 */
export interface ReactionKind {
  /** The name of the kind in the database. */
  readonly name: string;
  /** The table of these things. */
  readonly table: SubjectTable;
  /** Whether a row of that table is published, as a condition on it; by default all are. */
  readonly published?: RawBuilder<SqlBool>;
  /** Whether it is published and no moderator hid it: then members react to it. */
  readonly shown: RawBuilder<SqlBool>;
  /**
   * Whether a row of that table that is shown may be read, as a condition on it: by a member whom the members with the ids
   * `blockers` block, or by a visitor, for null. By default everybody reads it.
   */
  mayRead?(blockers: RawBuilder<number[]> | null): RawBuilder<SqlBool>;
  /**
   * Locks the thing with this id for a new reaction, and counts that where its number of reactions is stored; gives no row
   * for one that is not shown, or whose owner blocks the member `by`, unless they write as a moderator. One that is held is
   * no activity yet.
   * `partOf` is the id of what lists it, such as its group.
   */
  lock(
    db: QueryCreator<DB>,
    reaction: { subjectId: number; by: number; asModerator: boolean; held: boolean; now: Date },
  ): Rows<LockedSubject>;
  /** Stores that a reaction was placed in the thing with this id now, where its last activity is stored. */
  noteActivity?(tx: Write, subjectId: number): Promise<void>;
  /** Why nobody reacts to the thing with this id that is shown, in words; null where that is not so. */
  whyRefused?(db: OpenTransaction, subjectId: number): Promise<string | null>;
  /** The topics of the cached pages that show the reactions to the thing with this id. */
  topics(subjectId: number): string[];
  /** The topics of the other pages that show that something was written to it. */
  topicsOfNew(subject: LockedSubject): string[];
  /** Of which reactions the owner of the thing is notified; null where nobody is. */
  readonly notice: ReactionNotice | null;
  /** The name of the cases about these reactions. */
  readonly caseName: string;
  /** The drafts of a new reaction, about the thing, and of an edit, about the reaction. */
  readonly drafts: { readonly reaction: DraftKind; readonly edit: DraftKind };
}

/** The tables of what has a number and a title. */
type SubjectTable = { [T in keyof DB]: 'id' | 'title' extends keyof DB[T] ? T : never }[keyof DB];

/** A thing that is locked for a new reaction. */
interface LockedSubject {
  id: number;
  partOf: number;
}

/** A query that gives such rows. */
// biome-ignore lint/suspicious/noExplicitAny: whatever table is updated
type Rows<R> = Expression<R> | UpdateQueryBuilder<DB, any, any, R>;

/** Whether the thing with this id is shown, and a member whom these block may read it; for null, whether a visitor may. */
export const isSubjectReadable = (
  kind: ReactionKind,
  id: number | Expression<number>,
  blockers: RawBuilder<number[]> | null,
): RawBuilder<boolean> =>
  sql<boolean>`exists (
    select from ${sql.table(kind.table)}
    where ${sql.ref(`${kind.table}.id`)} = ${id} and ${kind.shown} and ${kind.mayRead?.(blockers) ?? sql`true`}
  )`;

/** Whether the thing with this id is shown. */
export const isSubjectShown = (kind: ReactionKind, id: Expression<number>): RawBuilder<boolean> =>
  sql<boolean>`exists (
    select from ${sql.table(kind.table)} where ${sql.ref(`${kind.table}.id`)} = ${id} and ${kind.shown}
  )`;

/** The title of the thing with this id; null where it is hidden. */
export const titleOfSubject = (kind: ReactionKind, id: Expression<number>): RawBuilder<string | null> =>
  sql<string | null>`(
    select ${sql.ref(`${kind.table}.title`)} from ${sql.table(kind.table)}
    where ${sql.ref(`${kind.table}.id`)} = ${id} and ${kind.shown}
  )`;
