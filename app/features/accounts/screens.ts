import type { Database } from '#app/platform/database/database.ts';

/** The fields of an account that the `Viewer`, which every request has, lacks. */
export const readAccount = (db: Database, memberId: number) =>
  db
    .selectFrom('member')
    .where('id', '=', memberId)
    .select(['createdAt', 'newsletterOptin', 'emailNotifications'])
    .executeTakeFirstOrThrow();
