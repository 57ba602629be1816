import type { Selectable } from 'kysely';
import type { OpenTransaction } from '#app/platform/database/database.ts';
import type { DB } from '#app/platform/database/types.generated.ts';
import type { EventKind } from '#app/platform/jobs/events.ts';
import type { Viewer } from '#app/platform/session/viewer.ts';

/**
 * A kind of mark that a member sets on something and may remove: a like, a follow, a flag. Each mark is a row that says
 * who marked what, and when. `Subject` is what the policy has to know of what is marked.
 */
export interface MarkKind<Subject extends object> {
  /** A table in which a unique key lets a member mark a thing once. */
  readonly table: MarkTable;
  /** Its column that points to what is marked. */
  readonly target: string;
  /** The column, of what is marked, that counts the marks of this kind. */
  readonly counter?: Counter;
  /** Finds what is marked. */
  find(db: OpenTransaction, id: number): Promise<Subject | undefined>;
  /** Who may set the mark, and who may remove it. */
  readonly may: Record<'set' | 'remove', (viewer: Viewer, subject: Subject) => boolean>;
  /** What is published when a mark was set or removed: the ids of what is marked and of the member. */
  readonly events: { readonly set: EventKind; readonly removed?: EventKind };
  /** The topics of the cached pages that show the marks of this kind. */
  topics?(subject: Subject): string[];
}

/** Declares a kind of mark; its table, columns and events must agree. */
export const markKind = <T extends MarkTable, Target extends TargetOf<T>, Subject extends object>(
  kind: MarkKind<Subject> & {
    readonly table: T;
    readonly target: Target;
    readonly events: Partial<Record<'set' | 'removed', EventKind<Record<Target | 'memberId', number>>>>;
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
