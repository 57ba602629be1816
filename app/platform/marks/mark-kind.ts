import type { Selectable } from 'kysely';
import type { OpenTransaction } from '#app/platform/database/database.ts';
import type { DB } from '#app/platform/database/types.generated.ts';
import type { Viewer } from '#app/platform/session/viewer.ts';

/**
 * A kind of mark that members add to something: a like, a follow. Each mark is a row that tells which member
 * marked what, and when. `Subject` is what the policy needs to know of the marked thing.
 */
export interface MarkKind<Subject extends object> {
  /** The table of the marks; its unique key allows each member one mark on a thing. */
  readonly table: MarkTable;
  /** The foreign key of that table to the marked thing. */
  readonly target: string;
  /** The table of marks on the same things that do not go with this one: adding it removes theirs. It has no counter. */
  readonly insteadOf?: MarkTable;
  /** The column of the marked thing that counts these marks. */
  readonly counter?: Counter;
  /** Finds the marked thing, unless this viewer may not read it. */
  find(db: OpenTransaction, id: number, viewer: Viewer): Promise<Subject | undefined>;
  /** The policy: whether this viewer may add the mark, or remove it. */
  readonly may: Record<'add' | 'remove', (viewer: Viewer, subject: Subject) => boolean>;
  /** The topics of the cached pages that show the marks of this kind. */
  topics?(subject: Subject): string[];
}

/** Declares a kind of mark; its table and columns must agree. */
export const markKind = <T extends MarkTable, Target extends TargetOf<T>, Subject extends object>(
  kind: MarkKind<Subject> & {
    readonly table: T;
    readonly target: Target;
  },
): MarkKind<Subject> => kind;

type MarkTable = {
  [T in keyof DB]: 'memberId' | 'createdAt' extends keyof DB[T] ? T : never;
}[keyof DB];

type TargetOf<T extends MarkTable> = Exclude<keyof DB[T], 'memberId' | 'createdAt'> & string;

type Counter = {
  [T in keyof DB]: { readonly table: T; readonly column: NumberColumnOf<Selectable<DB[T]>> };
}[keyof DB];

type NumberColumnOf<Row> = { [C in keyof Row]: Row[C] extends number ? C : never }[keyof Row] & string;
