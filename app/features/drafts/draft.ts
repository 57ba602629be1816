import type { DraftKind } from './rules.ts';

/** What is being written, and with what. */
export interface DraftOf {
  kind: DraftKind;
  about: number;
}

/** What its writer wrote before, for the form to begin with; empty where nothing is kept. */
export interface Draft extends DraftOf {
  memberId: number;
  fields: DraftFields;
  updatedAt: Date | null;
}

/** What stands in the fields of a form, by their names. */
export type DraftFields = Record<string, string | string[]>;
