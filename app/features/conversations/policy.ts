import type { Viewer } from '#app/platform/session/viewer.ts';

/** What decides who may do what with a conversation or a reaction in it. */
export interface Owned {
  authorId: number | null;
}

/** Closed conversations are for members. */
export const mayRead = (viewer: Viewer | null, conversation: { public: boolean }): boolean =>
  conversation.public || viewer !== null;

export const isOwner = (viewer: Viewer | null, { authorId }: Owned): boolean =>
  viewer !== null && viewer.memberId === authorId;

/** One likes and follows what somebody else wrote (rules.md R26, decisions.md 32). */
export const mayLike = (viewer: Viewer | null, subject: Owned): boolean => viewer !== null && !isOwner(viewer, subject);
export const mayFollow = mayLike;
export const mayFlag = mayLike;
