import type { Write } from '#app/platform/database/write.ts';
import type { ByModerator } from './lock-case.ts';

/** What a moderator does with a case, or with what it is about. */
type CaseAction =
  | 'claim'
  | 'take-over'
  | 'release'
  | 'postpone'
  | 'hand-over'
  | 'note'
  | 'edit'
  | 'edit-back'
  | 'hide'
  | 'show'
  | 'close'
  | 'reopen'
  | 'move'
  | 'handle'
  | 'move-back'
  | 'reopen-case'
  | 'content-warnings';

/** Stores what a moderator did with a case, and what they note for the next one. */
export async function recordAction(
  { db, now }: Write,
  { by, caseId }: ByModerator,
  action: CaseAction,
  note = '',
): Promise<void> {
  await db
    .insertInto('moderationAction')
    .values({ caseId, moderatorId: by.memberId, action, note: note || null, createdAt: now })
    .execute();
}
