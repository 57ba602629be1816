import type { Database } from '#app/platform/database/database.ts';
import { OPTIMIZATION_FENCE } from '#app/platform/database/list-queries.ts';
import { prepared } from '#app/platform/database/prepared.ts';
import { findFigures, storeFigures } from '#app/platform/database/site-figures.ts';
import type { RequestContext } from '#app/platform/http/request-context.ts';
import { readShared } from '#app/platform/page-cache/read-shared.ts';
import type { Platform } from '#app/platform/platform.ts';
import { isBlogShown } from '../shown.ts';
import { BLOGS_TOPIC } from '../topics.ts';

/** How many blogs there are, and how many of them every visitor may read. */
export interface BlogCounts {
  total: number;
  public: number;
}

/**
 * Up to so many, blogs are counted when somebody asks; a count of more would read them all, so then it is what the worker
 * counted last (style.md 11).
 */
const MAX_COUNTED = 1000;

/** The counts of blogs, read once for all viewers until a blog is started or a profile becomes public or private. */
export const readBlogCounts = (ctx: RequestContext): Promise<BlogCounts> =>
  readShared(ctx, 'blog counts', async (shared) => {
    const { db } = shared.platform;
    shared.page.dependsOn(BLOGS_TOPIC);
    const [counted] = await countNewest(db, { limit: MAX_COUNTED + 1 });
    if (counted && counted.total <= MAX_COUNTED) return counted;
    return (await findCounts(db)) ?? counted ?? { total: 0, public: 0 };
  });

const countNewest = prepared((db, { limit }: { limit: number }) =>
  countIn(
    db,
    db
      .selectFrom('blog')
      .select(['blog.id', 'blog.ownerId'])
      .where(isBlogShown())
      .orderBy('blog.lastActivityAt', 'desc')
      .orderBy('blog.id', 'desc')
      .limit(limit),
  ),
);

/** Counts these blogs, and those of them whose owners have a public profile. */
const countIn = (db: Database, blogs: ReturnType<typeof selectOwners>) =>
  db
    .selectFrom(blogs.as('counted'))
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('member')
          .select('member.public')
          .whereRef('member.id', '=', 'counted.ownerId')
          .offset(OPTIMIZATION_FENCE)
          .as('owner'),
      (join) => join.onTrue(),
    )
    .select(({ fn }) => [
      fn.countAll<number>().as('total'),
      fn.countAll<number>().filterWhere('owner.public', '=', true).as('public'),
    ]);

const selectOwners = (db: Database) => db.selectFrom('blog').select(['blog.id', 'blog.ownerId']).where(isBlogShown());

/** The counts as the worker stored them; null until it did. */
async function findCounts(db: Database): Promise<BlogCounts | null> {
  const figures = await findFigures(db, ['blogs', 'public-blogs']);
  const [total, open] = [figures.get('blogs'), figures.get('public-blogs')];
  return total === undefined || open === undefined ? null : { total, public: open };
}

/** Counts all blogs, and stores the figures when they changed. The worker does so at an interval. */
export async function countBlogs(platform: Platform): Promise<void> {
  const counts = await countIn(platform.db, selectOwners(platform.db)).executeTakeFirstOrThrow();
  await storeFigures(platform, { blogs: counts.total, 'public-blogs': counts.public }, BLOGS_TOPIC);
}
