import type { Database } from '#app/platform/database/database.ts';
import { selectDeskReaders } from '#app/platform/mail/desk-mail.ts';

/** The ids of all administrators, also of those who want no mails. */
export async function listAdministrators(db: Database): Promise<number[]> {
  const rows = await db.selectFrom('memberRole').select('memberId').where('role', '=', 'administrator').execute();
  return rows.map(({ memberId }) => memberId);
}

/**
 * Whether no moderator wants mails, so that none is called when somebody is in danger; for a case none but this member, who
 * wrote what it is about.
 */
export async function isNobodyMailed(db: Database, exceptId: number | null = null): Promise<boolean> {
  const reader = await selectDeskReaders(db, 'moderator')
    .select('member.id')
    .where('member.id', 'is distinct from', exceptId)
    .limit(1)
    .executeTakeFirst();
  return reader === undefined;
}
