import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MINUTE } from '#app/platform/clock.ts';
import { listWrongCounters } from '#app/platform/database/compare-counters.ts';
import { PageMetadata } from '#app/platform/page-cache/page-metadata.ts';
import { lastCaseId } from '#tests/support/cases.ts';
import { runDigestsOfAll } from '#tests/support/digests.ts';
import { makeBlog, makeBlogPicture, makePost, makePostReaction } from '#tests/support/factory/blogs.ts';
import { makePerson, makeSession, type PersonMade } from '#tests/support/factory/members.ts';
import { REASONS } from '#tests/support/moderation.ts';
import { request } from '#tests/support/request.ts';
import { setUpTestSite } from '#tests/support/test-site.ts';
import { blogsFeature } from './feature.ts';
import { findBlogOf, listPostsByIds } from './index.ts';
import { listPostsFrom } from './lists/posts.ts';
import { countNewPosts } from './visits/new-posts.ts';

const site = setUpTestSite();
let moderator: PersonMade;
let reader: PersonMade;
beforeAll(async () => {
  moderator = await makePerson(site.platform, { roles: ['moderator'] });
  reader = await makePerson(site.platform);
});

let owner: PersonMade;
let blog: { id: number; title: string };
let post: { id: number; title: string };
let pictureId: string;
beforeEach(async () => {
  owner = await makePerson(site.platform, { public: true });
  blog = await makeBlog(site.platform, { ownerId: owner.id, title: `Zeezicht ${owner.id}` });
  pictureId = await makeBlogPicture(site.platform, owner.id);
  const blocks = [{ kind: 'image' as const, pictureId, alt: 'De zee' }];
  post = await makePost(site.platform, { blogId: blog.id, title: `Vloedlijn ${owner.id}`, blocks });
  await site.platform.db.insertInto('blogPostPicture').values({ postId: post.id, pictureId }).execute();
  await makePost(site.platform, { blogId: blog.id, title: `Ebstroom ${owner.id}` });
});

const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, by: PersonMade | null, body?: object) =>
  request(site, method, path, { as: by?.as ?? null, ...(body && { body }) });
const get = (path: string, as: PersonMade | null = null) => send('GET', path, as);
const statusesOf = async (path: string) =>
  (await Promise.all([null, reader, owner, moderator].map((as) => get(path, as)))).map(({ statusCode }) => statusCode);

/** Reports something, and hides it from its case. Gives a function that hides it or shows it. */
async function hide(reportPath: string) {
  expect((await send('POST', reportPath, reader)).statusCode).toBe(200);
  const id = await lastCaseId(site.platform);
  const act = async (action: 'hide' | 'show') =>
    (await send('POST', `/api/v1/moderation/cases/${id}/${action}`, moderator, action === 'hide' ? REASONS : undefined))
      .statusCode;
  expect(await act('hide')).toBe(200);
  return act;
}

it('a post that its owner only began is nothing to moderators', async () => {
  const begun = await makePost(site.platform, { blogId: blog.id, publishedAt: null });
  for (const act of ['hide', 'open'])
    expect(
      (await send('POST', `/api/v1/moderation/things/blog-post/${begun.id}/${act}`, moderator, REASONS)).statusCode,
    ).toBe(404);
  expect(await listWrongCounters(site.platform.db, blogsFeature.counters ?? [])).toEqual([]);
});

const hidePost = () => hide(`/api/v1/blogpost-flag/${post.id}`);
const hideBlog = () => hide(`/api/v1/CustomBlog/${blog.id}/flag`);

/** Everything that lists blogs and posts to members, visitors, editors, feeds and search engines, as one text. */
async function listEverything(): Promise<string> {
  await send('POST', `/api/v1/CustomBlog/${blog.id}/follow`, reader);
  const calls = [
    '/api/v1/CustomBlog?page_size=50',
    '/api/v1/CustomBlog?filter_by_following=true',
    `/api/communitycontent?blogsIds=${blog.id}&blogpostIds=${post.id}`,
    '/blogs.rss',
    '/sitemaps/blogs-1.xml',
    '/sitemaps/blogberichten-1.xml',
  ];
  const lists = await Promise.all(calls.flatMap((path) => [reader, owner, moderator].map((as) => get(path, as))));
  const sent = [
    { id: blog.id, type: 'blog' },
    { id: post.id, type: 'blogpost' },
  ];
  const byIds = await Promise.all(
    [null, owner].map((by) =>
      request(site, 'POST', '/api/v1/CustomBlog/by-list-of-ids', { as: by?.as ?? null, body: sent }),
    ),
  );
  const { rows } = await site.platform.pool.query<{ title: string }>('select title from community.public_item');
  return [...[...lists, ...byIds].map(({ body }) => body), ...rows.map(({ title }) => title)].join('\n');
}

