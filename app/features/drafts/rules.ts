/**
 * The forms that have drafts. Drafts of an edit are about what is edited, and know which text they began with.
 */
export const DRAFT_KINDS = [
  'reaction',
  'conversation',
  'conversation-edit',
  'reaction-edit',
  'moderator-message',
] as const;

export type DraftKind = (typeof DRAFT_KINDS)[number];

/** How much one draft may hold: fields, and characters of all of them together, as JSON. */
export const DRAFT_FIELDS_MAX = 20;
export const DRAFT_LENGTH_MAX = 30_000;
