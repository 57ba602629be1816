import type { Expression, RawBuilder } from 'kysely';
import type { Database, OpenTransaction } from '#app/platform/database/database.ts';
import type { DB } from '#app/platform/database/types.generated.ts';
import type { Write } from '#app/platform/database/write.ts';
import type { NotificationKind } from '#app/platform/notification-kinds.ts';
import type { HiddenChange } from './set-row-hidden.ts';

/** Something as far as it matters to who wants to report it. */
export interface Reportable {
  /** Null for an author who deleted the account. */
  readonly authorId: number | null;
  /** False for what is withdrawn or hidden. */
  readonly shown: boolean;
}

/** Something that members reported, as moderators see it in a list. */
export interface CaseSubject {
  readonly id: number;
  /** The title of what it is, or of what it is written to. */
  readonly title: string;
  /** What it says; empty where its author withdrew it. */
  readonly text: string;
  /** The path of the page on which it is read. */
  readonly path: string;
  /** Null for an author who deleted the account. */
  readonly authorId: number | null;
  readonly createdAt: Date;
  /** When it got its current text: a draft of an edit is based on that. */
  readonly changedAt: Date;
  readonly hiddenAt: Date | null;
  /** Whether what it is written to, or is part of, is hidden. */
  readonly withinHidden: boolean;
  /** Whether its author withdrew it. */
  readonly withdrawn: boolean;
}

/** A text near the reported one, which helps to understand it: what it answers, what it quotes. */
export interface NearbyText {
  readonly id: number;
  readonly authorId: number | null;
  readonly text: string;
  readonly createdAt: Date;
  /** Whether the reported text quotes it. */
  readonly quoted: boolean;
}

/** What the reported thing said before it was changed. */
export interface FormerText {
  readonly text: string;
  readonly changedAt: Date;
  /** The moderator who changed it, null for one who deleted the account; 'author' where its author did. */
  readonly changedBy: number | null | 'author';
}

/** What else a moderator reads about one reported thing. The earliest comes first. */
export interface CaseContext {
  readonly nearby: readonly NearbyText[];
  readonly former: readonly FormerText[];
}

/** What leads readers to something, and changes when it is hidden, shown or edited; empty where nothing does. */
export interface Traces {
  /** Its entries in the search index: the ids in each of the columns that say what an entry is about. */
  readonly searchEntries: Readonly<Partial<Record<SearchColumn, readonly number[]>>>;
  /** The notifications that lead to it: their kinds, and the ids of what they are about. */
  readonly notifications: {
    readonly kinds: readonly NotificationKind[];
    readonly subjectIds: readonly number[];
    /** Those of other members than its author about what was written to things: their kinds, and the ids of the things. */
    readonly inThings?: { readonly kinds: readonly NotificationKind[]; readonly ids: readonly number[] };
  };
}

type SearchColumn = Exclude<Extract<keyof DB['searchEntry'], `${string}Id`>, 'id'>;

/** A kind of reactions, as far as others than the feature `reactions` have to know it. */
export interface ReactionsDeclared {
  /** The name in the database of the kind of things to which they are written. */
  readonly subjectKind: string;
  /** Of which reactions the owner of the thing is notified; null where nobody is. */
  readonly notice: ReactionNotice | null;
}

/** Gives the ids of who follows a thing, in their order after an id, so many at most. */
export type ListFollowers = (db: Database, page: { id: number; after: number; limit: number }) => Promise<number[]>;

/** The notifications about reactions to a kind of things. */
export interface ReactionNotice {
  /** That of a new reaction. */
  readonly written: NotificationKind;
  /** That for whom a new reaction quotes. */
  readonly quoted: NotificationKind;
  /** That for the followers of the thing, where it can be followed, and the next of their ids. */
  readonly followed?: { readonly kind: NotificationKind; listFollowers: ListFollowers };
  /** That of a moderator's message, for things to which moderators write as such. */
  readonly moderatorMessage?: NotificationKind;
  /** Whose the thing with this id is, who is notified; null for somebody who deleted the account. */
  ownerOf(subjectId: Expression<number>): RawBuilder<number | null>;
}

/** A moderator's new text of a reported thing. */
export interface TextEdit {
  readonly id: number;
  readonly moderatorId: number;
  readonly body: string;
}

/**
 * A kind of things that members report to the moderators, who may hide them. A feature declares it; its reports open cases,
 * which the feature `moderation` shows (docs/decisions/0087).
 */
export interface CaseKind {
  /** Its name in the database and on the wire. */
  readonly name: string;
  /** What moderators call one: 'Reactie in een gesprek'. */
  readonly label: string;
  /** What its author calls it: 'je reactie in het gesprek', followed by the title. */
  readonly own: string;
  /** What is declared of these reactions, where its things are reactions. The ids of all reactions are one series. */
  readonly ofReactions?: ReactionsDeclared;
  /** Finds it for a report, unless it is part of something that is hidden. */
  findReportable(db: OpenTransaction, id: number): Promise<Reportable | undefined>;
  /** Reads these things; those that are no longer there are left out. */
  listSubjects(db: Database, ids: readonly number[]): Promise<CaseSubject[]>;
  readContext(db: Database, id: number): Promise<CaseContext>;
  findTraces(db: Database, id: number): Promise<Traces>;
  /**
   * Hides it from everybody but its author and the moderators, or shows it again. Gives whether that changed anything.
   * Throws AppError not_found.
   */
  setHidden(tx: Write, change: HiddenChange): Promise<boolean>;
  /**
   * Changes its text and stores the former one with the moderator (rules.md R27), where moderators may. Gives whether it
   * changed. Throws AppError not_found, or conflict.
   */
  edit?(tx: Write, edit: TextEdit): Promise<boolean>;
  /** Deletes its former texts that were kept only for the moderators, when its case is handled. */
  deleteFormerTexts?(db: OpenTransaction, id: number): Promise<void>;
}
