import type { Expression, RawBuilder, SelectQueryBuilder } from 'kysely';
import type { ContentWarning } from '#app/platform/content-warnings/content-warnings.ts';
import type { Database, OpenTransaction } from '#app/platform/database/database.ts';
import type { DB } from '#app/platform/database/types.generated.ts';
import type { Write } from '#app/platform/database/write.ts';
import type { NotificationKind } from '#app/platform/notification-kinds.ts';
import type { Reader, Viewer } from '#app/platform/session/viewer.ts';
import type { WarningsChange } from './set-content-warnings.ts';
import type { HiddenChange } from './set-row-hidden.ts';

/** Something as far as it matters to who wants to report it. */
export interface Reportable {
  /** Null for an author who deleted the account. */
  readonly authorId: number | null;
  /** False for what is withdrawn or hidden. */
  readonly shown: boolean;
  /** Whether moderators do not learn who wrote it (rules.md R17). */
  readonly anonymous?: boolean;
  /** What the reporter reads of it, where that is less than moderators do. */
  readonly text?: string;
  /** The path of the page on which the reporter reads it, where moderators do not. */
  readonly path?: string;
}

/** Something that members reported, as moderators see it in a list. */
export interface CaseSubject {
  readonly id: number;
  /** The title of what it is, or of what it is written to. */
  readonly title: string;
  /** What it says; empty where its author withdrew it. */
  readonly text: string;
  /** The pictures that it is, or has; absent for a text alone. */
  readonly pictureIds?: readonly string[];
  /** The path of the page on which moderators read it; null where they read it in its case alone. */
  readonly path: string | null;
  /** Null for an author who deleted the account, and for one who is anonymous. */
  readonly authorId: number | null;
  /** Whether moderators do not learn who wrote it. */
  readonly anonymous?: boolean;
  readonly createdAt: Date;
  /** When it got its current text: a draft of an edit is based on that. */
  readonly changedAt: Date;
  readonly hiddenAt: Date | null;
  /** Since when nobody may react to it; absent for what is not closed. */
  readonly closedAt?: Date | null;
  /** What it is about that not everybody wants to read; absent where its kind has no content warnings. */
  readonly contentWarnings?: readonly ContentWarning[];
  /** Whether its author withdrew it. */
  readonly withdrawn: boolean;
}

/** A text near the reported one, which helps to understand it: what it answers, what it quotes. */
export interface NearbyText {
  /** The id among reactions; 0 for what they react to. */
  readonly id: number;
  readonly authorId: number | null;
  readonly text: string;
  readonly createdAt: Date;
  /** Whether the reported text quotes it. */
  readonly quoted: boolean;
  /** Whether it is what the reported text is written to: the letter that began a conversation, a post. */
  readonly opening: boolean;
}

/** What the reported thing said before its author changed it. */
export interface FormerText {
  readonly text: string;
  readonly changedAt: Date;
}

/** What else a moderator reads about one reported thing. The earliest comes first. */
export interface CaseContext {
  readonly nearby: readonly NearbyText[];
  readonly former: readonly FormerText[];
}

/** What leads readers to something, and changes when it is hidden, shown or edited; empty where nothing does. */
export interface Traces {
  /** Its entries in the search index: the ids in each of the columns that say what an entry is about. */
  readonly searchEntries?: Readonly<Partial<Record<SearchColumn, readonly number[]>>>;
  /** The ids of the blog posts that it is or has, of which followers are told. */
  readonly posts?: readonly number[];
  /** The notifications that tell of it alone: their kind, and its id. */
  readonly told?: { readonly kind: NotificationKind; readonly id: number };
  /** Those of other members than its author about what was written to things: their kinds, and the ids of the things. */
  readonly toldInThings?: { readonly kinds: readonly NotificationKind[]; readonly ids: readonly number[] };
}

type SearchColumn = Exclude<Extract<keyof DB['searchEntry'], `${string}Id`>, 'id'>;

/** A kind of reactions, as far as others than the feature `reactions` have to know it. */
export interface ReactionsDeclared {
  /** The name in the database of the kind of things to which they are written. */
  readonly subjectKind: string;
  /** Of which reactions the owner of the thing is notified; null where nobody is. */
  readonly notice: ReactionNotice | null;
  /** Whether members may read the thing with this id. */
  isThingShown(subjectId: Expression<number>): RawBuilder<boolean>;
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
  /** Whether this member hears nothing of the thing any more, where one can choose that; a moderator's message they do hear. */
  readonly isMuted?: (db: Database, mark: { id: number; memberId: number }) => Promise<boolean>;
  /** Whose the thing with this id is, who is notified; null for somebody who deleted the account. */
  ownerOf(subjectId: Expression<number>): RawBuilder<number | null>;
}

/** A part of what something says, as moderators change it: its title, its text, a block of a post. */
export interface TextPart {
  /** Its name in the database and on the wire. */
  readonly name: string;
  readonly label: string;
  readonly text: string;
  /** How long a new text may be, in characters. */
  readonly max: number;
  /** Whether it is one line. */
  readonly line?: true;
  /** Whether it may be left empty. */
  readonly optional?: true;
}

