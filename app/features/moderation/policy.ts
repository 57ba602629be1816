import type { CaseKind, Reportable } from '#app/platform/cases/case-kind.ts';
import { OBJECTION_PERIOD } from '#app/platform/cases/objection-period.ts';
import { after } from '#app/platform/clock.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { hasRole, isAuthor, isModerator, type Role, type Viewer } from '#app/platform/session/viewer.ts';
import { hidePath, recordPath } from './paths.ts';
import { isWithoutRestriction, type Measure, type Outcome } from './rules.ts';

/** Anybody reports what is shown and somebody else wrote (rules.md R26, choices.md 32). */
export const mayReport = (viewer: Viewer | null, { shown, ...thing }: Reportable): boolean =>
  shown && !isAuthor(viewer, thing);

/** Moderators see what was reported, and by whom (rules.md R27). */
export const mayModerate = isModerator;

/** Moderators hide things of any kind, and professionals those that they answer for. */
export const mayHideKind = (viewer: Viewer, kind: Pick<CaseKind, 'mayHide'> | undefined): boolean =>
  mayModerate(viewer) || kind?.mayHide?.(viewer) === true;

/** Who decides something by a house rule: moderators, of members administrators, and professionals of what they answer for. */
export const mayDecide = (viewer: Viewer | null): boolean =>
  mayModerate(viewer) || mayGrantRoles(viewer) || hasRole(viewer, 'professional');

/** Nobody judges a case about what they wrote themselves, nor sees who reported it, also when it is gone. */
export const mayJudge = (viewer: Viewer | null, thing: { authorId: number | null }): boolean =>
  mayModerate(viewer) && !isAuthor(viewer, thing);

/**
 * The path to which a moderator posts to hide something from its own page, or to show it again; null for who may not. What
 * is withdrawn has nothing to hide.
 */
export const hidePathFor = (
  viewer: Viewer | null,
  { kind, id, ...thing }: { kind: string; id: number; authorId: number | null; withdrawn?: boolean },
): string | null => (mayJudge(viewer, thing) && !thing.withdrawn ? hidePath(kind, id) : null);

/** Its author says what a text is about, and so do moderators. Of what is not there, others hear no more than that. */
export const maySetContentWarnings = (viewer: Viewer, text: { authorId: number | null } | null): boolean =>
  mayModerate(viewer) || (text !== null && isAuthor(viewer, text));

/** Moderators read what is known of a member, and so do administrators; nobody what is known of themselves. */
export const maySeeRecord = (viewer: Viewer | null, memberId: number): boolean =>
  viewer?.memberId !== memberId && (mayModerate(viewer) || mayGrantRoles(viewer));

/** Moderators and administrators find members by their name; by their address administrators alone. */
export const mayFindMembers = (viewer: Viewer | null): boolean => mayModerate(viewer) || mayGrantRoles(viewer);

/** The path of what moderators know of a member; null for who may not see that. */
export const recordPathFor = (viewer: Viewer | null, memberId: number): string | null =>
  maySeeRecord(viewer, memberId) ? recordPath(memberId) : null;

/**
 * They do something with a member, too; with a moderator or professional only administrators do, and with an administrator
 * nobody, before another one takes that role away (docs/decisions/cases.md).
 */
export function mayActOn(
  viewer: Viewer | null,
  { memberId, roles }: { memberId: number; roles: readonly Role[] },
): boolean {
  if (!maySeeRecord(viewer, memberId) || roles.includes('administrator')) return false;
  return mayGrantRoles(viewer) || !roles.some((role) => role === 'moderator' || role === 'professional');
}

/** Administrators grant and withdraw roles (choices.md 18). */
export const mayGrantRoles = (viewer: Viewer | null): boolean => hasRole(viewer, 'administrator');

/** What a moderator hid is there for its author and for moderators alone (docs/decisions/hiding.md). */
const maySeeHidden = (viewer: Viewer | null, thing: { authorId: number | null }): boolean =>
  isAuthor(viewer, thing) || isModerator(viewer);

