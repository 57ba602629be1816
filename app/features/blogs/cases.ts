import { sql } from 'kysely';
import { reactionCases } from '#app/features/reactions/index.ts';
import type { CaseKind, Reportable } from '#app/platform/cases/case-kind.ts';
import type { Database, OpenTransaction } from '#app/platform/database/database.ts';
import type { NotificationKind } from '#app/platform/notification-kinds.ts';
import { blocksOfStored } from './body/blocks.ts';
import { plainTextOf } from './body/plain-text.ts';
import { setBlogHidden } from './commands/set-blog-hidden.ts';
import { setPostHidden } from './commands/set-post-hidden.ts';
import { findBlog, findPost } from './marks.ts';
import { blogPath, postPath } from './paths.ts';
import { postReactions } from './reactions.ts';
import { BLOG_KIND, POST_KIND, versionOf } from './rules.ts';

const noContext = async () => ({ nearby: [], former: [] });

/** The kind of the notifications about a new post. */
const POST_NOTIFICATION: NotificationKind = 'blog-post';

async function findReportableBlog(db: OpenTransaction, id: number): Promise<Reportable | undefined> {
  const blog = await findBlog(db, id);
  return blog && { authorId: blog.ownerId, shown: true };
}

const ofBlogs: CaseKind = {
  name: BLOG_KIND,
  label: 'Blog',
  own: 'je blog',
  findReportable: findReportableBlog,
  async listSubjects(db, ids) {
    const rows = await db
      .selectFrom('blog')
      .select(['id', 'title', 'description', 'ownerId', 'createdAt', 'publishedAt', 'editedAt', 'hiddenAt'])
      .where('id', '=', sql<number>`any(${[...ids]})`)
      .execute();
    return rows.map((row) => ({
      id: row.id,
      title: row.title,
      text: row.description,
      path: blogPath(row),
      authorId: row.ownerId,
      createdAt: row.createdAt,
      changedAt: versionOf(row),
      hiddenAt: row.hiddenAt,
      withinHidden: false,
      withdrawn: false,
    }));
  },
  readContext: noContext,
  async findTraces(db, id) {
    const posts = await db.selectFrom('blogPost').select('id').where('blogId', '=', id).execute();
    const postIds = posts.map((post) => post.id);
    return {
      searchEntries: { blogId: [id], blogPostId: postIds },
      notifications: {
        kinds: [POST_NOTIFICATION],
        subjectIds: postIds,
        inThings: { kinds: ['blog-quoted'], ids: postIds },
      },
    };
  },
  setHidden: setBlogHidden,
};

const listPosts = (db: Database, ids: readonly number[]) =>
  db
    .selectFrom('blogPost')
    .innerJoin('blog', 'blog.id', 'blogPost.blogId')
    .select([
      'blogPost.id',
      'blogPost.title',
      'blogPost.description',
      'blogPost.body',
      'blogPost.createdAt',
      'blogPost.publishedAt',
      'blogPost.editedAt',
      'blogPost.hiddenAt',
      'blog.id as blogId',
      'blog.title as blogTitle',
      'blog.hiddenAt as blogHiddenAt',
      'blog.ownerId',
    ])
    .where('blogPost.id', '=', sql<number>`any(${[...ids]})`)
    .execute();

const pathOf = ({ id, title, blogId, blogTitle }: { id: number; title: string; blogId: number; blogTitle: string }) =>
  postPath({ id, title, blog: { id: blogId, title: blogTitle } });

const ofPosts: CaseKind = {
  name: POST_KIND,
  label: 'Blogbericht',
  own: 'je blogbericht',
  async findReportable(db, id) {
    const post = await findPost(db, id);
    return post && { authorId: post.ownerId, shown: true };
  },
  async listSubjects(db, ids) {
    const rows = await listPosts(db, ids);
    return rows.map((row) => ({
      id: row.id,
      title: row.title,
      text: [row.description, plainTextOf(blocksOfStored(row.body))].filter(Boolean).join('\n\n'),
      path: pathOf(row),
      authorId: row.ownerId,
      createdAt: row.publishedAt ?? row.createdAt,
      changedAt: versionOf(row),
      hiddenAt: row.hiddenAt,
      withinHidden: row.blogHiddenAt !== null,
      withdrawn: false,
    }));
  },
  readContext: noContext,
  findTraces: async (_, id) => ({
    searchEntries: { blogPostId: [id] },
    notifications: { kinds: [POST_NOTIFICATION], subjectIds: [id], inThings: { kinds: ['blog-quoted'], ids: [id] } },
  }),
  setHidden: setPostHidden,
};

const ofReactions = reactionCases(postReactions, {
  label: 'Reactie op een blogbericht',
  own: 'je reactie op het blogbericht',
  async listReactedTo(db, ids) {
    const rows = await listPosts(db, ids);
    return rows.map((row) => ({
      id: row.id,
      title: row.title,
      path: pathOf(row),
      hidden: (row.hiddenAt ?? row.blogHiddenAt) !== null,
    }));
  },
});

/** What members report of blogs: a whole one, a post, or a reaction to it. */
export const blogCaseKinds: readonly CaseKind[] = [ofBlogs, ofPosts, ofReactions];
