import { draftKind } from '#app/features/drafts/index.ts';

/** The forms that save a draft: of a case, about the case; of an act or a word, about the member. */
export const moderationDrafts = {
  note: draftKind('case-note'),
  edit: draftKind('case-edit'),
  act: draftKind('member-act'),
  word: draftKind('member-word'),
};

/** That of the answer to a message of the moderators, about the decision. */
export const replyDraft = draftKind('moderation-reply');
