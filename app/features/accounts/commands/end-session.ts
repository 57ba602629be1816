import type { Database } from '#app/platform/database/database.ts';

/** Ends a session at once, in every process. */
export async function endSession(db: Database, sessionId: number): Promise<void> {
  await db.deleteFrom('session').where('id', '=', sessionId).execute();
}
