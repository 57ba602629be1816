import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import { prepared } from '#app/platform/database/prepared.ts';
import type { RequestContext } from '#app/platform/http/request-context.ts';
import type { ReactionKind } from '../reaction-kind.ts';
import { NEW_COUNTED_MAX } from '../rules.ts';
import { isReactionShown } from '../shown.ts';
import { isFolded } from './is-folded.ts';

/** Which reactions were added to a thing since a member's last visit. */
export interface SinceVisit {
  /** The id of the last one that they saw. */
  lastSeenId: number;
  /** The first one that is new to them; null if none is. */
  firstNewId: number | null;
  /** How many are new, counted up to NEW_COUNTED_MAX. */
  newCount: number;
}

/** What was added to this thing since the viewer's last visit; null for visitors and at a first visit. */
export async function findSinceVisit(
  { platform, viewer }: RequestContext,
  kind: ReactionKind,
  subjectId: number,
): Promise<SinceVisit | null> {
  if (!viewer) return null;
  const [found] = await findVisit(platform.db, { kind: kind.name, viewerId: viewer.memberId, subjectId });
  return found ?? null;
}

/** How many reactions are new to the viewer, by the ids of the things in which one is. */
export type NewCounts = Readonly<Record<number, number>>;

/** How many reactions to each of these things are new to the viewer since their last visit there, in one query. */
export async function countNew(
  { platform, viewer }: RequestContext,
  kind: ReactionKind,
  subjectIds: readonly number[],
): Promise<NewCounts> {
  if (!viewer || subjectIds.length === 0) return {};
  const rows = await countInEach(platform.db, { kind: kind.name, viewerId: viewer.memberId, subjectIds });
  return Object.fromEntries(rows.flatMap(({ subjectId, newCount }) => (newCount > 0 ? [[subjectId, newCount]] : [])));
}

interface OfViewer {
  kind: string;
  viewerId: number;
}

/** No row for a viewer who has not been there. */
const findVisit = prepared((db, { kind, viewerId, subjectId }: OfViewer & { subjectId: number }) =>
  db
    .selectFrom('visit')
    .where((eb) => eb.and({ memberId: viewerId, subjectKind: kind, subjectId }))
    .select([
      'lastSeenId',
      sql<number | null>`(select item.id ${fromNew(viewerId)} order by item.id limit 1)`.as('firstNewId'),
      countFrom(viewerId).as('newCount'),
    ]),
);

/** A row for each of these things that the viewer has visited before. */
const countInEach = prepared((db, { kind, viewerId, subjectIds }: OfViewer & { subjectIds: readonly number[] }) =>
  db
    .selectFrom('visit')
    .where((eb) => eb.and({ memberId: viewerId, subjectKind: kind }))
    .where('subjectId', '=', sql<number>`any(${subjectIds})`)
    .select(['subjectId', countFrom(viewerId).as('newCount')]),
);

const countFrom = (viewerId: number) =>
  sql<number>`(select count(*)::integer from (select ${fromNew(viewerId)} limit ${sql.lit(NEW_COUNTED_MAX)}) as counted)`;

/** The reactions after the last one that the viewer saw, by somebody else. The index finds them without what is older. */
const fromNew = (viewerId: number) => sql`
  from reaction as item
  where item.subject_id = visit.subject_id and item.subject_kind = visit.subject_kind
  and item.id > visit.last_seen_id
  and item.author_id is distinct from ${viewerId}
  and ${isCounted(viewerId)}
`;

/** Which reactions, called `item`, can be new to a viewer: those with a text that they see without asking for it. */
export const isCounted = (viewerId: number | Expression<number>): RawBuilder<SqlBool> =>
  sql<SqlBool>`${isReactionShown('item')} and not ${isFolded(viewerId, 'item')}`;
