import type { Database } from '#app/platform/database/database.ts';

/** A passkey as its member sees it. */
export interface Passkey {
  id: number;
  name: string;
  createdAt: Date;
  lastUsedAt: Date | null;
}

/** The passkeys of a member, the oldest first. */
export const listPasskeys = (db: Database, memberId: number): Promise<Passkey[]> =>
  db
    .selectFrom('passkey')
    .select(['id', 'name', 'createdAt', 'lastUsedAt'])
    .where('memberId', '=', memberId)
    .orderBy('id')
    .execute();