/** New texts of parts of a thing, by their names. */
export type NewTexts = ReadonlyMap<string, string>;

/** How moderators change what things of a kind say. */
export interface EditableTexts {
  /**
   * Reads what a thing says, in its parts: none where its author withdrew it, undefined for what is no longer there. With
   * `lock` nobody else changes it until the transaction ends.
   */
  listParts(db: Database, id: number, options: { lock: boolean }): Promise<TextPart[] | undefined>;
  /** Stores new texts of parts that are locked. `editedAt` is when moderators changed it in a way that stands; null if never. */
  write(tx: Write, change: { id: number; texts: NewTexts; editedAt: Date | null }): Promise<void>;
}

/** What is moved, and to which place: of a conversation the group. */
export interface Moving {
  readonly id: number;
  readonly placeId: number;
}

/** What is put back where it stood before moderators moved it at the time `since`. */
export interface MoveBack {
  readonly id: number;
  readonly since: Date;
}

/** Where something can stand. */
export interface Place {
  readonly id: number;
  readonly name: string;
  /** Whether it stands there now. */
  readonly current: boolean;
}

/** How moderators move things of a kind. */
export interface Moves {
  listPlaces(db: Database, id: number): Promise<Place[]>;
  /** Gives whether it moved. Throws AppError not_found, or invalid_input without such a place. */
  move(tx: Write, moving: Moving): Promise<boolean>;
  moveBack(tx: Write, back: MoveBack): Promise<void>;
}

/** One of the texts of a member, with its time. */
export interface WrittenAt {
  id: number;
  at: Date;
}

/**
 * A kind of things that members report to the moderators, who may hide them. A feature declares it; its reports open cases,
 * which the feature `moderation` shows (docs/decisions/cases.md).
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
  /** Finds it for a report, unless it is part of something that is hidden, or this viewer cannot see it. */
  findReportable(db: OpenTransaction, id: number, viewer: Reader | null): Promise<Reportable | undefined>;
  /**
   * The ids of those that a member wrote, where they stay when that member deletes the account, unless they want them to go
   * (docs/decisions/leaving.md). The feature withdraws them by `withdrawDeparted()`.
   */
  selectWrittenBy?(db: OpenTransaction, memberId: number): SelectQueryBuilder<DB, never, { id: number }>;
  /**
   * The ids of those that a member wrote for others to read, with their time, the latest first, after this one; without what is
   * withdrawn or not published.
   */
  selectLatestOf?(
    db: Database,
    of: { memberId: number; after: WrittenAt | null },
  ): SelectQueryBuilder<DB, never, WrittenAt>;
  /**
   * Who wrote it, where moderators do not learn that: whom a decision about it is told, and who judges it not. Null where
   * `listSubjects` says it.
   */
  findAnonymousAuthor?(db: Database, id: number): Promise<number | null>;
  /** Reads these things; those that are no longer there are left out. */
  listSubjects(db: Database, ids: readonly number[]): Promise<CaseSubject[]>;
  /** Whether moderators read it only as it is kept in its case: it is private. */
  readonly keptAlone?: true;
  /**
   * About whose health a moderator reads here what others do not know, such as the asker of an anonymous question: they see that
   * it was read. Null for what everybody reads.
   */
  findReadMember?(db: Database, id: number): Promise<number | null>;
  readContext(db: Database, id: number): Promise<CaseContext>;
  /** Reads what is kept with it when it is reported: what stands around it. */
  listAround?(db: Database, id: number): Promise<NearbyText[]>;
  findTraces(db: Database, id: number): Promise<Traces>;
  /**
   * Hides it from everybody but its author and the moderators, or shows it again, where moderators may. Gives whether that
   * changed anything. Throws AppError not_found.
   */
  setHidden?(tx: Write, change: HiddenChange): Promise<boolean>;
  /** Who hides it and shows it again from its own page, beside moderators. */
  mayHide?(viewer: Viewer): boolean;
  /**
   * Places it as if it were new, in the transaction that shows what was held before anybody else saw it: its followers hear of
   * it now. Only what has this is held (docs/decisions/hiding.md).
   */
  place?(tx: Write, id: number): Promise<void>;
  /**
   * Closes it to reactions, or opens it again where `closedAt` is null, where moderators may. Gives whether that changed
   * anything.
   */
  setClosed?(tx: Write, change: { id: number; closedAt: Date | null }): Promise<boolean>;
  /** How moderators move it, where they may. */
  readonly moves?: Moves;
  /** How moderators change what it says, where they may. */
  readonly texts?: EditableTexts;
  /**
   * Changes what it is about that not everybody wants to read, where its author and moderators may
   * (docs/decisions/content-warnings.md). Gives whether that changed anything. Throws AppError not_found.
   */
  setContentWarnings?(tx: Write, change: WarningsChange): Promise<boolean>;
  /** Deletes its former texts that were kept only for the moderators, when its case is handled. */
  deleteFormerTexts?(db: OpenTransaction, id: number): Promise<void>;
}
