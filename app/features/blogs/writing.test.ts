import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { makeBlog, makeBlogPicture, makePost } from '#tests/support/factory/blogs.ts';
import { type MemberMade, makeMember, makeSession, type SessionMade } from '#tests/support/factory/members.ts';
import { request } from '#tests/support/request.ts';
import { subscribe } from '#tests/support/subscribe.ts';
import { setUpTestSite } from '#tests/support/test-site.ts';
import { blogPostDeleted, blogPostEdited, blogPostPublished, blogPublished } from './events.ts';
import { picturePath } from './paths.ts';
import { attachPictures } from './pictures/attach-pictures.ts';
import { lockPictures } from './pictures/lock-pictures.ts';

const site = setUpTestSite();

let owner: MemberMade;
let own: SessionMade;
let other: SessionMade;
beforeEach(async () => {
  const { platform } = site;
  owner = await makeMember(platform);
  own = await makeSession(platform, owner.id);
  other = await makeSession(platform, (await makeMember(platform)).id);
});

const withKey = (key?: string) => (key ? { headers: { 'idempotency-key': key } } : {});
const start = (body: object = {}, { as = own, key }: { as?: SessionMade; key?: string } = {}) =>
  request(site, 'POST', '/api/v1/CustomUser/Blog', { as, body, ...withKey(key) });
const startPost = (body: object = {}, as = own) =>
  request(site, 'POST', '/api/v1/CustomUser/Blog/BlogPost', { as, body });
const editBlog = (body: object, as = own) => request(site, 'PUT', '/api/v1/Blog/', { as, body });
const editPost = (body: object, { as = own, key }: { as?: SessionMade; key?: string } = {}) =>
  request(site, 'PUT', '/api/v1/CustomBlog/BlogPost/', { as, body, ...withKey(key) });
const deletePost = (id: number, { as = own, key }: { as?: SessionMade; key?: string } = {}) =>
  request(site, 'DELETE', `/api/v1/BlogPost/${id}`, { as, ...withKey(key) });

const blogFor = (id: number, as: SessionMade | null) => request(site, 'GET', `/api/v1/CustomBlog/${id}`, { as });

const readPostRow = (id: number) =>
  site.platform.db.selectFrom('blogPost').selectAll().where('id', '=', id).executeTakeFirst();
const readBlogRow = (id: number) =>
  site.platform.db.selectFrom('blog').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

const FIELDS = { Title: 'Mijn jaar', Description: 'Over een jaar met dialyse.' };
const text = (Content: string) => ({ Kind: 'Text', Content });
const bodyOf = (...blocks: object[]) => JSON.stringify([['nl', blocks.map((block, index) => [index, block])]]);

/** How many transactions wait for a lock. */
async function waitingForLocks(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct pid)::integer as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(site.platform.db);
  return rows[0]?.count ?? 0;
}

describe('starting a blog', () => {
  it('choices.md 34: others do not see it before its first save', async () => {
    const published = await subscribe(site.platform, [blogPublished]);
    const { Id } = (await start()).json();
    expect((await blogFor(Id, own)).json()).toMatchObject({ Id, Title: '', AmountOfPosts: 0 });
    for (const as of [other, null]) expect((await blogFor(Id, as)).statusCode).toBe(404);
    expect(await published()).toEqual([]);
    expect((await editBlog({ Id, ...FIELDS })).statusCode).toBe(200);
    expect((await blogFor(Id, other)).json()).toMatchObject(FIELDS);
    expect(await published()).toEqual([[blogPublished.name, { blogId: Id }]]);
  });

  it('gives whoever has a blog that one, and refuses the fields of a second', async () => {
    const { Id } = (await start(FIELDS)).json();
    expect((await start()).json().Id).toBe(Id);
    expect((await start(FIELDS)).statusCode).toBe(409);
  });

  it('R34 happens once for an idempotency key', async () => {
    const key = `een-blog-beginnen-${owner.id}`;
    const { Id } = (await start(FIELDS, { key })).json();
    const repeated = await start(FIELDS, { key });
    expect([repeated.statusCode, repeated.json().Id]).toEqual([200, Id]);
    expect(Id).toBeGreaterThan(0);
  });

  it('has its messages, and its limits are inclusive', async () => {
    expect((await start({ Title: ' ', Description: '' })).json().fields).toEqual({
      Title: 'De titel mag niet leeg zijn',
      Description: 'De omschrijving mag niet leeg zijn',
    });
    expect((await start({ Title: 'a'.repeat(81), Description: 'b'.repeat(301) })).json().fields).toEqual({
      Title: 'De titel mag niet langer zijn dan 80 tekens.',
      Description: 'De omschrijving mag niet langer dan 300 tekens zijn',
    });
    expect((await start({ Title: 'a'.repeat(80), Description: 'b'.repeat(300) })).statusCode).toBe(200);
  });
});

