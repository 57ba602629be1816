declare const brand: unique symbol;

/**
 * The kind of a draft: the name of its form, which the `feature.ts` of the form declares. The draft of an edit also
 * stores which version of the text it is based on.
 */
export type DraftKind = string & { [brand]: true };

/** Declares a kind of draft, by a name of lower-case letters and hyphens. */
export const draftKind = (name: string): DraftKind => name as DraftKind;

/** The maximum size of one draft: its number of fields, and the length of its JSON in characters. */
export const DRAFT_FIELDS_MAX = 20;
export const DRAFT_LENGTH_MAX = 50_000;
