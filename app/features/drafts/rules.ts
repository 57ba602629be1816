declare const declared: unique symbol;

/**
 * What a draft is of: the name of a form. Each is declared in the `feature.ts` of the form. Drafts of an edit are about
 * what is edited, and know which text they began with.
 */
export type DraftKind = string & { [declared]: true };

/** Declares a kind of draft, by a name of small letters and hyphens. */
export const draftKind = (name: string): DraftKind => name as DraftKind;

/** How much one draft may hold: fields, and characters of all of them together, as JSON. */
export const DRAFT_FIELDS_MAX = 20;
export const DRAFT_LENGTH_MAX = 30_000;
