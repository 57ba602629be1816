import { isModerator, type Viewer } from '#app/platform/session/viewer.ts';

/** A conversation or a reaction, as far as the policy needs to know it. */
export interface Owned {
  authorId: number | null;
}

/** Visitors may only read public conversations. */
export const mayRead = (viewer: Viewer | null, conversation: { public: boolean }): boolean =>
  conversation.public || viewer !== null;

export const isOwner = (viewer: Viewer | null, { authorId }: Owned): boolean =>
  viewer !== null && viewer.memberId === authorId;

/** Members like and flag what somebody else wrote (rules.md R26, decisions.md 32). */
export const mayLike = (viewer: Viewer | null, subject: Owned): boolean => viewer !== null && !isOwner(viewer, subject);
export const mayFlag = mayLike;

/** Every member may follow and unfollow; the owner of a conversation too, who follows it from the start (docs/decisions/0054). */
export const mayFollow = (viewer: Viewer | null): boolean => viewer !== null;

/** The role of a viewer on the page of a conversation (spec §4). */
export type RoleOnPage = 'none' | 'user' | 'moderator';

export function roleOf(viewer: Viewer | null): RoleOnPage {
  if (!viewer) return 'none';
  return isModerator(viewer) ? 'moderator' : 'user';
}

/** Moderators may edit any reaction and write messages as a moderator (spec §6). */
export const mayModerate = (viewer: Viewer | null): boolean => roleOf(viewer) === 'moderator';

/** The owner of a conversation may edit its text. */
export const mayEdit = isOwner;

/** The owner may edit the title until somebody reacts (docs/decisions/0009). */
export const mayRename = (viewer: Viewer | null, conversation: Owned & { reactionCount: number }): boolean =>
  isOwner(viewer, conversation) && conversation.reactionCount === 0;
