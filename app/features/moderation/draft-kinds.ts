import { draftKind } from '#app/platform/drafts.ts';

/** The forms that save a draft: of a case or an objection, about that; of an act or a word, about the member. */
export const moderationDrafts = {
  note: draftKind('case-note'),
  edit: draftKind('case-edit'),
  answer: draftKind('objection-answer'),
  act: draftKind('member-act'),
  word: draftKind('member-word'),
};

/** That of the answer to a message of the moderators, about the decision. */
export const replyDraft = draftKind('moderation-reply');
