import { z } from 'zod';
import { eventKind } from '#app/platform/jobs/events.ts';

const moderationCase = z.object({ caseId: z.int() });

/** Something was flagged that had no open case. */
export const caseOpened = eventKind({ name: 'moderation.case-opened', payload: moderationCase });

const act = z.object({ caseId: z.int(), moderatorId: z.int() });

/** A moderator took a case on them, or left it to others again. */
export const caseClaimed = eventKind({ name: 'moderation.case-claimed', payload: act });
export const caseReleased = eventKind({ name: 'moderation.case-released', payload: act });

/** A moderator closed a case. */
export const caseHandled = eventKind({ name: 'moderation.case-handled', payload: act });

const content = z.object({ caseId: z.int(), moderatorId: z.int(), kind: z.string(), subjectId: z.int() });

/** A moderator hid something, showed it again, or changed its text. */
export const contentHidden = eventKind({ name: 'moderation.content-hidden', payload: content });
export const contentShown = eventKind({ name: 'moderation.content-shown', payload: content });
export const contentEdited = eventKind({ name: 'moderation.content-edited', payload: content });

const roleChange = z.object({ memberId: z.int(), role: z.string() });

/** A member was given a role, or it was taken away. */
export const roleGranted = eventKind({ name: 'moderation.role-granted', payload: roleChange });
export const roleWithdrawn = eventKind({ name: 'moderation.role-withdrawn', payload: roleChange });
