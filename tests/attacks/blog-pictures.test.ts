import { beforeAll, describe, expect, it } from 'vitest';
import { PICTURE_COPIES } from '#app/features/blogs/pictures/picture-copies.ts';
import { DAY } from '#app/platform/clock.ts';
import { makeBlog, makeBlogPicture, makePost } from '#tests/support/factory/blogs.ts';
import { type MemberMade, makeMember, makeSession, type SessionMade } from '#tests/support/factory/members.ts';
import { pictureFile } from '#tests/support/pictures.ts';
import { request, toFormData } from '#tests/support/request.ts';
import { setUpTestSite } from '#tests/support/test-site.ts';

const site = setUpTestSite();
let owner: MemberMade;
let own: SessionMade;
let other: SessionMade;
beforeAll(async () => {
  owner = await makeMember(site.platform);
  own = await makeSession(site.platform, owner.id);
  other = await makeSession(site.platform, (await makeMember(site.platform)).id);
});

const upload = (image: unknown, as: SessionMade | null = own) =>
  request(site, 'POST', '/api/v1/CustomBlog/postimage', { as, body: toFormData({ image }) });

const get = (path: string, as: SessionMade | null = null) => request(site, 'GET', path, { as });

const statuses = async (path: string) =>
  Promise.all([own, other, null].map(async (as) => (await get(path, as)).statusCode));

/** A post of this member with this picture. */
async function makePostWith(ownerId: number, pictureId: string) {
  const { id: blogId } = await makeBlog(site.platform, { ownerId });
  const post = await makePost(site.platform, { blogId, blocks: [{ kind: 'image', pictureId, alt: '' }] });
  await site.platform.db.insertInto('blogPostPicture').values({ postId: post.id, pictureId }).execute();
  return post;
}

describe('R15 a picture in a post', () => {
  it('is for whoever uploaded it alone, until a post has it; then for members, and never cached', async () => {
    const response = await upload(await pictureFile());
    expect(response.statusCode, response.body).toBe(200);
    const { imgUrl } = response.json();
    expect(imgUrl).toMatch(/^\/media\/blogs\/[0-9a-f]{32}\/1080\.jpg$/);
    expect(await statuses(imgUrl)).toEqual([200, 404, 404]);
    const Body = JSON.stringify([['nl', [[0, { Kind: 'Image', Content: imgUrl }]]]]);
    await request(site, 'POST', '/api/v1/CustomUser/Blog', { as: own, body: { Title: 'a', Description: 'b' } });
    const body = { Title: 'a', Description: 'b', Body };
    await request(site, 'POST', '/api/v1/CustomUser/Blog/BlogPost', { as: own, body });
    expect(await statuses(imgUrl)).toEqual([200, 200, 404]);
    expect((await get(imgUrl, other)).headers['cache-control']).toBe('private, no-store');
    for (const { name } of PICTURE_COPIES)
      expect((await get(imgUrl.replace('1080.jpg', name), own)).statusCode).toBe(200);
  });

  it('of a public blog is for everybody, who asks for it each time', async () => {
    const open = await makeMember(site.platform, { public: true });
    const id = await makeBlogPicture(site.platform, open.id);
    const path = `/media/blogs/${id}/720.avif`;
    expect(await statuses(path)).toEqual([404, 404, 404]);
    await makePostWith(open.id, id);
    expect(await statuses(path)).toEqual([200, 200, 200]);
    const { headers } = await get(path);
    expect(headers['cache-control']).toBe('public, no-cache');
    const again = await request(site, 'GET', path, { headers: { 'if-none-match': String(headers.etag) } });
    expect(again.statusCode).toBe(304);
    await site.platform.db.updateTable('member').set({ public: false }).where('id', '=', open.id).execute();
    expect((await get(path)).statusCode).toBe(404);
  });

  it('is no photo of a profile, and has no other copies', async () => {
    const id = await makeBlogPicture(site.platform, owner.id);
    for (const path of [
      `/media/photos/${id}/180.jpg`,
      `/media/blogs/${id}/180.jpg`,
      `/media/blogs/${id}/..%2f720.avif`,
      `/media/blogs/${'0'.repeat(32)}/720.avif`,
      '/media/blogs/x/720.avif',
    ])
      expect((await get(path, own)).statusCode).toBe(404);
  });
});

describe('R23 an upload', () => {
  it('is a picture of a member', async () => {
    expect((await upload(await pictureFile(), null)).statusCode).toBe(401);
    const svg = new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'foto.png', { type: 'image/png' });
    const refused = await upload(svg);
    expect(refused.statusCode).toBe(422);
    expect(refused.json().fields.image).toMatch(/JPEG, PNG, WebP of AVIF/);
    expect((await upload('geen bestand')).statusCode).toBe(422);
  });

  it('that no post has for two months is deleted', async () => {
    const [unused, used] = [
      await makeBlogPicture(site.platform, owner.id),
      await makeBlogPicture(site.platform, (await makeMember(site.platform)).id),
    ];
    const { memberId } = await site.platform.db
      .selectFrom('picture')
      .select('memberId')
      .where('id', '=', used)
      .executeTakeFirstOrThrow();
    await makePostWith(memberId ?? 0, used);
    await site.platform.db
      .updateTable('blogPicture')
      .set({ unusedSince: null })
      .where('pictureId', '=', used)
      .execute();
    site.clock.advance(61 * DAY);
    await site.scheduledJobs();
    await site.scheduledJobs();
    const left = await site.platform.db.selectFrom('picture').select('id').where('id', 'in', [unused, used]).execute();
    expect(left).toEqual([{ id: used }]);
  });
});
