import { type SqlBool, sql } from 'kysely';
import { isAnswerShown } from '#app/features/advice/index.ts';
import { blocksOfStored, isBlogShown, isPostShown, plainTextOf } from '#app/features/blogs/index.ts';
import { loadTextOfHtml } from '#app/features/content/index.ts';
import { isConversationShown } from '#app/features/conversations/index.ts';
import type { Database, OpenTransaction } from '#app/platform/database/database.ts';
import { itemOfDocument } from './item-of-document.ts';
import { DOCUMENT_KINDS } from './kinds.ts';
import type { SearchItem, SubjectColumn } from './search-item.ts';

/** Which things are read: those with these ids, or the next `limit` after an id. */
export type Range = { ids: readonly number[] } | { after: number; limit: number };

type List = (db: Database | OpenTransaction, range: Range) => Promise<SearchItem[]>;

const listDocuments: List = async (db, range) => {
  const rows = await db
    .selectFrom('document')
    .leftJoin('document as parent', 'parent.id', 'document.parentId')
    .select(['document.id', 'document.content', 'document.questionLines', 'parent.title as context'])
    .where('document.kind', 'in', Object.keys(DOCUMENT_KINDS))
    .where(isIn('document.id', range))
    .orderBy('document.id')
    .$call(limited(range))
    .execute();
  const textOfHtml = await loadTextOfHtml();
  return rows.flatMap(({ content, questionLines, context }) => {
    const item = itemOfDocument(content, textOfHtml);
    return item ? [{ ...item, questionLines, context: context ?? '' }] : [];
  });
};

const listGroups: List = async (db, range) => {
  const rows = await db
    .selectFrom('discussionGroup')
    .select(['id', 'title', 'summary', 'introduction'])
    .where(isIn('discussionGroup.id', range))
    .orderBy('id')
    .$call(limited(range))
    .execute();
  return rows.map(({ summary, introduction, ...row }) => ({
    ...itemOf('group', 'groupId', row),
    description: summary,
    text: introduction,
  }));
};

const listConversations: List = async (db, range) => {
  const rows = await db
    .selectFrom('conversation')
    .innerJoin('discussionGroup', 'discussionGroup.id', 'conversation.groupId')
    .select(['conversation.id', 'conversation.title', 'body', 'public as open', 'discussionGroup.title as context'])
    .where(isConversationShown())
    .where('withdrawnAt', 'is', null)
    .where(isIn('conversation.id', range))
    .orderBy('conversation.id')
    .$call(limited(range))
    .execute();
  return rows.map(({ body, open, context, ...row }) => ({
    ...itemOf('conversation', 'conversationId', row),
    context,
    text: body,
    open,
  }));
};

const listBlogs: List = async (db, range) => {
  const rows = await db
    .selectFrom('blog')
    .innerJoin('member', 'member.id', 'blog.ownerId')
    .select(['blog.id', 'blog.title', 'blog.description', 'member.public as open'])
    .where(isBlogShown())
    .where(isIn('blog.id', range))
    .orderBy('blog.id')
    .$call(limited(range))
    .execute();
  return rows.map(({ description, open, ...row }) => ({ ...itemOf('blog', 'blogId', row), description, open }));
};

const listPosts: List = async (db, range) => {
  const rows = await db
    .selectFrom('blogPost')
    .innerJoin('blog', 'blog.id', 'blogPost.blogId')
    .innerJoin('member', 'member.id', 'blog.ownerId')
    .select(['blogPost.id', 'blogPost.title', 'blogPost.description', 'blogPost.body', 'member.public as open'])
    .select(['blog.title as blogTitle', 'blog.description as blogDescription'])
    .where(isPostShown())
    .where(isIn('blogPost.id', range))
    .orderBy('blogPost.id')
    .$call(limited(range))
    .execute();
  return rows.map(({ description, body, open, blogTitle, blogDescription, ...row }) => ({
    ...itemOf('post', 'blogPostId', row),
    description,
    context: `${blogTitle} ${blogDescription}`,
    text: plainTextOf(blocksOfStored(body)),
    open,
  }));
};

const listAnswered: List = async (db, range) => {
  const rows = await db
    .selectFrom('adviceAnswer')
    .innerJoin('adviceQuestion as question', 'question.id', 'adviceAnswer.questionId')
    .select(['question.id', 'question.title', 'question.body', 'adviceAnswer.body as answer', 'questionLines'])
    .where(isAnswerShown())
    .where(isIn('question.id', range))
    .orderBy('question.id')
    .$call(limited(range))
    .execute();
  return rows.map(({ body, answer, questionLines, ...row }) => ({
    ...itemOf('advice', 'questionId', row),
    questionLines,
    text: `${body}\n\n${answer}`,
  }));
};

/** How the things of each column of an entry are read: what is there for others, in the order of the ids. */
export const LISTS: Readonly<Record<SubjectColumn, List>> = {
  documentId: listDocuments,
  groupId: listGroups,
  conversationId: listConversations,
  blogId: listBlogs,
  blogPostId: listPosts,
  questionId: listAnswered,
};

export const COLUMNS = Object.keys(LISTS) as SubjectColumn[];

const itemOf = (
  kind: SearchItem['kind'],
  column: SubjectColumn,
  { id, title }: { id: number; title: string },
): SearchItem => ({
  ...{ kind, column, id, title, keywords: [], description: '', context: '', text: '', concepts: [], questionLines: [] },
  open: true,
});

const isIn = (id: string, range: Range) =>
  'ids' in range
    ? sql<SqlBool>`${sql.ref(id)} = any(${[...range.ids]})`
    : sql<SqlBool>`${sql.ref(id)} > ${range.after}`;

/** Limits a query to what was asked for. */
const limited =
  (range: Range) =>
  <Q extends { limit(limit: number): Q }>(query: Q): Q =>
    'ids' in range ? query : query.limit(range.limit);