const counters = () => listWrongCounters(site.platform.db, blogsFeature.counters ?? []);

const visiting = (page = new PageMetadata()) =>
  ({ platform: site.platform, viewer: null, page, isPage: () => true }) as never;

/** Whether a cached page with links to these posts is invalidated when what is hidden is shown again. */
async function isInvalidatedBy(show: () => Promise<unknown>): Promise<boolean> {
  const page = new PageMetadata();
  expect(await listPostsByIds(visiting(page), [post.id])).toEqual([]);
  const changes = () => site.platform.db.selectFrom('pageChange').select('topic').orderBy('id').execute();
  const before = (await changes()).length;
  await show();
  expect(await listPostsByIds(visiting(), [post.id])).toHaveLength(1);
  return (await changes()).slice(before).some(({ topic }) => page.topics.has(topic));
}

describe('a hidden post', () => {
  it('is on a cached page with links to it as soon as it, or its blog, is shown again', async () => {
    const showPost = await hidePost();
    expect(await isInvalidatedBy(() => showPost('show'))).toBe(true);
    const showBlog = await hideBlog();
    expect(await isInvalidatedBy(() => showBlog('show'))).toBe(true);
  });

  it('begins no part of the list of its blog, like a post that is not there', async () => {
    const older = { blogId: blog.id, size: 1 };
    const { id } = await makePost(site.platform, { blogId: blog.id });
    const partFrom = (before: number) => listPostsFrom(visiting(), { ...older, before });
    expect((await partFrom(id))?.posts).toHaveLength(1);
    await hide(`/api/v1/blogpost-flag/${id}`);
    expect([await partFrom(id), await partFrom(2_000_000_000)]).toEqual([null, null]);
    expect((await partFrom(post.id + 1))?.posts.map((each) => each.id)).toEqual([post.id]);
  });

  it('is there for its owner and the moderators alone, and so are its reactions and pictures', async () => {
    const paths = [
      `/api/v1/CustomBlog/${blog.id}/Blog_BlogPosts/${post.id}`,
      `/api/v1/CustomBlog/BlogPost/${post.id}/reactions`,
      `/media/blogs/${pictureId}/1080.jpg`,
    ];
    for (const path of paths) expect(await statusesOf(path)).toEqual([200, 200, 200, 200]);
    const act = await hidePost();
    for (const path of paths) expect(await statusesOf(path), path).toEqual([404, 404, 200, 200]);
    await act('show');
    for (const path of paths) expect(await statusesOf(path)).toEqual([200, 200, 200, 200]);
  });

  it('is in no list, and its blog counts one less', async () => {
    expect(await listEverything()).toContain('Vloedlijn');
    await hidePost();
    const everything = await listEverything();
    expect([everything.includes(`Vloedlijn ${owner.id}`), everything.includes(`vloedlijn-${owner.id}`)]).toEqual([
      false,
      false,
    ]);
    const posts = (await get(`/api/v1/CustomBlog/${blog.id}/Blog_BlogPosts`, owner)).json();
    expect([posts.TotalCount, posts.Items.length]).toEqual([1, 1]);
    expect(await counters()).toEqual([]);
  });

  it('is not new to who follows its blog', async () => {
    await send('POST', `/api/v1/CustomBlog/${blog.id}/follow`, reader);
    site.clock.advance(MINUTE);
    const { id } = await makePost(site.platform, { blogId: blog.id });
    const ctx = { platform: site.platform, viewer: { memberId: reader.id, blockedBy: [] } } as never;
    expect(await countNewPosts(ctx, [blog])).toEqual({ [blog.id]: 1 });
    await hide(`/api/v1/blogpost-flag/${id}`);
    expect(await countNewPosts(ctx, [blog])).toEqual({});
  });

  it('takes no likes, reports, visits or reactions, nor edits by its owner, who may delete it', async () => {
    await hidePost();
    const { id } = post;
    const edit = { Id: id, Title: 'Anders', Description: 'Anders.' };
    const statuses = [
      await send('POST', `/api/v1/CustomBlog/BlogPost/${id}/like`, reader),
      await send('POST', `/api/v1/blogpost-flag/${id}`, reader),
      await send('POST', `/api/v1/CustomBlog/BlogPost/${id}/visit`, reader, {}),
      await send('POST', `/api/v1/CustomBlog/BlogPost/${id}/reactions`, reader, { Body: 'Nog iets.' }),
      await send('PUT', '/api/v1/CustomBlog/BlogPost/', owner, edit),
      await send('DELETE', `/api/v1/BlogPost/${id}`, owner),
    ];
    expect(statuses.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 403, 200]);
    expect(await counters()).toEqual([]);
  });

  it('is counted by one, however often it is hidden and shown', async () => {
    const act = await hidePost();
    await Promise.all([act('hide'), act('hide')]);
    expect(await counters()).toEqual([]);
    await Promise.all([act('show'), act('show')]);
    expect(await counters()).toEqual([]);
  });
});

