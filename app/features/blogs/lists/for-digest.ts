import { sql } from 'kysely';
import { NEW_COUNTED_MAX, newForReader } from '#app/features/reactions/index.ts';
import { reactionPath } from '#app/features/reactions/paths.ts';
import type { Database } from '#app/platform/database/database.ts';
import { OPTIMIZATION_FENCE } from '#app/platform/database/list-queries.ts';
import { type DigestEntry, type DigestReader, readerTable } from '#app/platform/digests/readers.ts';
import { notBlocked } from '#app/platform/session/blocks.ts';
import { blogPath, postPath } from '../paths.ts';
import { postReactions } from '../reactions.ts';
import { isBlogShown, isPostShown, isPostShownInBlog } from '../shown.ts';

/**
 * The posts that became new to the reader of a digest: published in its time and since they follow the blog, and neither
 * seen in the list of the blog nor opened.
 */
const newPosts = sql<{ count: number; lastId: number | null; lastTitle: string | null }>`(
  select count(*)::integer as count, (array_agg(counted.id))[1] as last_id, (array_agg(counted.title))[1] as last_title
  from (
    select item.id, item.title from blog_post as item
    where item.blog_id = blog.id and ${isPostShownInBlog('item')}
    and item.published_at > greatest(reader.since, follow.created_at, visit.last_seen_at)
    and item.published_at <= reader.until
    and not exists (
      select from visit as opened
      where opened.member_id = reader.member_id and opened.subject_id = item.id
      and opened.subject_kind = ${sql.lit(postReactions.name)}
    )
    order by item.published_at desc, item.id desc limit ${sql.lit(NEW_COUNTED_MAX)}
  ) as counted
)`;

/**
 * The blogs that these readers follow with new posts, the latest activity first. One new post is an entry with the title of
 * that post; of more, the entry leads to the blog.
 */
export async function listFollowedBlogsForDigest(
  db: Database,
  readers: readonly DigestReader[],
): Promise<DigestEntry[]> {
  const rows = await db
    .selectFrom(readerTable(readers))
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('blogFollow as follow')
          .innerJoin('blog', 'blog.id', 'follow.blogId')
          .leftJoin('blogVisit as visit', (join) =>
            join.onRef('visit.memberId', '=', 'follow.memberId').onRef('visit.blogId', '=', 'blog.id'),
          )
          .innerJoinLateral(newPosts.as('new'), (join) => join.onTrue())
          .whereRef('follow.memberId', '=', 'reader.memberId')
          .where(isBlogShown())
          .whereRef('blog.lastActivityAt', '>', 'reader.since')
          .whereRef('blog.ownerId', '!=', 'reader.memberId')
          .where((found) => notBlocked(found, found.ref('reader.memberId'), found.ref('blog.ownerId')))
          .where('new.count', '>', 0)
          .select(['blog.id', 'blog.title', 'blog.lastActivityAt', 'new.count', 'new.lastId', 'new.lastTitle'])
          .offset(OPTIMIZATION_FENCE)
          .as('found'),
      (join) => join.onTrue(),
    )
    .select(['reader.memberId', 'found.id', 'found.title', 'found.count', 'found.lastId', 'found.lastTitle'])
    .orderBy('found.lastActivityAt', 'desc')
    .orderBy('found.id', 'desc')
    .execute();
  return rows.map(({ memberId, id, title, count, lastId, lastTitle }) =>
    count === 1 && lastId !== null && lastTitle !== null
      ? { memberId, title: lastTitle, path: postPath({ id: lastId, title: lastTitle, blog: { id, title } }), count }
      : { memberId, title, path: blogPath({ id, title }), count },
  );
}

const newReactions = newForReader(postReactions, { subjectId: 'post.id', since: sql<Date>`reader.since` });

/** The posts of these readers with new reactions, the latest post first; each leads to the first new one. */
export async function listOwnPostsForDigest(db: Database, readers: readonly DigestReader[]): Promise<DigestEntry[]> {
  const rows = await db
    .selectFrom(readerTable(readers))
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('blog')
          .innerJoin('blogPost as post', 'post.blogId', 'blog.id')
          .leftJoin('visit', (join) =>
            join
              .onRef('visit.memberId', '=', 'blog.ownerId')
              .onRef('visit.subjectId', '=', 'post.id')
              .on('visit.subjectKind', '=', postReactions.name),
          )
          .innerJoinLateral(newReactions.as('new'), (join) => join.onTrue())
          .whereRef('blog.ownerId', '=', 'reader.memberId')
          .where(isPostShown('post'))
          .where('post.reactionCount', '>', 0)
          .where('new.count', '>', 0)
          .select(['blog.id as blogId', 'blog.title as blogTitle', 'post.id', 'post.title', 'post.publishedAt'])
          .select(['new.count', 'new.firstId'])
          .offset(OPTIMIZATION_FENCE)
          .as('found'),
      (join) => join.onTrue(),
    )
    .select(['reader.memberId', 'found.blogId', 'found.blogTitle', 'found.id', 'found.title'])
    .select(['found.count', 'found.firstId'])
    .orderBy('found.publishedAt', 'desc')
    .orderBy('found.id', 'desc')
    .execute();
  return rows.map(({ memberId, id, title, blogId, blogTitle, count, firstId }) => {
    const path = postPath({ id, title, blog: { id: blogId, title: blogTitle } });
    return { memberId, title, path: reactionPath(path, firstId ?? 0), count };
  });
}
