import type { RequestContext } from '#app/platform/http/request-context.ts';
import type { VisitKind } from './visit-kind.ts';
import type { SinceVisit } from './visit-queries.ts';

/** What was added to this thing since the viewer's last visit; null for visitors and at a first visit. */
export async function findSinceVisit(
  { platform, viewer }: RequestContext,
  kind: VisitKind,
  subjectId: number,
): Promise<SinceVisit | null> {
  if (!viewer) return null;
  const [found] = await kind.findVisit(platform.db, { viewerId: viewer.memberId, subjectId });
  return found ?? null;
}

/** How many items are new to the viewer, by the ids of the things in which something is. */
export type NewCounts = Readonly<Record<number, number>>;

/** How many items of each of these things are new to the viewer since their last visit there, in one query. */
export async function countNew(
  { platform, viewer }: RequestContext,
  kind: VisitKind,
  subjectIds: readonly number[],
): Promise<NewCounts> {
  if (!viewer || subjectIds.length === 0) return {};
  const rows = await kind.countNew(platform.db, { viewerId: viewer.memberId, subjectIds });
  return Object.fromEntries(rows.flatMap(({ subjectId, newCount }) => (newCount > 0 ? [[subjectId, newCount]] : [])));
}
