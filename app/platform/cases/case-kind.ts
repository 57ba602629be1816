import type { Database, OpenTransaction } from '#app/platform/database/database.ts';
import type { Write } from '#app/platform/database/write.ts';
import type { Hiding } from './change-hidden.ts';

/** Something that members flagged, as moderators see it in a list. */
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
  /** Whether its author withdrew it. */
  readonly withdrawn: boolean;
}

/** A text near the flagged one, which helps to understand it: what it answers, what it quotes. */
export interface NearbyText {
  readonly id: number;
  readonly authorId: number | null;
  readonly text: string;
  readonly createdAt: Date;
  /** Whether the flagged text quotes it. */
  readonly quoted: boolean;
}

/** What the flagged thing said before it was changed. */
export interface FormerText {
  readonly text: string;
  readonly changedAt: Date;
  /** The moderator who changed it, null for one who deleted the account; 'author' where its author did. */
  readonly changedBy: number | null | 'author';
}

/** What else a moderator reads about one flagged thing. The earliest comes first. */
export interface CaseContext {
  readonly nearby: readonly NearbyText[];
  readonly former: readonly FormerText[];
}

/** A moderator's new text of a flagged thing. */
export interface TextEdit {
  readonly id: number;
  readonly moderatorId: number;
  readonly body: string;
}

/**
 * A kind of things that members flag for the moderators. A feature declares it; its flags open cases, which the feature
 * `moderation` shows (docs/decisions/0087).
 */
export interface CaseKind {
  /** Its name in the database and on the wire. */
  readonly name: string;
  /** What moderators call one: 'Reactie in een gesprek'. */
  readonly label: string;
  /** What its author calls it: 'je reactie in het gesprek', followed by the title. */
  readonly own: string;
  /** The table of its flags, with their foreign key to the flagged thing. */
  readonly flags: { readonly table: string; readonly target: string };
  /** Reads these things; those that are no longer there are left out. */
  listSubjects(db: Database, ids: readonly number[]): Promise<CaseSubject[]>;
  readContext(db: Database, id: number): Promise<CaseContext>;
  /**
   * Hides it from everybody but its author and the moderators, or shows it again. Gives whether that changed anything.
   * Throws AppError not_found.
   */
  hide(tx: Write, hiding: Hiding): Promise<boolean>;
  /**
   * Changes its text and stores the former one with the moderator (rules.md R27), where moderators may. Gives whether it
   * changed. Throws AppError not_found, or conflict.
   */
  edit?(tx: Write, edit: TextEdit): Promise<boolean>;
  /** Deletes its former texts that were kept only for the moderators, when its case is handled. */
  deleteFormerTexts?(db: OpenTransaction, id: number): Promise<void>;
}