describe('a hidden blog', () => {
  it('is there for its owner and the moderators alone, and so are its posts', async () => {
    const act = await hideBlog();
    const paths = [
      `/api/v1/CustomBlog/${blog.id}`,
      `/api/v1/CustomBlog/${blog.id}/Blog_BlogPosts`,
      `/api/v1/CustomBlog/${blog.id}/Blog_BlogPosts/${post.id}`,
      `/media/blogs/${pictureId}/1080.jpg`,
    ];
    for (const path of paths) expect(await statusesOf(path), path).toEqual([404, 404, 200, 200]);
    await act('show');
    for (const path of paths) expect(await statusesOf(path), path).toEqual([200, 200, 200, 200]);
  });

  it('is in no list with its posts, is not counted, and is not on the page of its owner', async () => {
    const total = async () => (await get('/api/v1/CustomBlog', reader)).json().TotalCount;
    const before = await total();
    const itsNames = new RegExp(`(Zeezicht|Vloedlijn|Ebstroom|zeezicht)[ -]${owner.id}`);
    expect(await listEverything()).toMatch(itsNames);
    expect((await findBlogOf(visiting(), owner.id))?.id).toBe(blog.id);
    await hideBlog();
    expect(await listEverything()).not.toMatch(itsNames);
    expect(await findBlogOf(visiting(), owner.id)).toBeNull();
    expect(await total()).toBe(before - 1);
  });

  it('takes no follows, posts, or edits', async () => {
    await hideBlog();
    const statuses = [
      await send('POST', `/api/v1/CustomBlog/${blog.id}/follow`, reader),
      await send('POST', `/api/v1/CustomBlog/${blog.id}/flag`, reader),
      await send('POST', '/api/v1/CustomUser/Blog/BlogPost', owner, { Title: 'Nieuw', Description: 'Nieuw.' }),
      await send('PUT', '/api/v1/Blog/', owner, { Id: blog.id, Title: 'Nieuw', Description: 'Nieuw.' }),
    ];
    expect(statuses.map(({ statusCode }) => statusCode)).toEqual([404, 404, 409, 403]);
  });
});

describe('a reaction to a post', () => {
  it.each([
    ['post', hidePost],
    ['blog', hideBlog],
  ])('takes no reports, nor edits by its author, while its %s is hidden', async (_, hideIt) => {
    const author = await makePerson(site.platform);
    const { id } = await makePostReaction(site.platform, { postId: post.id, authorId: author.id });
    const statusesNow = async () => [
      (await send('POST', `/api/v1/blog-flag/${id}`, reader)).statusCode,
      (await send('PUT', `/api/v1/CustomBlog/BlogPost/reactions/${id}`, author, { Body: 'Anders.' })).statusCode,
    ];
    const act = await hideIt();
    expect(await statusesNow()).toEqual([404, 404]);
    await act('show');
    expect(await statusesNow()).toEqual([200, 200]);
  });
});

describe('a hidden reaction to a post', () => {
  it('is a line without text or author for others', async () => {
    const { id } = await makePostReaction(site.platform, {
      postId: post.id,
      authorId: owner.id,
      body: 'Verborgen tekst.',
    });
    await hide(`/api/v1/blog-flag/${id}`);
    const seenBy = async (as: PersonMade | null) =>
      (await get(`/api/v1/CustomBlog/BlogPost/${post.id}/reactions`, as)).json().Reactions[0];
    expect(await seenBy(reader)).toMatchObject({ Reaction: { Body: '' }, User: { Id: 0 }, Hidden: true });
    expect(await seenBy(owner)).toMatchObject({ Reaction: { Body: 'Verborgen tekst.' }, Hidden: true });
  });
});

