import { type Block, storedBody } from '#app/features/blogs/body/blocks.ts';
import { youtubeIdOf } from '#app/features/blogs/body/video.ts';
import { after, DAY, HOUR } from '#app/platform/clock.ts';
import type { OpenTransaction } from '#app/platform/database/database.ts';
import { demoPictureId } from './blog-pictures.ts';
import type { DemoBlog, DemoPost } from './read-demo.ts';
import { earlier, type SeedContext, timeOf } from './seed-conversation.ts';

/** Inserts a blog with its posts, and who follows, likes and reacts. Nothing in it is later than `now`. */
export async function seedBlog(
  db: OpenTransaction,
  { blog, members, now }: SeedContext & { blog: DemoBlog },
): Promise<void> {
  const ownerId = members.get(blog.owner) as number;
  const times = blog.posts.map((post) => earlier(timeOf(post, now), now));
  const [first = now, last = now] = [times.toSorted(inTime)[0], times.toSorted(inTime).at(-1)];
  const startedAt = after(first, -HOUR);
  const followers = idsOf(blog.followers, members, ownerId);
  const { id } = await db
    .insertInto('blog')
    .values({
      ownerId,
      title: blog.title,
      description: blog.intro,
      followerCount: followers.length,
      postCount: blog.posts.length,
      createdAt: startedAt,
      publishedAt: startedAt,
      lastActivityAt: last,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (followers.length > 0) {
    const createdAt = earlier(after(first, DAY), now);
    await db
      .insertInto('blogFollow')
      .values(followers.map((memberId) => ({ blogId: id, memberId, createdAt })))
      .execute();
    const [beforeLast = first] = times.toSorted(inTime).slice(-2);
    await db
      .insertInto('blogVisit')
      .values(
        followers.map((memberId, index) => {
          const lastSeenAt = index % 3 === 0 ? beforeLast : last; // one in three has not seen the last post yet
          return { blogId: id, memberId, lastSeenAt, seenAt: earlier(after(lastSeenAt, DAY), now) };
        }),
      )
      .execute();
  }
  for (const index of times.keys()) {
    await seedPost(db, { blog, blogId: id, index, ownerId, publishedAt: times[index] as Date, members, now });
  }
}

const inTime = (one: Date, other: Date): number => one.getTime() - other.getTime();

/** The ids of these people, each once, without that of the owner. */
const idsOf = (names: readonly string[], members: Map<string, number>, ownerId: number): number[] =>
  [...new Set(names.map((name) => members.get(name) as number))].filter((id) => id !== ownerId);

interface PostToSeed extends SeedContext {
  blog: DemoBlog;
  blogId: number;
  index: number;
  ownerId: number;
  publishedAt: Date;
}

async function seedPost(
  db: OpenTransaction,
  { blog, blogId, index, ownerId, publishedAt, members, now }: PostToSeed,
): Promise<void> {
  const post = blog.posts[index] as DemoPost;
  const likers = idsOf(post.likes, members, ownerId);
  const { id: postId } = await db
    .insertInto('blogPost')
    .values({
      blogId,
      title: post.title,
      description: post.intro,
      contentWarnings: post.warnings,
      body: JSON.stringify(storedBody(post.blocks.map((each, block) => toBlock(each, { blog, post: index, block })))),
      likeCount: likers.length,
      reactionCount: post.reactions.length,
      createdAt: publishedAt,
      publishedAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (likers.length > 0) {
    const createdAt = earlier(after(publishedAt, 2 * HOUR), now);
    await db
      .insertInto('blogPostLike')
      .values(likers.map((memberId) => ({ postId, memberId, createdAt })))
      .execute();
  }
  const ids: number[] = [];
  for (const { author, afterHours, quotes = 0, text } of post.reactions) {
    const createdAt = earlier(after(publishedAt, afterHours * HOUR), now);
    const authorId = members.get(author) as number;
    const quotedId = ids[quotes - 1] ?? null;
    const values = { subjectKind: 'blog-post', subjectId: postId, authorId, body: text.trim(), quotedId, createdAt };
    const { id } = await db.insertInto('reaction').values(values).returning('id').executeTakeFirstOrThrow();
    ids.push(id);
  }
  await seedPostVisits(db, { postId, readers: likers, seenAt: earlier(after(publishedAt, 2 * HOUR), now) });
}

/** Who likes a post has read it, with the reactions of that time. */
async function seedPostVisits(
  db: OpenTransaction,
  { postId, readers, seenAt }: { postId: number; readers: readonly number[]; seenAt: Date },
): Promise<void> {
  if (readers.length === 0) return;
  const { last } = await db
    .selectFrom('reaction')
    .select(({ fn }) => fn.max<number | null>('id').as('last'))
    .where((eb) => eb.and({ subjectKind: 'blog-post', subjectId: postId }))
    .where('createdAt', '<=', seenAt)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('visit')
    .values(
      readers.map((memberId) => ({
        memberId,
        subjectKind: 'blog-post',
        subjectId: postId,
        lastSeenId: last ?? 0,
        seenAt,
      })),
    )
    .execute();
}

function toBlock(block: DemoPost['blocks'][number], place: Parameters<typeof demoPictureId>[0]): Block {
  if ('text' in block) return { kind: 'text', text: block.text.trim() };
  if ('title' in block) return { kind: 'title', text: block.title };
  if ('image' in block) return { kind: 'image', pictureId: demoPictureId(place), alt: block.image.alt };
  return { kind: 'video', youtubeId: youtubeIdOf(block.video) };
}
