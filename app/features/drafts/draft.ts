import type { DraftKind } from './rules.ts';

/** What is being written, and about what. */
export interface DraftOf {
  kind: DraftKind;
  about: number;
}

/** What its writer wrote before, for the form to begin with; empty where nothing is saved, or where it is outdated. */
export interface Draft extends DraftOf {
  memberId: number;
  /** Of an edit: when the text that is being changed was written; else null. */
  basedOn: Date | null;
  fields: DraftFields;
  updatedAt: Date | null;
  /** What its writer made of a text that has changed since; null where there is no such draft. */
  outdated: DraftFields | null;
}

/** What stands in the fields of a form, by their names. */
export type DraftFields = Record<string, string | string[]>;
