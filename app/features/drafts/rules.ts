/** What a draft can be of. Another form that keeps one names itself here. */
export const DRAFT_KINDS = ['reaction', 'conversation'] as const;

export type DraftKind = (typeof DRAFT_KINDS)[number];

/** How much one draft may hold: fields, and characters of all of them together, as JSON. */
export const DRAFT_FIELDS_MAX = 20;
export const DRAFT_LENGTH_MAX = 30_000;