describe('editing a blog', () => {
  it('R26 changes the title and introduction of one’s own, whatever else is sent', async () => {
    const { id } = await makeBlog(site.platform, { ownerId: owner.id });
    const sent = { Id: id, ...FIELDS, User: { Id: 1 }, AmountOfFollowers: 99, Created: '2000-01-01T00:00:00Z' };
    expect((await editBlog(sent)).statusCode).toBe(200);
    expect(await readBlogRow(id)).toMatchObject({
      ...{ title: FIELDS.Title, ownerId: owner.id, followerCount: 0 },
      editedAt: site.clock.now(),
    });
  });

  it('is forbidden for the blog of somebody else', async () => {
    const { id } = await makeBlog(site.platform, { ownerId: owner.id });
    expect((await editBlog({ Id: id, ...FIELDS }, other)).statusCode).toBe(403);
    expect((await editBlog({ Id: 2_000_000_000, ...FIELDS })).statusCode).toBe(404);
  });
});

describe('writing a post', () => {
  it('needs a blog that others see', async () => {
    expect((await startPost()).statusCode).toBe(409);
    await start();
    expect((await startPost(FIELDS)).statusCode).toBe(409);
  });

  it('choices.md 34: it is counted and published at its first save', async () => {
    const published = await subscribe(site.platform, [blogPostPublished, blogPostEdited]);
    const { id: blogId } = await makeBlog(site.platform, { ownerId: owner.id });
    const { Id } = (await startPost()).json();
    expect((await startPost()).json().Id).toBe(Id);
    expect((await readBlogRow(blogId)).postCount).toBe(0);
    const path = `/api/v1/CustomBlog/${blogId}/Blog_BlogPosts/${Id}`;
    expect((await request(site, 'GET', path, { as: other })).statusCode).toBe(404);
    expect((await editPost({ Id, ...FIELDS, Body: bodyOf(text('Begin.')) })).statusCode).toBe(200);
    expect((await readBlogRow(blogId)).postCount).toBe(1);
    const { bp, b, Likes } = (await request(site, 'GET', path, { as: other })).json();
    expect(bp).toMatchObject({ Id, ...FIELDS, Body: bodyOf(text('Begin.')), BlogId: blogId });
    expect([b.Id, b.AmountOfPosts, Likes]).toEqual([blogId, 1, 0]);
    expect((await editPost({ Id, ...FIELDS, Title: 'Anders' })).statusCode).toBe(200);
    expect(await readPostRow(Id)).toMatchObject({ title: 'Anders', editedAt: site.clock.now() });
    expect(await published()).toEqual([
      [blogPostPublished.name, { blogId, postId: Id }],
      [blogPostEdited.name, { blogId, postId: Id }],
    ]);
  });

  it('can be done at once, with all fields', async () => {
    await makeBlog(site.platform, { ownerId: owner.id });
    const begun = (await startPost()).json().Id;
    const { Id, Body } = (await startPost({ ...FIELDS, Body: bodyOf(text('Alles.')) })).json();
    expect(Id).not.toBe(begun);
    expect(Body).toBe(bodyOf(text('Alles.')));
  });

  it('keeps the blocks when no body is sent, and stores nothing when nothing changed', async () => {
    const { id: blogId } = await makeBlog(site.platform, { ownerId: owner.id });
    const { id } = await makePost(site.platform, { blogId, title: FIELDS.Title, description: FIELDS.Description });
    const before = await readPostRow(id);
    expect((await editPost({ Id: id, ...FIELDS })).statusCode).toBe(200);
    expect(await readPostRow(id)).toEqual(before);
  });

  it('R34 happens once for an idempotency key', async () => {
    const { id: blogId } = await makeBlog(site.platform, { ownerId: owner.id });
    const { Id } = (await startPost()).json();
    const save = () => editPost({ Id, ...FIELDS }, { key: `een-sleutel-${Id}` });
    expect([(await save()).statusCode, (await save()).statusCode]).toEqual([200, 200]);
    expect((await readBlogRow(blogId)).postCount).toBe(1);
  });

  it('R26 is forbidden in the blog of somebody else', async () => {
    const { id: blogId } = await makeBlog(site.platform, { ownerId: owner.id });
    const { id } = await makePost(site.platform, { blogId });
    expect((await editPost({ Id: id, ...FIELDS, BlogId: 1, Owner: {} }, { as: other })).statusCode).toBe(403);
    expect((await deletePost(id, { as: other })).statusCode).toBe(403);
    expect(await readPostRow(id)).toBeDefined();
  });

  it('R38 takes as many blocks as a post may have, as a text or as JSON itself', async () => {
    await makeBlog(site.platform, { ownerId: owner.id });
    const blocks = (number: number) =>
      JSON.parse(bodyOf(...Array.from({ length: number }, () => ({ Kind: 'Image', Content: '', Alt: 'Een hond' }))));
    for (const Body of [blocks(60), JSON.stringify(blocks(60))])
      expect((await startPost({ ...FIELDS, Body })).statusCode).toBe(200);
    const refused = await startPost({ ...FIELDS, Body: blocks(61) });
    expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([422, ['Body.0.1']]);
    expect((await startPost({ ...FIELDS, Body: blocks(70) })).json().fields).toEqual({});
  });

  it('has all errors at once, with those of its blocks', async () => {
    await makeBlog(site.platform, { ownerId: owner.id });
    const { Id } = (await startPost()).json();
    const Body = bodyOf(text('goed'), { Kind: 'Video', Content: 'https://youtu.be@evil.example/aqz-KE-bpKQ' });
    const refused = await editPost({ Id, Title: '', Description: 'a'.repeat(301), Body });
    expect(refused.statusCode).toBe(422);
    expect(refused.json().fields).toEqual({
      Title: 'De titel mag niet leeg zijn',
      Description: 'De inleiding mag niet langer zijn dan 300 tekens.',
      'Body.0.1.1.1.Content': 'De link die je hebt toegevoegd is niet geldig',
    });
  });
});

