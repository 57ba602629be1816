import { draftKind } from '#app/platform/drafts.ts';

/** The forms of conversations that save a draft. */
export const conversationDrafts = {
  reaction: draftKind('reaction'),
  conversation: draftKind('conversation'),
  conversationEdit: draftKind('conversation-edit'),
  reactionEdit: draftKind('reaction-edit'),
  moderatorMessage: draftKind('moderator-message'),
};
