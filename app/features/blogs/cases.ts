import { sql } from 'kysely';
import { reactionCases } from '#app/features/reactions/index.ts';
import type { CaseKind, EditableTexts, Reportable, TextPart, Traces } from '#app/platform/cases/case-kind.ts';
import { titleAndText } from '#app/platform/cases/row-texts.ts';
import { toContentWarnings } from '#app/platform/content-warnings/for-viewer.ts';
import type { Database, OpenTransaction } from '#app/platform/database/database.ts';
import type { Reader } from '#app/platform/session/viewer.ts';
import { type Block, blocksOfStored, storedBody } from './body/blocks.ts';
import { textOfPost } from './body/plain-text.ts';
import { changeContentWarnings } from './commands/change-content-warnings.ts';
import { placeBlog, placePost, setBlogHidden, setPostHidden } from './commands/hide-and-place.ts';
import { findBlog, findPost } from './marks.ts';
import { blogPath, postPath } from './paths.ts';
import { pictureIdsIn } from './pictures/picture-ids.ts';
import { postReactions } from './reactions.ts';
import { ALT_MAX, BLOG_KIND, BODY_MAX, INTRO_MAX, POST_KIND, SUBTITLE_MAX, TITLE_MAX, versionOf } from './rules.ts';
import { BLOGS_TOPIC, blogTopic, postTopic } from './topics.ts';

const noContext = async () => ({ nearby: [], former: [] });

/** Finds a blog for a report: one that is shown, and that this viewer reads. */
async function findReportableBlog(
  db: OpenTransaction,
  id: number,
  viewer: Reader | null,
): Promise<Reportable | undefined> {
  const blog = await findBlog(db, id, viewer);
  return blog && { authorId: blog.ownerId, shown: true };
}

/** The same for a post. */
async function findReportablePost(db: Database, id: number, viewer: Reader | null): Promise<Reportable | undefined> {
  const post = await findPost(db, id, viewer);
  return post && { authorId: post.ownerId, shown: true };
}

const INTRODUCTION = { name: 'Description', label: 'Inleiding', max: INTRO_MAX } as const;

/** How moderators change blogs. */
const textsOfBlogs: EditableTexts = {
  listParts: titleAndText('blog', { ...INTRODUCTION, column: 'description', titleMax: TITLE_MAX }),
  async write({ db, invalidate }, { id, texts, editedAt }) {
    await db
      .updateTable('blog')
      .set({ title: texts.get('Title'), description: texts.get('Description'), moderatedAt: editedAt })
      .where('id', '=', id)
      .execute();
    invalidate(blogTopic(id), BLOGS_TOPIC);
  },
};

