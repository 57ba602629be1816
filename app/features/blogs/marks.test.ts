import { beforeAll, describe, expect, it } from 'vitest';
import { makeBlog, makePost } from '#tests/support/factory/blogs.ts';
import { type MemberMade, makeMember, makeSession, type SessionMade } from '#tests/support/factory/members.ts';
import { request } from '#tests/support/request.ts';
import { setUpTestSite } from '#tests/support/test-site.ts';

const site = setUpTestSite();
let owner: SessionMade;
let member: MemberMade;
let reader: SessionMade;
let blogId: number;
let postId: number;
beforeAll(async () => {
  const { platform } = site;
  const author = await makeMember(platform);
  owner = await makeSession(platform, author.id);
  member = await makeMember(platform);
  reader = await makeSession(platform, member.id);
  blogId = (await makeBlog(platform, { ownerId: author.id })).id;
  postId = (await makePost(platform, { blogId })).id;
});

const post = (path: string, as: SessionMade) => request(site, 'POST', path, { as });
const answer = async (path: string) => (await request(site, 'GET', path, { as: reader })).body;

const counts = async () => {
  const { db } = site.platform;
  const blog = await db.selectFrom('blog').select('followerCount').where('id', '=', blogId).executeTakeFirstOrThrow();
  const row = await db.selectFrom('blogPost').select('likeCount').where('id', '=', postId).executeTakeFirstOrThrow();
  return [blog.followerCount, row.likeCount];
};

describe('following a blog and liking a post', () => {
  it('R26 is forbidden to the owner, and so is reporting one’s own post', async () => {
    for (const path of [
      `/api/v1/CustomBlog/${blogId}/follow`,
      `/api/v1/CustomBlog/BlogPost/${postId}/like`,
      `/api/v1/blogpost-flag/${postId}`,
    ])
      expect((await post(path, owner)).statusCode).toBe(403);
  });

  it('is counted once, however often it is done, and can be undone', async () => {
    const follow = `/api/v1/CustomBlog/${blogId}`;
    const like = `/api/v1/CustomBlog/BlogPost/${postId}`;
    for (let time = 0; time < 2; time += 1) {
      expect((await post(`${follow}/follow`, reader)).statusCode).toBe(200);
      expect((await post(`${like}/like`, reader)).body).toBe('true');
    }
    expect(await counts()).toEqual([1, 1]);
    expect([await answer(`${follow}/follows`), await answer(`${like}/likes`)]).toEqual(['true', 'true']);
    for (let time = 0; time < 2; time += 1) {
      expect((await post(`${follow}/unfollow`, reader)).statusCode).toBe(200);
      expect((await post(`${like}/dislike`, reader)).body).toBe('false');
    }
    expect(await counts()).toEqual([0, 0]);
    expect([await answer(`${follow}/follows`), await answer(`${like}/likes`)]).toEqual(['false', 'false']);
  });

  it('is impossible before the first save of the blog or post (choices.md 34)', async () => {
    const { platform } = site;
    const { id: ownerId } = await makeMember(platform);
    const begun = await makeBlog(platform, { ownerId, publishedAt: null });
    expect((await post(`/api/v1/CustomBlog/${begun.id}/follow`, reader)).statusCode).toBe(404);
  });
});

it('a report of a post is one row, and cannot be taken back', async () => {
  for (let time = 0; time < 2; time += 1)
    expect((await post(`/api/v1/blogpost-flag/${postId}`, reader)).statusCode).toBe(200);
  const rows = await site.platform.db.selectFrom('report').select(['subjectKind', 'subjectId', 'memberId']).execute();
  expect(rows).toEqual([{ subjectKind: 'blog-post', subjectId: postId, memberId: member.id }]);
});

it('whoever follows a blog is told of a new post in it, and no more when it is deleted', async () => {
  await post(`/api/v1/CustomBlog/${blogId}/follow`, reader);
  const body = { Title: 'Iets nieuws', Description: 'Over vandaag.' };
  const { Id } = (await request(site, 'POST', '/api/v1/CustomUser/Blog/BlogPost', { as: owner, body })).json();
  await site.work();
  const notifications = async () =>
    (await request(site, 'GET', '/api/v1/CustomUser/notifications', { as: reader })).json();
  expect((await notifications())[0].Body).toMatch(/schreef een nieuw bericht: <a href="\/blogs\/.+">Iets nieuws<\/a>/);
  await request(site, 'DELETE', `/api/v1/BlogPost/${Id}`, { as: owner });
  await site.work();
  expect(await notifications()).toEqual([]);
});

it('whoever wrote a post is told of a reaction to it, and not of one’s own', async () => {
  const react = (as: SessionMade) =>
    request(site, 'POST', `/api/v1/CustomBlog/BlogPost/${postId}/reactions`, { as, body: { Body: 'Dank je.' } });
  expect((await react(owner)).statusCode).toBe(200);
  const { Id } = (await react(reader)).json();
  await site.work();
  const items = (await request(site, 'GET', '/api/v1/CustomUser/notifications', { as: owner })).json();
  expect(items).toHaveLength(1);
  expect(items[0].Body).toMatch(
    new RegExp(`reageerde op je bericht <a href="/blogs/.+[?]reactie=${Id}#reactie-${Id}">`),
  );
  const path = `/api/v1/CustomBlog/BlogPost/${postId}/reactions`;
  const { Total, Reactions } = (await request(site, 'GET', path, { as: reader })).json();
  expect([Total, Reactions.map((each: { User: { Username: string } }) => each.User.Username)[1]]).toEqual([
    2,
    member.username,
  ]);
});
