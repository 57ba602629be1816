import { isShown } from '#app/features/moderation/index.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { type Reader, type Viewer, viewerOf } from '#app/platform/session/viewer.ts';

/** A blog or a post, as far as the policy needs to know it. */
export interface Owned {
  ownerId: number;
}

/** A blog or a post with what decides who may read it. */
export interface Readable extends Owned {
  /** Whether the profile of its owner is public (choices.md 6). */
  public: boolean;
  /** Null before its first valid save (choices.md 34). */
  publishedAt: Date | null;
  /** When a moderator hid it, or for a post also its blog; null if it is shown. */
  hiddenAt: Date | null;
}

export const isOwner = (viewer: Viewer | null, { ownerId }: Owned): boolean =>
  viewer !== null && viewer.memberId === ownerId;

/**
 * Whether it is shown to this viewer: before its first valid save it is for its owner alone, and what a moderator hid for
 * its owner and the moderators (docs/decisions/hiding.md).
 */
export const isShownTo = (viewer: Viewer | null, subject: Readable): boolean =>
  (subject.publishedAt !== null || isOwner(viewer, subject)) &&
  isShown(viewer, { authorId: subject.ownerId, hiddenAt: subject.hiddenAt });

/** Members may read all that is shown to them; visitors, and whom the owner blocks, what belongs to a public profile (R44). */
export const mayRead = (viewer: Viewer | null, subject: Readable): boolean =>
  isShownTo(viewer, subject) && mayReadShown(viewer, subject);

/** The same of what is shown. */
export const mayReadShown = (viewer: Reader | null, subject: Owned & { public: boolean }): boolean =>
  subject.public || viewerOf(viewer, subject.ownerId) !== null;

/** Members follow and like what somebody else wrote (rules.md R26, choices.md 32), unless that member blocks them (R44). */
const mayMark = (viewer: Viewer | null, subject: Owned): boolean =>
  viewerOf(viewer, subject.ownerId) !== null && !isOwner(viewer, subject);
export const mayFollow = mayMark;
export const mayLike = mayMark;

/** Members react to what is shown to them, unless its owner blocks them (R44). As `letsReact` says in reactions.ts. */
export const mayReact = (viewer: Viewer | null, subject: Owned): boolean => viewerOf(viewer, subject.ownerId) !== null;

/** Whoever did so may stop. */
export const mayUnmark = (viewer: Viewer | null, subject: Owned): boolean =>
  viewer !== null && !isOwner(viewer, subject);

/** The owner of a blog writes and deletes its posts. */
export const mayDelete = isOwner;

/** They edit it and its posts, but for what a moderator hid; what is `held` waits for a moderator. */
export const mayEdit = (viewer: Viewer | null, subject: Owned & { hiddenAt: Date | null; held?: boolean }): boolean =>
  isOwner(viewer, subject) && (subject.hiddenAt === null || subject.held === true);

/** What somebody is told who may not change it: to whom its owner blocks it does not exist (rules.md R44). */
export const refusalTo = (viewer: Viewer, subject: Owned): AppError =>
  new AppError(viewerOf(viewer, subject.ownerId) ? 'forbidden' : 'not_found');
