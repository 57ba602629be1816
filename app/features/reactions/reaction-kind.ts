import type { DraftKind } from '#app/features/drafts/index.ts';
import type { Database } from '#app/platform/database/database.ts';
import type { PreparedQuery } from '#app/platform/database/prepared.ts';
import type { EventKind } from '#app/platform/jobs/events.ts';
import { prepareReactionRows, type ReactionRow, type RowsRequest } from './screens/reaction-rows.ts';
import type { ReactionTable, ReactionTables, TargetOf } from './tables.ts';

/** A reaction was edited by a moderator or by its author, or withdrawn by its author. */
type ReactionEvent = 'moderated' | 'edited' | 'withdrawn';

/** A kind of reactions that members write to something: a conversation, a blog post. */
export interface ReactionKind extends ReactionTables {
  /** Each page of rows as a viewer with this id may see them. */
  readonly listRows: PreparedQuery<RowsRequest, ReactionRow>;
  /** Finds what is reacted to, unless a moderator hid it. */
  findSubject(db: Database, id: number): Promise<object | undefined>;
  /** The name of the cases that its reports open. */
  readonly caseName: string;
  /** The draft of an edit; it is about the reaction. */
  readonly editDraft: DraftKind;
  /** The events that are published, with the ids of the reaction and of what it reacts to. */
  readonly events: Readonly<Record<ReactionEvent, EventKind>>;
  /** The topics of the cached pages that show the reactions to the thing with this id. */
  topics(subjectId: number): string[];
}

/** Declares a kind of reactions; its table, foreign key and events must agree. */
export const reactionKind = <T extends ReactionTable, Target extends TargetOf<T>>(
  kind: Omit<ReactionKind, 'listRows'> & {
    readonly table: T;
    readonly target: Target;
    readonly events: Record<ReactionEvent, EventKind<Record<Target | 'reactionId', number>>>;
  },
): ReactionKind => ({ ...kind, listRows: prepareReactionRows(kind) });
