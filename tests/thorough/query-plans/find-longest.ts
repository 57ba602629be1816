import { sql } from 'kysely';
import type { Database } from '#app/platform/database/database.ts';
import { slugOf } from '#app/platform/slug.ts';
import { makeDocument } from '#tests/support/documents.ts';
import type { TestSite } from '#tests/support/test-site.ts';
import { makeNews } from './make-news.ts';
import { makeRecipes } from './make-recipes.ts';
import type { Follower, Longest } from './operations.ts';

/**
 * Finds the longest list of each kind, adds terms to the longest group, and makes `owner` the author of the longest
 * conversation.
 */
export async function findLongest({ platform: { db } }: TestSite, owner: Follower): Promise<Longest> {
  const group = await db
    .selectFrom('discussionGroup')
    .select(['id', 'slug', 'conversationCount'])
    .orderBy('conversationCount', 'desc')
    .executeTakeFirstOrThrow();
  const conversation = await db
    .selectFrom('conversation')
    .innerJoin('discussionGroup', 'discussionGroup.id', 'conversation.groupId')
    .select(['conversation.id', 'conversation.slug', 'discussionGroup.slug as group', 'reactionCount'])
    .select(({ selectFrom }) =>
      selectFrom('reaction')
        .select(({ fn }) => fn.max('reaction.id').as('last'))
        .whereRef('subjectId', '=', 'conversation.id')
        .where('subjectKind', '=', 'conversation')
        .$asScalar()
        .$notNull()
        .as('lastReactionId'),
    )
    .orderBy('reactionCount', 'desc')
    .executeTakeFirstOrThrow();
  await db
    .updateTable('conversation')
    .set({ authorId: owner.viewer.memberId })
    .where('id', '=', conversation.id)
    .execute();
  const count = await countRows(db, 'conversation');
  return {
    group: { ...group, pages: Math.ceil(group.conversationCount / 10) },
    terms: await makeTerms(db, group.id),
    conversation: { ...conversation, pages: Math.ceil(conversation.reactionCount / 50) },
    followed: { pages: Math.ceil(count / 10) },
    news: await makeNews(db),
    recipes: await makeRecipes(db, owner.viewer.memberId),
    blog: await findLongestBlog(db),
    advice: await findLongestAdvice(db),
  };
}

async function countRows(db: Database, table: 'blog' | 'conversation'): Promise<number> {
  const { count } = await db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

async function findLongestBlog(db: Database): Promise<Longest['blog']> {
  const blog = await db
    .selectFrom('blog')
    .select(['id', 'title', 'postCount', 'ownerId'])
    .orderBy('postCount', 'desc')
    .executeTakeFirstOrThrow();
  await db.updateTable('member').set({ public: true }).where('id', '=', blog.ownerId).execute();
  const post = await db
    .selectFrom('blogPost')
    .select(['id', 'title'])
    .where('blogId', '=', blog.id)
    .orderBy('reactionCount', 'desc')
    .executeTakeFirstOrThrow();
  const count = await countRows(db, 'blog');
  return {
    id: blog.id,
    segment: `${blog.id}-${slugOf(blog.title)}`,
    pages: Math.ceil(blog.postCount / 10),
    post: post.id,
    postSegment: `${post.id}-${slugOf(post.title)}`,
    listPages: Math.ceil(count / 10),
  };
}

/** The advice topic of the dietitian, the tags of most and of fewest answers, and how many pages of answers there are. */
async function findLongestAdvice(db: Database): Promise<Longest['advice']> {
  const id = 1_800_000_000;
  const path = `/advies/${id}-voeding`;
  const content = makeDocument('advice-topic', { id, path, isDiet: true });
  await db
    .insertInto('document')
    .values({
      id,
      kind: 'advice-topic',
      path,
      title: content.title,
      content: JSON.stringify(content),
      refs: [],
      revision: 1,
      changedAt: new Date(),
      publishedAt: new Date(),
    })
    .execute();
  const { answeredCount } = await db
    .selectFrom('questionType')
    .select('answeredCount')
    .where('id', '=', 1)
    .executeTakeFirstOrThrow();
  const last = await db
    .selectFrom('adviceAnswer')
    .select(({ fn }) => fn.max('questionId').as('questionId'))
    .executeTakeFirst();
  const tags = await db.selectFrom('adviceTag').select('id').orderBy('answeredCount', 'desc').execute();
  return {
    topic: `${id}-voeding`,
    question: last?.questionId ?? 0,
    tags: { common: tags[0]?.id ?? 0, rare: tags.at(-1)?.id ?? 0 },
    pages: Math.ceil(answeredCount / 5),
  };
}

/** Adds a term to all conversations of the group, and another to 25 of them. */
async function makeTerms(db: Database, groupId: number): Promise<Longest['terms']> {
  const make = async (name: string, most: number) => {
    const { id } = await db.insertInto('groupTerm').values({ groupId, name }).returning('id').executeTakeFirstOrThrow();
    const about = db
      .selectFrom('conversation')
      .select(['conversation.id', sql.val(id).as('termId')])
      .where('groupId', '=', groupId)
      .limit(most);
    await db.insertInto('conversationTerm').columns(['conversationId', 'termId']).expression(about).execute();
    return id;
  };
  const { open } = await db
    .selectFrom('conversation')
    .select(({ fn }) => fn.countAll<number>().as('open'))
    .where('groupId', '=', groupId)
    .where('public', '=', true)
    .executeTakeFirstOrThrow();
  return {
    common: await make('Alles', 100_000),
    rare: await make('Iets zeldzaams', 25),
    openPages: Math.ceil(open / 10),
  };
}
