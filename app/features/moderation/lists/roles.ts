import type { Database } from '#app/platform/database/database.ts';
import type { Role } from '#app/platform/session/viewer.ts';

/** The roles of a member, also those that need a second factor. */
export async function listRoles(db: Database, memberId: number): Promise<Role[]> {
  const rows = await db.selectFrom('memberRole').select('role').where('memberId', '=', memberId).execute();
  return rows.map(({ role }) => role as Role).sort();
}
