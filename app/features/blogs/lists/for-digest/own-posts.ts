import { sql } from 'kysely';
import { newForReader } from '#app/features/reactions/index.ts';
import { reactionPath } from '#app/features/reactions/paths.ts';
import type { Database } from '#app/platform/database/database.ts';
import { type DigestEntry, type DigestReader, PER_READER, readerTable } from '#app/platform/digests/readers.ts';
import { postPath } from '../../paths.ts';
import { postReactions } from '../../reactions.ts';

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
          .where('blog.hiddenAt', 'is', null)
          .where('post.hiddenAt', 'is', null)
          .where('post.reactionCount', '>', 0)
          .where('new.count', '>', 0)
          .select(['blog.id as blogId', 'blog.title as blogTitle', 'post.id', 'post.title', 'post.publishedAt'])
          .select(['new.count', 'new.firstId'])
          .offset(PER_READER)
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
