import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeBlog, makePost } from '#tests/support/factory/blogs.ts';
import { makeConversation, makeGroup } from '#tests/support/factory/conversations.ts';
import { type MemberMade, makeMember, makeSession, type SessionMade } from '#tests/support/factory/members.ts';
import { request } from '#tests/support/request.ts';
import { setUpTestSite } from '#tests/support/test-site.ts';

const SECRET = 'alleen voor deelnemers';

const site = setUpTestSite();
let hidden: MemberMade;
let open: MemberMade;
let session: SessionMade;
let hiddenSession: SessionMade;
let closedBlog: { id: number; title: string };
let closedPost: { id: number; title: string };
let openBlog: { id: number; title: string };
let openPost: { id: number; title: string };
beforeAll(async () => {
  const { platform } = site;
  hidden = await makeMember(platform, { username: 'verborgen_vera' });
  open = await makeMember(platform, { username: 'openbare_olga', public: true });
  session = await makeSession(platform, (await makeMember(platform)).id);
  hiddenSession = await makeSession(platform, hidden.id);
  closedBlog = await makeBlog(platform, { ownerId: hidden.id, description: SECRET });
  const blocks = [{ kind: 'text' as const, text: SECRET }];
  closedPost = await makePost(platform, { blogId: closedBlog.id, description: SECRET, blocks });
  openBlog = await makeBlog(platform, { ownerId: open.id });
  openPost = await makePost(platform, { blogId: openBlog.id });
});

const get = (path: string, as: SessionMade | null = null) => request(site, 'GET', path, { as });

describe('the list of blogs', () => {
  it('R18 has a closed one for a visitor with its title alone, and whole for a member', async () => {
    const visitors = await get('/api/v1/CustomBlog');
    const closed = (response: Awaited<ReturnType<typeof get>>) =>
      response.json().Items.find(({ Item }: { Item: { Id: number } }) => Item.Id === closedBlog.id).Item;
    expect(closed(visitors)).toEqual({
      ...{ Id: closedBlog.id, Title: closedBlog.title, Description: null, Created: null, User: null, Role: null },
      ...{ AmountOfFollowers: null, AmountOfPosts: null, LastActivity: expect.any(String) },
    });
    for (const secret of [SECRET, hidden.username]) expect(visitors.body).not.toContain(secret);
    expect(closed(await get('/api/v1/CustomBlog', session))).toMatchObject({
      User: { Username: hidden.username },
      AmountOfPosts: 1,
    });
  });

  it('R14 counts for a visitor which they may read', async () => {
    expect((await get('/api/v1/CustomBlog')).json()).toMatchObject({ TotalCount: 2, Visible: 1 });
    expect((await get('/api/v1/CustomBlog', session)).json()).toMatchObject({ TotalCount: 2, Visible: 2 });
  });

  it('opens with the profile of its owner, and closes with it', async () => {
    const change = (body: boolean) =>
      request(site, 'PUT', '/api/v1/CustomUser/ChangeProfileVisibility', { as: hiddenSession, body });
    const seen = async () => {
      await site.work();
      const { statusCode } = await get(`/api/v1/CustomBlog/${closedBlog.id}`);
      return [statusCode, (await get('/api/v1/CustomBlog')).json().Visible];
    };
    await change(true);
    expect(await seen()).toEqual([200, 2]);
    await change(false);
    expect(await seen()).toEqual([403, 1]);
  });

  it('has those that a member follows', async () => {
    const list = () => get('/api/v1/CustomBlog?filter_by_following=true', session);
    expect((await list()).json()).toMatchObject({ Items: [], TotalCount: 0 });
    await request(site, 'POST', `/api/v1/CustomBlog/${openBlog.id}/follow`, { as: session });
    const followed = (await list()).json();
    expect(followed).toMatchObject({ TotalCount: 1, NumPages: 1, Visible: 1 });
    expect(followed.Items[0].Item).toMatchObject({ Id: openBlog.id, AmountOfFollowers: 1 });
    expect((await get('/api/v1/CustomBlog?filter_by_following=true')).statusCode).toBe(401);
  });
});