/** Whether something is there for this viewer, as far as moderators decide about it. */
export const isShown = (viewer: Viewer | null, subject: { authorId: number | null; hiddenAt: Date | null }): boolean =>
  subject.hiddenAt === null || maySeeHidden(viewer, subject);

/** A case as it is when it is handled. */
interface Judged {
  /** What it is about; null when that is no longer there. */
  subject: { hiddenAt: Date | null } | null;
  /** Whether it waits for this decision: then it is hidden by nobody yet. */
  held: boolean;
  /** Whether moderators changed the text while it was open. */
  edited: boolean;
  /** Whether such a thing can be hidden. */
  hideable: boolean;
}

/** Which outcomes tell what is so: 'hidden' hides what is not hidden yet. */
export function outcomesOf({ subject, held, edited, hideable }: Judged): readonly Outcome[] {
  if (!subject) return ['other'];
  if (held) return edited ? ['kept', 'edited', 'hidden'] : ['kept', 'hidden'];
  if (!hideable) return ['kept', 'other'];
  if (subject.hiddenAt) return ['hidden', 'other'];
  return edited ? ['kept', 'edited', 'hidden', 'other'] : ['kept', 'hidden', 'other'];
}

/** Whether somebody who has its code may read a notice: whose it is, or who is not logged in (rules.md R47). */
export const isHolder = (viewer: Viewer | null, { memberId }: { memberId: number | null }): boolean =>
  viewer === null || memberId === null || viewer.memberId === memberId;

/** A decision as far as it matters to who objects to it. */
interface Contested {
  measure: Measure;
  rule: string | null;
  decidedAt: Date;
  /** Whether a later decision takes it back. */
  lifted: boolean;
}

/** Until when one may object to a decision. */
export const objectionDeadline = ({ decidedAt }: Pick<Contested, 'decidedAt'>): Date =>
  after(decidedAt, OBJECTION_PERIOD);

/**
 * Whether somebody may object to a decision at this time (DSA, article 20): the member to what restricts them, who reported
 * to what leaves the thing on the site.
 */
export function mayObject(role: 'member' | 'reporter', decision: Contested, now: Date): boolean {
  if (decision.lifted || now >= objectionDeadline(decision)) return false;
  if (role === 'reporter') return decision.measure !== 'hidden';
  return !['none', 'word'].includes(decision.measure) && !isWithoutRestriction(decision);
}

/** The member to whom moderators sent a message answers it, as long as one may object to a decision. */
export const mayReply = (
  viewer: Viewer | null,
  { memberId, measure, lifted, decidedAt }: Omit<Contested, 'rule'> & { memberId: number | null },
  now: Date,
): boolean =>
  viewer !== null &&
  viewer.memberId === memberId &&
  measure === 'word' &&
  !lifted &&
  now < objectionDeadline({ decidedAt });

/** Those who took part in what an objection is about; null for who deleted the account. */
interface Parties {
  decidedBy: number | null;
  memberId: number | null;
  authorId: number | null;
  reporters: readonly (number | null)[];
}

/** Whether somebody decided, wrote or reported what an objection is about. */
export const tookPart = (id: number, { decidedBy, memberId, authorId, reporters }: Parties): boolean =>
  [decidedBy, memberId, authorId, ...reporters].includes(id);

/** Another moderator answers an objection than who took part (rules.md R47). */
export const mayAnswer = (viewer: Viewer | null, parties: Parties): boolean =>
  mayModerate(viewer) && !tookPart(viewer.memberId, parties);

/**
 * What a moderator is told who may not answer an objection: for who wrote what it is about it does not exist, nor does its case
 * (docs/decisions/cases.md).
 */
export const refusalToAnswer = (viewer: Viewer, parties: Parties): AppError =>
  new AppError(isAuthor(viewer, parties) ? 'not_found' : 'forbidden');