describe('R23 a picture in a post', () => {
  const image = (id: string) => ({ Kind: 'Image', Content: picturePath(id), Alt: 'Een hond' });
  const picture = (id: string) =>
    site.platform.db.selectFrom('picture').select('memberId').where('id', '=', id).executeTakeFirst();

  it('is one’s own: that of somebody else, or one that is not there, is refused', async () => {
    await makeBlog(site.platform, { ownerId: owner.id });
    const { Id } = (await startPost()).json();
    const others = await makeBlogPicture(site.platform, (await makeMember(site.platform)).id);
    for (const id of [others, '0'.repeat(32)]) {
      const refused = await editPost({ Id, ...FIELDS, Body: bodyOf(text('a'), image(id)) });
      expect(refused.statusCode).toBe(422);
      expect(Object.keys(refused.json().fields)).toEqual(['Body.0.1.1.1.Content']);
    }
  });

  it('stays when one post takes it up while another drops it', async () => {
    const { db } = site.platform;
    const { id: blogId } = await makeBlog(site.platform, { ownerId: owner.id });
    const id = await makeBlogPicture(site.platform, owner.id);
    const { Id } = (await startPost({ ...FIELDS, Body: bodyOf(image(id)) })).json();
    const { id: postId } = await makePost(site.platform, { blogId });
    const blocks = [{ kind: 'image' as const, pictureId: id, alt: '' }];
    const dropping = await db.transaction().execute(async (transaction) => {
      const pictures = await lockPictures(transaction, { postId, blocks });
      const dropped = editPost({ Id, ...FIELDS, Body: bodyOf(text('Zonder.')) });
      await expect.poll(waitingForLocks).toBe(1);
      await attachPictures(site.platform.jobs, transaction, { postId, blocks, pictures });
      return { dropped };
    });
    expect((await dropping.dropped).statusCode).toBe(200);
    await site.work();
    expect(await picture(id)).toEqual({ memberId: owner.id });
  });

  it('goes when no post has it any more', async () => {
    await makeBlog(site.platform, { ownerId: owner.id });
    const [kept, removed] = [
      await makeBlogPicture(site.platform, owner.id),
      await makeBlogPicture(site.platform, owner.id),
    ];
    const { Id } = (await startPost({ ...FIELDS, Body: bodyOf(image(kept), image(removed)) })).json();
    expect((await editPost({ Id, ...FIELDS, Body: bodyOf(image(kept)) })).statusCode).toBe(200);
    await site.work();
    expect([await picture(kept), await picture(removed)]).toEqual([{ memberId: owner.id }, undefined]);
    expect((await deletePost(Id)).statusCode).toBe(200);
    await site.work();
    expect(await picture(kept)).toBeUndefined();
  });
});

it('deleting a post counts it no more, and its blog was last active when its other posts were', async () => {
  const published = await subscribe(site.platform, [blogPostDeleted]);
  const { id: blogId } = await makeBlog(site.platform, { ownerId: owner.id });
  const first = (await startPost(FIELDS)).json();
  site.clock.advance(60_000);
  const second = (await startPost(FIELDS)).json();
  expect((await readBlogRow(blogId)).lastActivityAt).toEqual(new Date(second.Created));
  const key = `weg-ermee-${second.Id}`;
  expect((await deletePost(second.Id, { key })).statusCode).toBe(200);
  expect(await readBlogRow(blogId)).toMatchObject({ postCount: 1, lastActivityAt: new Date(first.Created) });
  expect((await deletePost(second.Id, { key })).statusCode).toBe(200);
  expect((await deletePost(second.Id)).statusCode).toBe(404);
  expect(await published()).toEqual([[blogPostDeleted.name, { blogId, postId: second.Id }]]);
});
