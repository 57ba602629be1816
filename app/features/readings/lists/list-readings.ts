import type { MemberContext } from '#app/platform/http/request-context.ts';
import { READINGS_PAGE_SIZE, type ReadingRole, type ReadThing } from '../rules.ts';

/** That somebody of the staff read something about the viewer. */
export interface Reading {
  id: number;
  role: ReadingRole;
  what: ReadThing;
  subjectId: number;
  readAt: Date;
}

/** A page of readings. `next` is the id after which the next page begins; null on the last. */
export interface ReadingPage {
  items: Reading[];
  next: number | null;
}

/** What staff read about the viewer, the last first. */
export async function listReadings(
  { platform, viewer }: MemberContext,
  { after }: { after: number | null },
): Promise<ReadingPage> {
  const rows = await platform.db
    .selectFrom('reading')
    .select(['id', 'role', 'what', 'subjectId', 'readAt'])
    .where('memberId', '=', viewer.memberId)
    .$if(after !== null, (query) => query.where('id', '<', after as number))
    .orderBy('id', 'desc')
    .limit(READINGS_PAGE_SIZE + 1)
    .$narrowType<{ role: ReadingRole; what: ReadThing }>()
    .execute();
  const items = rows.slice(0, READINGS_PAGE_SIZE);
  return { items, next: rows.length > items.length ? (items.at(-1)?.id ?? null) : null };
}
