import { hasRole, isModerator, type Viewer } from '#app/platform/session/viewer.ts';

/** Moderators see what was reported, and by whom (rules.md R27). */
export const mayModerate = isModerator;

/** Nobody judges a report of what they wrote themselves, nor sees who reported it. */
export const mayJudge = (viewer: Viewer | null, subject: { authorId: number | null } | null): boolean =>
  mayModerate(viewer) && viewer?.memberId !== subject?.authorId;

/** Administrators grant and withdraw roles (decisions.md 18). */
export const mayGrantRoles = (viewer: Viewer | null): boolean => hasRole(viewer, 'administrator');

/** What a moderator hid is there for its author and for moderators alone (docs/decisions/0088). */
export const maySeeHidden = (viewer: Viewer | null, { authorId }: { authorId: number | null }): boolean =>
  viewer !== null && (viewer.memberId === authorId || isModerator(viewer));

/** Whether something is there for this viewer, as far as moderators decide about it. */
export const isShown = (viewer: Viewer | null, subject: { authorId: number | null; hiddenAt: Date | null }): boolean =>
  subject.hiddenAt === null || maySeeHidden(viewer, subject);
