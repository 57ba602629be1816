import { write } from '#app/platform/database/write.ts';
import type { Platform } from '#app/platform/platform.ts';
import { hasRole, type Viewer } from '#app/platform/session/viewer.ts';
import { READING_ROLES, type ReadingRole, type ReadThing } from '../rules.ts';

interface Reading {
  /** Null for a visitor, who has no role. */
  by: Viewer | null;
  /** Whom it is about; null for who deleted the account. */
  memberIds: readonly (number | null)[];
  what: ReadThing;
  subjectId: number;
}

/**
 * Stores that `by` reads this about the health of somebody else, if they have a role in which they do. Who calls it
 * awaits it before anything is shown, so that nothing is read of which no reading is stored.
 */
export async function recordReading(platform: Platform, { by, memberIds, what, subjectId }: Reading): Promise<void> {
  const role = (Object.keys(READING_ROLES) as ReadingRole[]).find((each) => hasRole(by, each));
  const about = [...new Set(memberIds)].filter((id) => id !== null && id !== by?.memberId) as number[];
  if (!by || !role || about.length === 0) return;
  await write(platform, ({ db, now }) =>
    db
      .insertInto('reading')
      .values(about.map((memberId) => ({ memberId, readerId: by.memberId, role, what, subjectId, readAt: now })))
      .execute(),
  );
}
