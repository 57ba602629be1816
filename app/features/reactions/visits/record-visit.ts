import { sql } from 'kysely';
import { type Writable, write } from '#app/platform/database/write.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { Viewer } from '#app/platform/session/viewer.ts';
import type { VisitKind } from './visit-kind.ts';

/**
 * Stores that a member has seen the items of something up to this one; 0 where it has none. It never goes back, nor past
 * the last item there is. Throws AppError not_found.
 */
export async function recordVisit(
  platform: Writable,
  kind: VisitKind,
  { by, id, lastSeenId }: { by: Viewer; id: number; lastSeenId: number },
): Promise<void> {
  const table = sql.table(kind.table);
  const target = sql.ref(kind.target);
  await write(platform, async ({ db, now, publish }) => {
    const { rows } = await sql<{ found: number; stored: number }>`
      with subject as (select id from ${sql.table(kind.subject)} where id = ${id} and ${kind.visitable ?? sql`true`}),
      stored as (
        insert into ${table} (member_id, ${target}, last_seen_id, seen_at)
        select ${by.memberId}, subject.id, least(${lastSeenId}, coalesce(last.id, 0)), ${now}
        from subject
        cross join lateral (
          select max(item.id) as id from ${sql.table(kind.items.table)} as item
          where ${sql.ref(`item.${kind.items.target}`)} = subject.id
        ) as last
        on conflict (member_id, ${target}) do update
        set last_seen_id = excluded.last_seen_id, seen_at = excluded.seen_at
        where ${table}.last_seen_id < excluded.last_seen_id
        returning 1
      )
      select (select count(*)::integer from subject) as found, (select count(*)::integer from stored) as stored
    `.execute(db);
    if (rows[0]?.found !== 1) throw new AppError('not_found');
    if (rows[0].stored === 1) await publish(kind.visited, { [kind.target]: id, memberId: by.memberId });
  });
}
