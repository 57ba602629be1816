import { draftKind } from '#app/features/drafts/index.ts';

/** The forms of conversations that save a draft. */
export const conversationDrafts = {
  reaction: draftKind('reaction'),
  conversation: draftKind('conversation'),
  conversationEdit: draftKind('conversation-edit'),
  reactionEdit: draftKind('reaction-edit'),
  moderatorMessage: draftKind('moderator-message'),
};
