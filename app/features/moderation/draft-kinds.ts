import { draftKind } from '#app/features/drafts/index.ts';

/** The forms of a case that save a draft; each is about the case. */
export const moderationDrafts = {
  note: draftKind('case-note'),
  edit: draftKind('case-edit'),
};
