import { z } from 'zod';
import { eventKind } from '#app/platform/jobs/events.ts';

const content = z.object({ caseId: z.int(), moderatorId: z.int(), kind: z.string(), subjectId: z.int() });

/** A moderator hid something, showed it again, or changed its text. */
export const contentHidden = eventKind({ name: 'moderation.content-hidden', payload: content });
export const contentShown = eventKind({ name: 'moderation.content-shown', payload: content });
export const contentEdited = eventKind({ name: 'moderation.content-edited', payload: content });
