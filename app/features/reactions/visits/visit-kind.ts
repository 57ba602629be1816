import type { PreparedQuery } from '#app/platform/database/prepared.ts';
import type { DB } from '#app/platform/database/types.generated.ts';
import type { EventKind } from '#app/platform/jobs/events.ts';
import { type NewCount, prepareCountNew, prepareFindVisit, type SinceVisit } from './visit-queries.ts';
import type { ItemTable, TargetOf, VisitTable, VisitTables } from './visit-tables.ts';

/** A kind of visits, with its queries. */
export interface VisitKind extends VisitTables {
  /** The event published when a member has come further, with the ids of what is visited and of the member. */
  readonly visited: EventKind;
  readonly findVisit: PreparedQuery<{ viewerId: number; subjectId: number }, SinceVisit>;
  readonly countNew: PreparedQuery<{ viewerId: number; subjectIds: readonly number[] }, NewCount>;
}

/** Declares a kind of visits; its tables, foreign keys and event must agree. */
export const visitKind = <T extends VisitTable, Target extends TargetOf<T>, I extends ItemTable>(
  kind: VisitTables & {
    readonly table: T;
    readonly target: Target;
    readonly items: { readonly table: I; readonly target: keyof DB[I] & string };
    readonly visited: EventKind<Record<Target | 'memberId', number>>;
  },
): VisitKind => ({ ...kind, findVisit: prepareFindVisit(kind), countNew: prepareCountNew(kind) });
