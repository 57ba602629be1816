import { sql } from 'kysely';
import { prepared } from '#app/platform/database/prepared.ts';
import { mountRss } from '#app/platform/http/rss/mount-rss.ts';
import { PRODUCT } from '#app/product.ts';
import { BLOGS_FEED_PATH, BLOGS_PATH, postPath } from '../paths.ts';

/** How many posts the feed has, and among how many of the newest it looks for those that are public. */
const FEED_SIZE = 20;
const LOOKED_AT = 200;

/** Serves the newest posts that every visitor may read as RSS. */
export const mountBlogsFeed = mountRss({
  path: BLOGS_FEED_PATH,
  listPath: BLOGS_PATH,
  title: `Blogs op ${PRODUCT}`,
  description: 'Verhalen van deelnemers over leven met een nierziekte.',
  async list({ db }) {
    const posts = await listNewestPublic(db, {});
    return posts.slice(0, FEED_SIZE).map(({ id, title, blogId, blogTitle, description, publishedAt }) => ({
      title,
      path: postPath({ id, title, blog: { id: blogId, title: blogTitle } }),
      description,
      publishedAt: publishedAt as Date,
    }));
  },
});

const listNewestPublic = prepared((db) =>
  db
    .selectFrom((eb) =>
      eb
        .selectFrom('blogPost')
        .select(['id', 'blogId', 'title', 'description', 'publishedAt'])
        .where('publishedAt', 'is not', null)
        .where('hiddenAt', 'is', null)
        .orderBy('publishedAt', 'desc')
        .orderBy('id', 'desc')
        .limit(LOOKED_AT)
        .as('newest'),
    )
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('blog')
          .innerJoin('member', 'member.id', 'blog.ownerId')
          .select(['blog.title', 'member.public'])
          .whereRef('blog.id', '=', 'newest.blogId')
          .where('blog.hiddenAt', 'is', null)
          .offset(sql<number>`0`) // looks each blog up, instead of reading all
          .as('blog'),
      (join) => join.onTrue(),
    )
    .select([
      'newest.id',
      'newest.title',
      'newest.description',
      'newest.publishedAt',
      'newest.blogId',
      'blog.title as blogTitle',
    ])
    .where('blog.public', '=', true)
    .orderBy('newest.publishedAt', 'desc')
    .orderBy('newest.id', 'desc'),
);
