declare const brand: unique symbol;

/**
 * The kind of a draft: the name of its form, which the `feature.ts` of the form declares. The draft of an edit also
 * stores which version of the text it is based on.
 */
export type DraftKind = string & { [brand]: true };

/** Declares a kind of draft, by a name of lower-case letters and hyphens. */
export const draftKind = (name: string): DraftKind => name as DraftKind;

/** Identifies a draft of a member: its kind, and the id of what it is about. */
export interface DraftRef {
  kind: DraftKind;
  about: number;
}

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
