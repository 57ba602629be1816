import { draftKind } from '#app/features/drafts/index.ts';

/** The forms of blogs that save a draft. */
export const blogDrafts = {
  blog: draftKind('blog'),
  post: draftKind('blog-post'),
  reaction: draftKind('blog-reaction'),
  reactionEdit: draftKind('blog-reaction-edit'),
};
