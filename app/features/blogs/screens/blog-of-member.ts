import { prepared } from '#app/platform/database/prepared.ts';
import type { RequestContext } from '#app/platform/http/request-context.ts';
import { isShownTo, mayRead } from '../policy.ts';
import { blogTopic } from '../topics.ts';

/** The blog of this member with the number of its posts; null where there is none that the viewer may read. */
export async function findBlogOf(
  { platform, viewer, page }: RequestContext,
  memberId: number,
): Promise<{ id: number; title: string; postCount: number } | null> {
  const [row] = await findByOwner(platform.db, { memberId });
  if (!row) return null;
  page.dependsOn(blogTopic(row.id));
  if (!isShownTo(null, row) || !mayRead(viewer, row)) return null;
  return { id: row.id, title: row.title, postCount: row.postCount };
}

const findByOwner = prepared((db, { memberId }: { memberId: number }) =>
  db
    .selectFrom('blog')
    .innerJoin('member', 'member.id', 'blog.ownerId')
    .select([
      'blog.id',
      'blog.title',
      'blog.postCount',
      'blog.ownerId',
      'blog.publishedAt',
      'blog.hiddenAt',
      'member.public',
    ])
    .where('blog.ownerId', '=', memberId),
);
