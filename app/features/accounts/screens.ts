import type { Database } from '#app/platform/database/database.ts';

/** What the member's account holds beside the `Viewer` that every request has. */
export const readAccount = (db: Database, memberId: number) =>
  db
    .selectFrom('member')
    .where('id', '=', memberId)
    .select(['createdAt', 'newsletterOptin', 'emailNotifications'])
    .executeTakeFirstOrThrow();
