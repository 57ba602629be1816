import { AppError } from '#app/platform/errors/app-error.ts';
import type { Platform } from '#app/platform/platform.ts';
import type { Viewer } from '#app/platform/session/viewer.ts';

/**
 * Ends one of a member's sessions at once, in every process. Throws AppError not_found for one that is not theirs (R5).
 */
export async function endSession(
  { db }: Pick<Platform, 'db'>,
  { by, sessionId }: { by: Viewer; sessionId: number },
): Promise<void> {
  const ended = await db
    .deleteFrom('session')
    .where('id', '=', sessionId)
    .where('memberId', '=', by.memberId)
    .returning('id')
    .executeTakeFirst();
  if (!ended) throw new AppError('not_found');
}

/** Ends the session of this request; a second time changes nothing. */
export async function endCurrentSession({ db }: Pick<Platform, 'db'>, { by }: { by: Viewer }): Promise<void> {
  await db.deleteFrom('session').where('id', '=', by.sessionId).execute();
}

/** Ends all sessions of a member but that of this request. */
export async function endOtherSessions({ db }: Pick<Platform, 'db'>, { by }: { by: Viewer }): Promise<void> {
  await db.deleteFrom('session').where('memberId', '=', by.memberId).where('id', '!=', by.sessionId).execute();
}