describe('R18 a closed blog, for a visitor', () => {
  it.each([
    ['itself', () => `/api/v1/CustomBlog/${closedBlog.id}`],
    ['its posts', () => `/api/v1/CustomBlog/${closedBlog.id}/Blog_BlogPosts`],
    ['a post', () => `/api/v1/CustomBlog/${closedBlog.id}/Blog_BlogPosts/${closedPost.id}`],
  ])('is refused: %s', async (_what, path) => {
    const refused = await get(path());
    expect([refused.statusCode, refused.json().error]).toEqual([403, 'participants_only']);
    expect(refused.body).not.toContain(SECRET);
    expect((await get(path(), session)).statusCode).toBe(200);
  });

  it('has no part in the sitemap and the feed', async () => {
    const files = ['/sitemaps/blogs-1.xml', '/sitemaps/blogberichten-1.xml', '/blogs.rss'];
    const bodies = await Promise.all(files.map(async (path) => (await get(path)).body));
    for (const body of bodies)
      expect(body).not.toMatch(new RegExp(`${closedBlog.title}|${closedPost.title}|${SECRET}`));
    expect(bodies[0]).toContain(`/blogs/${openBlog.id}-`);
    expect(bodies[1]).toContain(`/${openPost.id}-`);
    expect(bodies[2]).toContain(openPost.title);
  });
});

it('a post is found in its own blog alone', async () => {
  const path = `/api/v1/CustomBlog/${openBlog.id}/Blog_BlogPosts/${closedPost.id}`;
  expect((await get(path, session)).statusCode).toBe(404);
});

it('the posts of a blog are the latest first, in pages', async () => {
  const { platform, clock } = site;
  const { id: blogId } = await makeBlog(platform, { ownerId: (await makeMember(platform, { public: true })).id });
  const titles: string[] = [];
  for (let number = 0; number < 12; number += 1) {
    const publishedAt = new Date(clock.now().getTime() + number * 1000);
    titles.unshift((await makePost(platform, { blogId, publishedAt })).title);
  }
  const page = async (index: number) =>
    (await get(`/api/v1/CustomBlog/${blogId}/Blog_BlogPosts?page_index=${index}`)).json();
  const titlesOf = (list: { Items: { Item: { Post: { Title: string } } }[] }) =>
    list.Items.map(({ Item }) => Item.Post.Title);
  const [first, second] = [await page(0), await page(1)];
  expect(first).toMatchObject({ TotalCount: 12, NumPages: 2 });
  expect([...titlesOf(first), ...titlesOf(second)]).toEqual(titles);
});

it('the feed has what is public, however many newer posts are not', async () => {
  const { db } = site.platform;
  const published_at = new Date(site.clock.now().getTime() + 60_000);
  await sql`insert into blog_post (blog_id, title, description, body, created_at, published_at)
    select ${closedBlog.id}, 'Besloten', 'Besloten', '[]', ${published_at}, ${published_at} from generate_series(1, 300)`.execute(
    db,
  );
  await db.updateTable('blog').set({ lastActivityAt: published_at }).where('id', '=', closedBlog.id).execute();
  site.platform.pageCache.clear();
  const { body } = await get('/blogs.rss');
  expect(body).toContain(openPost.title);
  expect(body).not.toContain('Besloten');
});

