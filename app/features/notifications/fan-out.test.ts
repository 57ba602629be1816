import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { makeBlog, makePost } from '#tests/support/factory/blogs.ts';
import { makeBlock } from '#tests/support/factory/contacts.ts';
import { makeMember } from '#tests/support/factory/members.ts';
import { queryRecorder } from '#tests/support/record-queries.ts';
import { setUpTestSite } from '#tests/support/test-site.ts';
import { notifyFollowersOfPost } from './on/blogs.ts';

const FOLLOWERS = 5000;

const site = setUpTestSite();

const countNotifications = (postId: number) =>
  site.platform.db
    .selectFrom('notification')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.max('memberId').as('lastId')])
    .where('kind', '=', 'blog-post')
    .where('subjectId', '=', postId)
    .executeTakeFirstOrThrow();

it(`a new post notifies ${FOLLOWERS} followers by at most 20 statements, each once, and nobody who blocks its author`, async () => {
  const { platform } = site;
  const owner = await makeMember(platform);
  const blog = await makeBlog(platform, { ownerId: owner.id });
  const { id: postId } = await makePost(platform, { blogId: blog.id });
  await sql`
    with follower as (
      insert into member (username, email, password_hash, created_at)
      select 'volger_' || number, 'volger' || number || '@example.org', 'geen', ${site.clock.now()}
      from generate_series(1, ${FOLLOWERS}) as number
      returning id
    )
    insert into blog_follow (blog_id, member_id, created_at) select ${blog.id}, id, ${site.clock.now()} from follower
  `.execute(platform.db);
  const blocker = await makeMember(platform);
  await platform.db
    .insertInto('blogFollow')
    .values({ blogId: blog.id, memberId: blocker.id, createdAt: site.clock.now() })
    .execute();
  await makeBlock(platform, { blockerId: blocker.id, blockedId: owner.id });

  const record = queryRecorder();
  const statements = await record(() => notifyFollowersOfPost(platform, { postId }));
  const transactions = statements.filter(({ sql: text }) => text.startsWith('insert')).length;
  expect(statements.length + 2 * transactions).toBeLessThanOrEqual(20); // each transaction begins and commits as well
  const { count, lastId } = await countNotifications(postId);
  expect(count).toBe(FOLLOWERS);
  expect(lastId).toBeLessThan(blocker.id);

  await notifyFollowersOfPost(platform, { postId });
  expect((await countNotifications(postId)).count).toBe(FOLLOWERS);
});
