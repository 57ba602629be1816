import type { Database } from '#app/platform/database/database.ts';
import type { SitemapPart } from '#app/platform/http/sitemap-part.ts';
import { blogPath, postPath } from '../paths.ts';
import { isBlogShown, isPostShown } from '../shown.ts';

/** How many ids one file of the sitemap covers; not every id is that of a public blog or post. */
const IDS_PER_FILE = 10_000;

const countFiles =
  (table: 'blog' | 'blogPost') =>
  async (db: Database): Promise<number> => {
    const { last } = await db
      .selectFrom(table)
      .select(({ fn }) => fn.max<number | null>('id').as('last'))
      .executeTakeFirstOrThrow();
    return Math.ceil((last ?? 0) / IDS_PER_FILE);
  };

/** The blogs that a visitor may read. */
const blogs: SitemapPart = {
  name: 'blogs',
  topics: ['blogs', 'blog', 'member'],
  count: countFiles('blog'),
  async list(db, file) {
    const rows = await db
      .selectFrom('blog')
      .innerJoin('member', 'member.id', 'blog.ownerId')
      .select(['blog.id', 'blog.title', 'blog.lastActivityAt'])
      .where('blog.id', '>', (file - 1) * IDS_PER_FILE)
      .where('blog.id', '<=', file * IDS_PER_FILE)
      .where(isBlogShown())
      .where('member.public', '=', true)
      .orderBy('blog.id')
      .execute();
    return rows.map((blog) => ({ path: blogPath(blog), changedAt: blog.lastActivityAt }));
  },
};

/** The posts that a visitor may read. */
const posts: SitemapPart = {
  name: 'blogberichten',
  topics: ['blogs', 'blog', 'blog-post', 'member'],
  count: countFiles('blogPost'),
  async list(db, file) {
    const rows = await db
      .selectFrom('blogPost')
      .innerJoin('blog', 'blog.id', 'blogPost.blogId')
      .innerJoin('member', 'member.id', 'blog.ownerId')
      .select([
        'blogPost.id',
        'blogPost.title',
        'blogPost.publishedAt',
        'blogPost.editedAt',
        'blog.id as blogId',
        'blog.title as blogTitle',
      ])
      .where('blogPost.id', '>', (file - 1) * IDS_PER_FILE)
      .where('blogPost.id', '<=', file * IDS_PER_FILE)
      .where(isPostShown())
      .where('member.public', '=', true)
      .orderBy('blogPost.id')
      .execute();
    return rows.map(({ id, title, blogId, blogTitle, publishedAt, editedAt }) => ({
      path: postPath({ id, title, blog: { id: blogId, title: blogTitle } }),
      changedAt: editedAt ?? publishedAt ?? undefined,
    }));
  },
};

/** The public blogs and their posts: only what a visitor may read (rules.md R18). */
export const blogsSitemap: readonly SitemapPart[] = [blogs, posts];
