/** A text that a member has just placed, for what is said to them about it. */
export interface PlacedText {
  kind: PlacedKind;
  id: number;
}

export const PLACED_KINDS = [
  'conversation',
  'reaction',
  'blog',
  'blog-post',
  'question',
  'message',
  'contact-request',
] as const;
export type PlacedKind = (typeof PLACED_KINDS)[number];
