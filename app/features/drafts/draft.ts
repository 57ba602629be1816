import type { DraftRef } from '#app/platform/drafts.ts';

/**
 * The draft with which a form starts; its fields are empty where nothing is saved, or where the saved draft is
 * outdated.
 */
export interface Draft extends DraftRef {
  memberId: number;
  /** For an edit: the time of the version that is being edited; else null. */
  basedOn: Date | null;
  fields: DraftFields;
  updatedAt: Date | null;
  /** The fields of a saved draft of an edit whose text has been changed since; null where there is none. */
  outdated: DraftFields | null;
}

/** The values of the fields of a form, by their names. */
export type DraftFields = Record<string, string | string[]>;
