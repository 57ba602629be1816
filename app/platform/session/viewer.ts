import type { ContentWarning } from '#app/platform/content-warnings/content-warnings.ts';

export type Role = 'donor' | 'moderator' | 'professional' | 'administrator';

/** Moderators keep a member from writing to others until then; null for good. The decision to do so has this code. */
export interface Pause {
  readonly until: Date | null;
  readonly code: string;
}

/** Who is looking: the member behind the session of this request. */
export interface Viewer {
  readonly memberId: number;
  readonly username: string;
  readonly email: string;
  readonly public: boolean;
  readonly photoId: string | null;
  /** Those that this session holds: a role may need a second factor (docs/decisions/logging-in.md). */
  readonly roles: readonly Role[];
  /** Whether they have a role that this session does not hold, for want of a second factor. */
  readonly lacksSecondFactor: boolean;
  /** The members who block them; a moderator or administrator nobody blocks from their work. */
  readonly blockedBy: readonly number[];
  /** About what they read texts without opening them first (docs/decisions/content-warnings.md). */
  readonly unfolded: readonly ContentWarning[];
  /** Set while moderators keep them from writing. */
  readonly pause: Pause | null;
  readonly sessionId: number;
  /** When the session expires if the member stays inactive (rules.md R8). */
  readonly sessionEndsAt: Date;
  /** The token that forms and calls of this session must carry (rules.md R9). */
  readonly antiforgeryToken: string;
}

/**
 * How a session ended: without activity, or in another way, such as by another password. An expired session is deleted
 * after some time, and has then just ended.
 */
export type SessionEnd = 'expired' | 'ended';

/** Somebody to whom members are shown: a viewer, or the reader of a mail, who has no session. */
export type Reader = Pick<Viewer, 'memberId' | 'blockedBy'>;

/** Who looks at a member: whom that member blocks looks as a visitor does (rules.md R44). */
export const viewerOf = <T extends Reader>(viewer: T | null, memberId: number): T | null =>
  viewer?.blockedBy.includes(memberId) ? null : viewer;

export const hasRole = (viewer: Viewer | null, role: Role): boolean => viewer?.roles.includes(role) ?? false;

export const isModerator = (viewer: Viewer | null): viewer is Viewer => hasRole(viewer, 'moderator');

/** Whether the viewer wrote this. Nobody wrote what is left of a deleted account. */
export const isAuthor = (viewer: Viewer | null, { authorId }: { authorId: number | null }): boolean =>
  viewer !== null && viewer.memberId === authorId;
