import { storedBody } from '#app/features/blogs/body/blocks.ts';
import { DAY, HOUR } from '#app/platform/clock.ts';
import type { OpenTransaction } from '#app/platform/database/database.ts';
import { insertRows } from './insert-rows.ts';
import { type Population, pickMember } from './people.ts';
import type { Random } from './random.ts';
import type { Texts } from './texts.ts';

/** One in so many members has a blog, and there are so many posts for each member. */
const MEMBERS_FOR_A_BLOG = 5;
const POSTS_PER_MEMBER = 2;
/** The share of all posts that is in the longest blog. */
const LONGEST_SHARE = 0.01;
const OLDEST = 1000 * DAY;
const MAX_MARKS = 300;

/** How many blogs and posts there are for so many members. */
export const blogAmounts = ({ count }: Population): { blogs: number; posts: number } => ({
  blogs: Math.max(1, Math.floor(count / MEMBERS_FOR_A_BLOG)),
  posts: count * POSTS_PER_MEMBER,
});

interface BlogsInput {
  population: Population;
  texts: Texts;
  random: Random;
  firstBlog: number;
  firstPost: number;
}

interface Post {
  id: number;
  blog: number;
  at: number;
  likers: number[];
  reactors: number[];
}

/** Inserts blogs with their posts, follows, likes and reactions. The first blog is the longest. */
export async function insertBlogs(db: OpenTransaction, input: BlogsInput): Promise<void> {
  const { population, texts, random } = input;
  const blogs = makeBlogs(input);
  const posts = makePosts(input, blogs.length);
  const inBlog = Map.groupBy(posts, ({ blog }) => blog);
  await insertRows(db, {
    into: 'blog',
    columns: {
      id: 'integer',
      ownerId: 'integer',
      title: 'text',
      description: 'text',
      followerCount: 'integer',
      postCount: 'integer',
      createdAt: 'timestamptz',
      publishedAt: 'timestamptz',
      lastActivityAt: 'timestamptz',
    },
    rows: blogs.keys(),
    row(index) {
      const { id, ownerId, followers } = blogs[index] as (typeof blogs)[number];
      const own = inBlog.get(index) ?? [];
      const start = new Date(own[0]?.at ?? population.now - OLDEST);
      const last = new Date(own.at(-1)?.at ?? start);
      const [title, intro] = [texts.title(random).slice(0, 80), texts.title(random)];
      return [id, ownerId, title, intro, followers.length, own.length, start, start, last];
    },
  });
  await insertRows(db, {
    into: 'blogFollow',
    columns: { blogId: 'integer', memberId: 'integer', createdAt: 'timestamptz' },
    rows: blogs.flatMap(({ id, followers }) => followers.map((memberId) => ({ id, memberId }))),
    row: ({ id, memberId }) => [id, memberId, new Date(population.now - DAY)],
  });
  await insertPosts(db, input, posts);
}

/** Every fifth member has a blog, the first member the longest. */
function makeBlogs({ population, random, firstBlog }: BlogsInput) {
  return Array.from({ length: blogAmounts(population).blogs }, (_, index) => {
    const ownerId = population.first + index * MEMBERS_FOR_A_BLOG;
    const followerCount = index === 0 ? MAX_MARKS : random.skewed(1, MAX_MARKS);
    const followers = random.distinct(followerCount, () => pickMember(population, random, population.now), ownerId);
    return { id: firstBlog + index, ownerId, followers };
  });
}

/** The posts in the order of time, which is that of their ids. */
function makePosts({ population, random, firstPost }: BlogsInput, blogCount: number): Post[] {
  const { posts } = blogAmounts(population);
  return Array.from({ length: posts }, (_, index) => {
    const blog = random.chance(LONGEST_SHARE) ? 0 : Math.floor(random.next() ** 2 * blogCount);
    const ownerId = population.first + blog * MEMBERS_FOR_A_BLOG;
    const draw = () => pickMember(population, random, population.now);
    return {
      id: firstPost + index,
      blog,
      at: population.now - OLDEST * (1 - index / posts),
      likers: random.distinct(random.skewed(0.8, MAX_MARKS), draw, ownerId),
      reactors: random.distinct(random.skewed(0.7, MAX_MARKS), draw, ownerId),
    };
  });
}

async function insertPosts(
  db: OpenTransaction,
  { population, texts, random, firstBlog }: BlogsInput,
  posts: Post[],
): Promise<void> {
  await insertRows(db, {
    into: 'blogPost',
    columns: {
      id: 'integer',
      blogId: 'integer',
      title: 'text',
      description: 'text',
      body: 'jsonb',
      likeCount: 'integer',
      reactionCount: 'integer',
      createdAt: 'timestamptz',
      publishedAt: 'timestamptz',
    },
    rows: posts,
    row: ({ id, blog, at, likers, reactors }) => {
      const body = JSON.stringify(storedBody([{ kind: 'text', text: texts.body(random) }]));
      const [title, intro] = [texts.title(random).slice(0, 80), texts.title(random)];
      return [id, firstBlog + blog, title, intro, body, likers.length, reactors.length, new Date(at), new Date(at)];
    },
  });
  await insertRows(db, {
    into: 'blogPostLike',
    columns: { postId: 'integer', memberId: 'integer', createdAt: 'timestamptz' },
    rows: posts.flatMap(({ id, likers }) => likers.map((memberId) => ({ id, memberId }))),
    row: ({ id, memberId }) => [id, memberId, new Date(population.now)],
  });
  await insertRows(db, {
    into: 'reaction',
    columns: {
      subjectKind: 'text',
      subjectId: 'integer',
      authorId: 'integer',
      body: 'text',
      createdAt: 'timestamptz',
    },
    rows: posts.flatMap(({ id, at, reactors }) => reactors.map((authorId) => ({ postId: id, authorId, at }))),
    row: ({ postId, authorId, at }) => [
      'blog-post',
      postId,
      authorId,
      texts.reaction(random),
      new Date(Math.min(at + HOUR, population.now)),
    ],
  });
}
