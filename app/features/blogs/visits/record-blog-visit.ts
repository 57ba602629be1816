import { sql } from 'kysely';
import { type Writable, write } from '#app/platform/database/write.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { Viewer } from '#app/platform/session/viewer.ts';

/**
 * Stores that a member has seen the posts of a blog up to this one; 0 where it has none. It never goes back. Throws AppError
 * not_found.
 */
export async function recordBlogVisit(
  platform: Writable,
  { by: { memberId }, id, lastSeenId }: { by: Viewer; id: number; lastSeenId: number },
): Promise<void> {
  await write(platform, async ({ db, now }) => {
    const { rows } = await sql<{ found: number }>`
      with subject as (select id, published_at from blog where id = ${id} and published_at is not null),
      stored as (
        insert into blog_visit (member_id, blog_id, last_seen_at, seen_at)
        select ${memberId}, subject.id, coalesce(post.published_at, subject.published_at), ${now}
        from subject
        left join blog_post as post on post.blog_id = subject.id and post.id = ${lastSeenId}
        on conflict (member_id, blog_id) do update
        set last_seen_at = excluded.last_seen_at, seen_at = excluded.seen_at
        where blog_visit.last_seen_at < excluded.last_seen_at
      )
      select count(*)::integer as found from subject
    `.execute(db);
    if (rows[0]?.found !== 1) throw new AppError('not_found');
  });
}
