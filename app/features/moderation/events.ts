import { z } from 'zod';
import { eventKind } from '#app/platform/jobs/events.ts';

const content = z.object({ kind: z.string(), subjectId: z.int() });

/** Somebody reported something. `mailed` says whether they get a receipt by mail. */
export const reported = eventKind({
  name: 'moderation.reported',
  payload: z.object({ reportId: z.int(), mailed: z.boolean() }),
});

/** A case was opened, or somebody reported what it is about. */
export const caseWaits = eventKind({ name: 'moderation.case-waits', payload: z.object({ caseId: z.int() }) });

/** A moderator gave a case to another one. */
export const caseHandedOver = eventKind({
  name: 'moderation.case-handed-over',
  payload: z.object({ caseId: z.int(), moderatorId: z.int() }),
});

/** A moderator hid something, showed it again, or changed its text; or it is held, or not any more. */
export const contentHidden = eventKind({ name: 'moderation.content-hidden', payload: content });
export const contentShown = eventKind({ name: 'moderation.content-shown', payload: content });
export const contentEdited = eventKind({ name: 'moderation.content-edited', payload: content });

/** A moderator recorded that a member died, as a contact of theirs confirmed. */
export const memorialStarted = eventKind({
  name: 'moderation.memorial-started',
  payload: z.object({ memberId: z.int(), contactId: z.int() }),
});

const made = z.object({ decisionId: z.int() });

/** A moderator decided something about a case, or somebody in it. */
export const decisionMade = eventKind({ name: 'moderation.decision-made', payload: made });

/** A case was closed: who reported it after its last decision has not heard that one. */
export const caseClosed = eventKind({ name: 'moderation.case-closed', payload: made });

/** Somebody objects to a decision. */
export const objectionLodged = eventKind({
  name: 'moderation.objection-lodged',
  payload: z.object({ objectionId: z.int() }),
});

/** A moderator answered an objection in a way that changes nothing. */
export const objectionAnswered = eventKind({
  name: 'moderation.objection-answered',
  payload: z.object({ objectionId: z.int() }),
});
