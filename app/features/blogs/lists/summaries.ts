import { memberTopic, userForViewer, userRow, type VisibleUser } from '#app/features/profiles/index.ts';
import type { Database } from '#app/platform/database/database.ts';
import type { RequestContext } from '#app/platform/http/request-context.ts';
import { mayRead } from '../policy.ts';

/** A blog in a list. One that is locked for the viewer has its title and last activity alone (rules.md R18). */
export interface BlogSummary {
  id: number;
  title: string;
  locked: boolean;
  lastActivityAt: Date;
  shown: ShownBlog | null;
}

/** What a viewer who may read a blog is told of it. */
export interface ShownBlog {
  description: string;
  createdAt: Date;
  followerCount: number;
  postCount: number;
  owner: VisibleUser;
}

// biome-ignore lint/suspicious/noExplicitAny: the ids may be a list, or any query for ids
type Ids = any;

/** A query for the rows of these blogs but the hidden ones (docs/decisions/hiding.md), the latest activity first. */
export const selectBlogs = (db: Database, ids: Ids) =>
  db
    .selectFrom('blog')
    .innerJoin('member', 'member.id', 'blog.ownerId')
    .select((eb) => [
      'blog.id',
      'blog.title',
      'blog.description',
      'blog.ownerId',
      'blog.createdAt',
      'blog.publishedAt',
      'blog.hiddenAt',
      'blog.lastActivityAt',
      'blog.followerCount',
      'blog.postCount',
      'member.public',
      userRow(eb, eb.ref('blog.ownerId')).as('owner'),
    ])
    .where('blog.id', 'in', ids)
    .where('blog.hiddenAt', 'is', null)
    .orderBy('blog.lastActivityAt', 'desc')
    .orderBy('blog.id', 'desc');

export type BlogRow = Awaited<ReturnType<ReturnType<typeof selectBlogs>['executeTakeFirstOrThrow']>>;

/**
 * A row of selectBlogs() as this viewer may see it. The page depends on the owner also where the blog is locked, because
 * it opens when their profile becomes public.
 */
export function toBlogSummary(ctx: RequestContext, row: BlogRow): BlogSummary {
  ctx.page.dependsOn(memberTopic(row.ownerId));
  const { id, title, lastActivityAt, description, createdAt, followerCount, postCount } = row;
  if (!mayRead(ctx.viewer, row)) return { id, title, lastActivityAt, locked: true, shown: null };
  const owner = userForViewer(ctx, row.owner);
  return {
    id,
    title,
    lastActivityAt,
    locked: false,
    shown: { description, createdAt, followerCount, postCount, owner },
  };
}
