import { sql } from 'kysely';
import { type Writable, write } from '#app/platform/database/write.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { Viewer } from '#app/platform/session/viewer.ts';
import type { ReactionKind } from '../reaction-kind.ts';

/**
 * Stores that a member has seen the reactions to a thing up to this one; 0 where it has none. It never goes back, nor past
 * the last reaction there is. Throws AppError not_found. The lock keeps the thing from being deleted meanwhile.
 */
export async function recordVisit(
  platform: Writable,
  { name, table, published = sql`true` }: ReactionKind,
  { by, id, lastSeenId }: { by: Viewer; id: number; lastSeenId: number },
): Promise<void> {
  await write(platform, async ({ db, now }) => {
    const { rows } = await sql<{ found: number }>`
      with subject as (select id from ${sql.table(table)} where id = ${id} and ${published} for key share),
      stored as (
        insert into visit (member_id, subject_kind, subject_id, last_seen_id, seen_at)
        select ${by.memberId}, ${name}, subject.id, least(${lastSeenId}, coalesce(last.id, 0)), ${now}
        from subject
        cross join lateral (
          select max(id) as id from reaction where subject_id = subject.id and subject_kind = ${name}
        ) as last
        on conflict (member_id, subject_id, subject_kind) do update
        set last_seen_id = excluded.last_seen_id, seen_at = excluded.seen_at
        where visit.last_seen_id < excluded.last_seen_id
      )
      select count(*)::integer as found from subject
    `.execute(db);
    if (rows[0]?.found !== 1) throw new AppError('not_found');
  });
}