describe('R26 R27 reporting a blog', () => {
  it('is refused to its owner', async () => {
    expect((await send('POST', `/api/v1/CustomBlog/${blog.id}/flag`, owner)).statusCode).toBe(403);
  });
});

describe('a post that a moderator decides to hide', () => {
  let title: string;
  let path: string;
  let follower: PersonMade;
  let moderationCase: string;
  /** The follower has visited the blog; then its owner publishes a post, which the follower is told of, and reports. */
  beforeEach(async () => {
    moderator = { ...moderator, as: await makeSession(site.platform, moderator.id) }; // digests take days
    follower = await makePerson(site.platform);
    await site.platform.db.updateTable('member').set({ titlesInMails: true }).where('id', '=', follower.id).execute();
    title = `Branding${owner.id}`;
    await send('POST', `/api/v1/CustomBlog/${blog.id}/follow`, follower);
    site.clock.advance(MINUTE);
    const fields = { Title: title, Description: 'Over de golven.' };
    const { Id } = (await send('POST', '/api/v1/CustomUser/Blog/BlogPost', owner, fields)).json();
    path = `/api/v1/CustomBlog/${blog.id}/Blog_BlogPosts/${Id}`;
    await site.work();
    await send('POST', `/api/v1/blogpost-flag/${Id}`, follower);
    const { Items } = (await get('/api/v1/moderation/cases?list=open', moderator)).json();
    const found = Items.find(({ Subject }: { Subject: { Title: string } | null }) => Subject?.Title === title);
    moderationCase = `/api/v1/moderation/cases/${found.Id}`;
  });

  const hide = async () => {
    const decision = { Outcome: 'hidden', Note: '', ...REASONS };
    expect((await send('POST', `${moderationCase}/handle`, moderator, decision)).statusCode).toBe(200);
    await site.work();
  };
  const show = async () => {
    expect((await send('POST', `${moderationCase}/show`, moderator)).statusCode).toBe(200);
    await site.work();
  };

  /** Who is led to the post by what: the names of those places that name it. */
  async function listPlaces(): Promise<string[]> {
    const id = path.split('/').at(-1);
    const search = `/api/v1/Search?query=${title}`;
    const places: [place: string, path: string, as: PersonMade | null][] = [
      ['the post, for a visitor', path, null],
      ['the post, for a member', path, reader],
      ['its blog, for a visitor', `/api/v1/CustomBlog/${blog.id}/Blog_BlogPosts`, null],
      ['its blog, for a member', `/api/v1/CustomBlog/${blog.id}/Blog_BlogPosts`, reader],
      ['links of editors', `/api/communitycontent?blogpostIds=${id}`, null],
      ['feed', '/blogs.rss', null],
      ['sitemap', '/sitemaps/blogberichten-1.xml', null],
      ['search, for a visitor', search, null],
      ['search, for a member', search, reader],
      ['search, for its owner', search, owner],
      ['notifications of a follower', '/api/v1/CustomUser/notifications', follower],
    ];
    const bodies = await Promise.all(places.map(async ([, each, as]) => (await get(each, as)).body.toLowerCase()));
    const indexed = await site.platform.db
      .selectFrom('searchEntry')
      .select('id')
      .where('blogPostId', '=', Number(id))
      .execute();
    const named = places.filter((_, index) => bodies[index]?.includes(title.toLowerCase())).map(([place]) => place);
    return [...named, ...indexed.map(() => 'search index')];
  }

  const digestsNaming = async () => {
    await runDigestsOfAll(site);
    const mails = await site.mailsTo(follower.email);
    return mails.filter(({ html }) => html?.includes(title)).length;
  };

  it('is nowhere any more, and is everywhere again when it is shown, but for what members were told', async () => {
    const before = await listPlaces();
    expect(before).toHaveLength(12);
    await hide();
    expect(await listPlaces()).toEqual([]);
    expect((await get('/api/v1/CustomUser/notifications', owner)).body).toContain('verborgen');
    for (const as of [owner, moderator]) expect((await get(path, as)).body).toContain(title);
    await show();
    expect(await listPlaces()).toEqual(before.filter((place) => place !== 'notifications of a follower'));
    expect((await get('/api/v1/CustomUser/notifications', owner)).body).not.toContain('verborgen');
  });

  it('is in no digest, unless it is shown again before that is made', async () => {
    await hide();
    await show();
    expect(await digestsNaming()).toBe(1);
  });

  it('is in no digest while it is hidden', async () => {
    await hide();
    expect(await digestsNaming()).toBe(0);
  });
});
