import type { Reportable } from '#app/platform/cases/case-kind.ts';
import { hasRole, isModerator, type Viewer } from '#app/platform/session/viewer.ts';
import type { Decision } from './rules.ts';

/** Members report what is shown and somebody else wrote (rules.md R26, choices.md 32). */
export const mayReport = (viewer: Viewer | null, { authorId, shown }: Reportable): boolean =>
  viewer !== null && viewer.memberId !== authorId && shown;

/** Moderators see what was reported, and by whom (rules.md R27). */
export const mayModerate = isModerator;

/** Nobody judges a case about what they wrote themselves, nor sees who reported it, also when it is gone. */
export const mayJudge = (viewer: Viewer | null, { authorId }: { authorId: number | null }): boolean =>
  mayModerate(viewer) && viewer?.memberId !== authorId;

/** Administrators grant and withdraw roles (choices.md 18). */
export const mayGrantRoles = (viewer: Viewer | null): boolean => hasRole(viewer, 'administrator');

/** What a moderator hid is there for its author and for moderators alone (docs/decisions/0088). */
export const maySeeHidden = (viewer: Viewer | null, { authorId }: { authorId: number | null }): boolean =>
  viewer !== null && (viewer.memberId === authorId || isModerator(viewer));

/** Whether something is there for this viewer, as far as moderators decide about it. */
export const isShown = (viewer: Viewer | null, subject: { authorId: number | null; hiddenAt: Date | null }): boolean =>
  subject.hiddenAt === null || maySeeHidden(viewer, subject);

/** A case as it is when it is handled. */
interface Judged {
  /** What it is about; null when that is no longer there. */
  subject: { hiddenAt: Date | null } | null;
  /** Whether moderators changed the text while it was open. */
  edited: boolean;
}

/** Which decisions tell what is so: 'hidden' hides what is not hidden yet. */
export function decisionsOf({ subject, edited }: Judged): readonly Decision[] {
  if (!subject) return ['other'];
  if (subject.hiddenAt) return ['hidden', 'other'];
  return edited ? ['kept', 'edited', 'hidden', 'other'] : ['kept', 'hidden', 'other'];
}