describe('R18 a list by ids', () => {
  const byIds = (body: object[], as: SessionMade | null = null) =>
    request(site, 'POST', '/api/v1/CustomBlog/by-list-of-ids', { as, body });

  it('has each blog and post in the order of the ids, without those that are not there', async () => {
    const response = await byIds([
      { id: openPost.id, type: 'BlogPost' },
      { id: 2_000_000_000, type: 'blog' },
      { id: openBlog.id, type: 'blog' },
    ]);
    expect(response.json()).toMatchObject({ TotalCount: 2, NumPages: 1 });
    expect(response.json().Items).toMatchObject([
      { id: openPost.id, type: 'blogpost', Item: { Title: openPost.title, BlogTitle: openBlog.title } },
      { id: openBlog.id, type: 'blog', Item: { Title: openBlog.title } },
    ]);
  });

  it('has one’s own post that is not published yet, whole', async () => {
    const begun = (
      await request(site, 'POST', '/api/v1/CustomUser/Blog/BlogPost', { as: hiddenSession, body: {} })
    ).json();
    const ids = [{ id: begun.Id, type: 'blogpost' }];
    expect((await byIds(ids, hiddenSession)).json().Items[0].Item.Owner.Username).toBe(hidden.username);
    expect((await byIds(ids, session)).json().Items).toEqual([]);
  });

  it('authorizes each: visitors get the titles of what is closed', async () => {
    const ids = [
      { id: closedBlog.id, type: 'blog' },
      { id: closedPost.id, type: 'blogpost' },
    ];
    const visitors = await byIds(ids);
    expect(visitors.json().Items).toMatchObject([
      { Item: { Title: closedBlog.title, User: null, Description: null } },
      { Item: { Title: closedPost.title, Owner: null, Description: null } },
    ]);
    for (const secret of [SECRET, hidden.username]) expect(visitors.body).not.toContain(secret);
    expect((await byIds(ids, session)).body).toContain(SECRET);
  });

  it('accepts up to 50 ids of known types', async () => {
    const ids = (number: number) =>
      Array.from({ length: number }, (_, index) => ({ id: 1_000_000 + index, type: 'blog' }));
    expect((await byIds(ids(50))).statusCode).toBe(200);
    for (const body of [ids(51), [], [{ id: 1, type: 'article' }], [{ id: 0, type: 'blog' }], [{ type: 'blog' }]])
      expect((await byIds(body)).statusCode).toBe(422);
  });
});

it('the content of the community has blogs, posts, groups and conversations, as the viewer may see them', async () => {
  const { platform } = site;
  const group = await makeGroup(platform);
  const conversation = await makeConversation(platform, { groupId: group.id, authorId: hidden.id, public: false });
  const path =
    `/api/communitycontent?blogsIds=${openBlog.id},${closedBlog.id}&blogpostIds=${closedPost.id}` +
    `&groupIds=${group.id}&conversationIds=${conversation.id}`;
  const visitors = await get(path);
  expect(visitors.json()).toMatchObject({
    Blogs: [
      { Id: openBlog.id, User: { Username: open.username } },
      { Id: closedBlog.id, User: null },
    ],
    BlogPosts: [{ Id: closedPost.id, Owner: null }],
    Groups: [{ Id: group.id }],
    Conversations: [{ Conversation: { Id: conversation.id, Public: false }, Owner: null }],
  });
  for (const secret of [SECRET, hidden.username]) expect(visitors.body).not.toContain(secret);
  expect((await get(path, session)).body).toContain(SECRET);
  const nothing = { Blogs: [], BlogPosts: [], Groups: [], Conversations: [] };
  expect((await get('/api/communitycontent')).json()).toEqual(nothing);
});

it('the figures of somebody’s blog stand in their profile, for whoever may see it', async () => {
  const stats = async (id: number, as: SessionMade | null) =>
    (await get(`/api/v1/profiles/profile/blogstats/${id}`, as)).json();
  const figures = { blog: { Id: closedBlog.id, Title: closedBlog.title }, postCount: 1 };
  expect(await stats(hidden.id, session)).toEqual(figures);
  expect((await get(`/api/v1/profiles/profile/blogstats/${hidden.id}`)).statusCode).toBe(403);
  expect((await stats(open.id, null)).blog.Id).toBe(openBlog.id);
});
