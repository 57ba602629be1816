import { beforeEach, describe, expect, it } from 'vitest';
import { slugOf } from '#app/platform/slug.ts';
import { allPages } from '#tests/support/all-pages.ts';
import { makeBlog, makePost } from '#tests/support/factory/blogs.ts';
import { makeBlock } from '#tests/support/factory/contacts.ts';
import { makeMember, makeSession, type SessionMade } from '#tests/support/factory/members.ts';
import { parseHtml } from '#tests/support/parse-html.ts';
import { request } from '#tests/support/request.ts';
import { setUpTestSite } from '#tests/support/test-site.ts';

const site = setUpTestSite({}, { pages: allPages() });
let ownerId: number;
let owner: SessionMade;
let readerId: number;
let reader: SessionMade;
let blog: { id: number; title: string };
beforeEach(async () => {
  const { platform } = site;
  ownerId = (await makeMember(platform)).id;
  owner = await makeSession(platform, ownerId);
  readerId = (await makeMember(platform)).id;
  reader = await makeSession(platform, readerId);
  blog = await makeBlog(platform, { ownerId });
});

/** Publishes a post a minute later. */
async function publish() {
  site.clock.advance(60_000);
  return makePost(site.platform, { blogId: blog.id });
}

const visit = (LastSeenId?: number, { as = reader, id = blog.id } = {}) =>
  request(site, 'POST', `/api/v1/CustomBlog/${id}/visit`, { as, body: LastSeenId ? { LastSeenId } : {} });

const pathOf = () => `/blogs/${blog.id}-${slugOf(blog.title)}`;
const open = async (path: string, as: SessionMade = reader) => {
  const document = parseHtml((await request(site, 'GET', path, { as })).body);
  return document.querySelector('main') as HTMLElement;
};
const follow = () => request(site, 'POST', `/api/v1/CustomBlog/${blog.id}/follow`, { as: reader });
const marked = (main: HTMLElement) =>
  [...main.querySelectorAll('li')].filter((item) => /\bnieuw\b/.test(item.textContent ?? '')).length;

describe('what is new in a blog since the last visit', () => {
  it('is nothing at a first visit, then what was published after it, with the way to the first', async () => {
    const seen = await publish();
    expect((await open(pathOf())).textContent).not.toContain('Sinds je vorige bezoek');
    await visit(seen.id);
    const first = await publish();
    await publish();
    const main = await open(pathOf());
    expect(main.textContent).toContain('Sinds je vorige bezoek: 2 nieuwe berichten.');
    expect(marked(main)).toBe(2);
    const link = [...main.querySelectorAll('a')].find(({ textContent }) => textContent?.includes('eerste nieuwe'));
    expect(link?.getAttribute('href')).toBe(`${pathOf()}/${first.id}-${slugOf(first.title)}`);
    expect(await open(pathOf(), owner)).not.toHaveProperty('textContent', expect.stringContaining('Sinds je'));
  });

  it('counts in the list of blogs, from following on, without what was opened', async () => {
    await publish();
    await follow();
    const [opened] = [await publish(), await publish(), await publish()];
    expect((await open('/blogs?gevolgd')).textContent).toContain('3 nieuw');
    await request(site, 'POST', `/api/v1/CustomBlog/BlogPost/${opened?.id}/visit`, { as: reader, body: {} });
    expect((await open('/blogs?gevolgd')).textContent).toContain('2 nieuw');
    expect((await open(pathOf())).textContent).toContain('2 nieuwe berichten');
  });

  it('is what was published late, though it was begun early', async () => {
    const begun = await request(site, 'POST', '/api/v1/CustomUser/Blog/BlogPost', { as: owner, body: {} });
    await visit((await publish()).id);
    site.clock.advance(60_000);
    const body = { Id: begun.json().Id, Title: 'Lang aan gewerkt', Description: 'Nu klaar.' };
    await request(site, 'PUT', '/api/v1/CustomBlog/BlogPost/', { as: owner, body });
    expect((await open(pathOf())).textContent).toContain('1 nieuw bericht.');
  });

  it('is nothing of somebody whom the reader blocks', async () => {
    await follow();
    await publish();
    await makeBlock(site.platform, { blockerId: readerId, blockedId: ownerId });
    expect((await open('/blogs?gevolgd')).textContent).not.toContain('1 nieuw');
    expect((await open(pathOf())).textContent).not.toContain('Sinds je vorige bezoek');
  });
});

describe('a visit of a blog', () => {
  const visits = () =>
    site.platform.db.selectFrom('blogVisit').select('lastSeenAt').where('memberId', '=', readerId).execute();

  it('never goes back', async () => {
    expect((await visit()).statusCode).toBe(200);
    const [first, second] = [await publish(), await publish()];
    await visit(second.id);
    await visit(first.id);
    await visit(second.id);
    expect(await visits()).toEqual([{ lastSeenAt: site.clock.now() }]);
  });

  it('is of a blog that is there: not of one that is only begun, nor of a post of another blog', async () => {
    expect((await visit(undefined, { id: 2_000_000_000 })).statusCode).toBe(404);
    const begun = await makeBlog(site.platform, { ownerId: (await makeMember(site.platform)).id, publishedAt: null });
    expect((await visit(undefined, { id: begun.id })).statusCode).toBe(404);
    const elsewhere = await publish();
    blog = await makeBlog(site.platform, { ownerId: (await makeMember(site.platform)).id });
    site.clock.advance(60_000);
    await visit(elsewhere.id);
    expect(await visits()).not.toEqual([{ lastSeenAt: site.clock.now() }]);
  });
});

it('a post that is only begun cannot be visited', async () => {
  const begun = (await request(site, 'POST', '/api/v1/CustomUser/Blog/BlogPost', { as: owner, body: {} })).json();
  const path = `/api/v1/CustomBlog/BlogPost/${begun.Id}/visit`;
  expect((await request(site, 'POST', path, { as: reader, body: {} })).statusCode).toBe(404);
  expect((await request(site, 'POST', path, { as: owner, body: {} })).statusCode).toBe(404);
});
