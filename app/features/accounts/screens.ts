import type { Database } from '#app/platform/database/database.ts';

/** What the member's own account says beside what every request knows of them. */
export const readAccount = (db: Database, memberId: number) =>
  db
    .selectFrom('member')
    .where('id', '=', memberId)
    .select(['createdAt', 'newsletterOptin', 'emailNotifications'])
    .executeTakeFirstOrThrow();
