import { draftKind } from '#app/platform/drafts.ts';

/** The forms of blogs that save a draft. */
export const blogDrafts = {
  blog: draftKind('blog'),
  post: draftKind('blog-post'),
  reaction: draftKind('blog-reaction'),
  reactionEdit: draftKind('blog-reaction-edit'),
};