/** How moderators change posts: also the text of each block, and what is said of a picture. */
const textsOfPosts: EditableTexts = {
  async listParts(db, id, { lock }) {
    const row = await db
      .selectFrom('blogPost')
      .select(['title', 'description', 'body'])
      .where('id', '=', id)
      .$if(lock, (query) => query.forNoKeyUpdate())
      .executeTakeFirst();
    return (
      row && [
        { name: 'Title', label: 'Titel', text: row.title, max: TITLE_MAX, line: true },
        { ...INTRODUCTION, text: row.description },
        ...blocksOfStored(row.body).flatMap(partOfBlock),
      ]
    );
  },
  async write({ db, invalidate }, { id, texts, editedAt }) {
    const { body, blogId } = await db
      .selectFrom('blogPost')
      .select(['body', 'blogId'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const blocks = blocksOfStored(body).map((block, index) => withText(block, texts.get(nameOfBlock(index))));
    await db
      .updateTable('blogPost')
      .set({ title: texts.get('Title'), description: texts.get('Description'), moderatedAt: editedAt })
      .set({ body: JSON.stringify(storedBody(blocks)) })
      .where('id', '=', id)
      .execute();
    invalidate(postTopic(id), blogTopic(blogId), BLOGS_TOPIC);
  },
};

const nameOfBlock = (index: number): string => `Block${index + 1}`;

function partOfBlock(block: Block, index: number): TextPart[] {
  const part = { name: nameOfBlock(index), optional: true } as const;
  if (block.kind === 'video') return [];
  if (block.kind === 'image')
    return [{ ...part, label: `Beschrijving van de afbeelding in deel ${index + 1}`, text: block.alt, max: ALT_MAX }];
  const max = block.kind === 'title' ? SUBTITLE_MAX : BODY_MAX;
  return [
    { ...part, label: `${block.kind === 'title' ? 'Subtitel' : 'Tekst'} in deel ${index + 1}`, text: block.text, max },
  ];
}

/** The block with this text; the same where it gets none. */
function withText(block: Block, text: string | undefined): Block {
  if (text === undefined || block.kind === 'video') return block;
  return block.kind === 'image' ? { ...block, alt: text } : { ...block, text };
}

const ofBlogs: CaseKind = {
  name: BLOG_KIND,
  label: 'Blog',
  own: 'je blog',
  findReportable: findReportableBlog,
  selectLatestOf: (db, { memberId, after }) =>
    db
      .selectFrom('blog')
      .select(['id', 'publishedAt as at'])
      .where('ownerId', '=', memberId)
      .where('publishedAt', 'is not', null)
      .$if(after !== null, (later) => later.where('id', '<', after?.id ?? 0))
      .orderBy('id', 'desc')
      .$narrowType<{ at: Date }>(),
  async listSubjects(db, ids) {
    const rows = await db
      .selectFrom('blog')
      .select(['id', 'title', 'description', 'ownerId', 'createdAt', 'publishedAt', 'editedAt', 'hiddenAt'])
      .select('moderatedAt')
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
  async findTraces(db, id) {
    const posts = await db.selectFrom('blogPost').select('id').where('blogId', '=', id).execute();
    const postIds = posts.map((post) => post.id);
    return { ...tracesOfPosts(postIds), searchEntries: { blogId: [id], blogPostId: postIds } };
  },
  setHidden: setBlogHidden,
  texts: textsOfBlogs,
  place: placeBlog,
};

const tracesOfPosts = (ids: readonly number[]): Traces => ({
  searchEntries: { blogPostId: ids },
  posts: ids,
  toldInThings: { kinds: ['blog-quoted'], ids },
});

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
      'blogPost.moderatedAt',
      'blogPost.hiddenAt',
      'blogPost.contentWarnings',
      'blog.id as blogId',
      'blog.title as blogTitle',
      'blog.ownerId',
    ])
    .where('blogPost.id', '=', sql<number>`any(${[...ids]})`)
    .where('blogPost.publishedAt', 'is not', null)
    .$narrowType<{ publishedAt: Date }>()
    .execute();

type PostRow = Awaited<ReturnType<typeof listPosts>>[number];

const textOf = ({ description, body }: PostRow) => textOfPost({ description, blocks: blocksOfStored(body) });

const pathOf = ({ id, title, blogId, blogTitle }: { id: number; title: string; blogId: number; blogTitle: string }) =>
  postPath({ id, title, blog: { id: blogId, title: blogTitle } });

const ofPosts: CaseKind = {
  name: POST_KIND,
  label: 'Blogbericht',
  own: 'je blogbericht',
  findReportable: findReportablePost,
  selectLatestOf: (db, { memberId, after }) =>
    db
      .selectFrom('blog')
      .innerJoin('blogPost', 'blogPost.blogId', 'blog.id')
      .select(['blogPost.id', 'blogPost.publishedAt as at'])
      .where('blog.ownerId', '=', memberId)
      .where('blogPost.publishedAt', 'is not', null)
      .$if(after !== null, (later) =>
        later.where(sql<boolean>`(blog_post.published_at, blog_post.id) < (${after?.at}, ${after?.id})`),
      )
      .orderBy('blogPost.publishedAt', 'desc')
      .orderBy('blogPost.id', 'desc')
      .$narrowType<{ at: Date }>(),
  async listSubjects(db, ids) {
    const rows = await listPosts(db, ids);
    return rows.map((row) => ({
      id: row.id,
      title: row.title,
      text: textOf(row),
      pictureIds: pictureIdsIn(blocksOfStored(row.body)),
      path: pathOf(row),
      authorId: row.ownerId,
      createdAt: row.publishedAt,
      changedAt: versionOf(row),
      hiddenAt: row.hiddenAt,
      contentWarnings: toContentWarnings(row.contentWarnings),
      withdrawn: false,
    }));
  },
  readContext: noContext,
  findTraces: async (_, id) => tracesOfPosts([id]),
  setHidden: setPostHidden,
  texts: textsOfPosts,
  place: placePost,
  setContentWarnings: changeContentWarnings,
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
      opening: { authorId: row.ownerId, text: textOf(row), createdAt: row.publishedAt },
    }));
  },
});

/** What members report of blogs: a whole one, a post, or a reaction to it. */
export const blogCaseKinds: readonly CaseKind[] = [ofBlogs, ofPosts, ofReactions];
