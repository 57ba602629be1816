import { sql } from 'kysely';
import { reactionCases } from '#app/features/reactions/index.ts';
import type { CaseKind } from '#app/platform/cases/case-kind.ts';
import type { Database } from '#app/platform/database/database.ts';
import { blocksOfStored } from './body/blocks.ts';
import { plainTextOf } from './body/plain-text.ts';
import { hideBlog } from './commands/hide-blog.ts';
import { hidePost } from './commands/hide-post.ts';
import { blogPath, postPath } from './paths.ts';
import { postReactions } from './reactions.ts';
import { BLOG_CASE, POST_CASE, versionOf } from './rules.ts';

const noContext = async () => ({ nearby: [], former: [] });

const ofBlogs: CaseKind = {
  name: BLOG_CASE,
  label: 'Blog',
  own: 'je blog',
  flags: { table: 'blogFlag', target: 'blogId' },
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
      withdrawn: false,
    }));
  },
  readContext: noContext,
  hide: hideBlog,
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
      'blog.ownerId',
    ])
    .where('blogPost.id', '=', sql<number>`any(${[...ids]})`)
    .execute();

const pathOf = ({ id, title, blogId, blogTitle }: { id: number; title: string; blogId: number; blogTitle: string }) =>
  postPath({ id, title, blog: { id: blogId, title: blogTitle } });

const ofPosts: CaseKind = {
  name: POST_CASE,
  label: 'Blogbericht',
  own: 'je blogbericht',
  flags: { table: 'blogPostFlag', target: 'postId' },
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
      withdrawn: false,
    }));
  },
  readContext: noContext,
  hide: hidePost,
};

const ofReactions = reactionCases(postReactions, {
  label: 'Reactie op een blogbericht',
  own: 'je reactie op het blogbericht',
  async listReactedTo(db, ids) {
    const rows = await listPosts(db, ids);
    return rows.map((row) => ({ id: row.id, title: row.title, path: pathOf(row) }));
  },
});

/** What members flag of blogs: a whole one, a post, or a reaction to it. */
export const blogCaseKinds: readonly CaseKind[] = [ofBlogs, ofPosts, ofReactions];
