import { beforeAll, describe, expect, it, vi } from 'vitest';
import { slugOf } from '#app/platform/slug.ts';
import { allPages } from '#tests/support/all-pages.ts';
import { makeBlog, makePost, makePostReaction } from '#tests/support/factory/blogs.ts';
import { makeBlock } from '#tests/support/factory/contacts.ts';
import { type MemberMade, makeMember, makeSession, type SessionMade } from '#tests/support/factory/members.ts';
import { parseHtml } from '#tests/support/parse-html.ts';
import { pictureFile } from '#tests/support/pictures.ts';
import { request, submitForm, toFormData } from '#tests/support/request.ts';
import { setUpTestSite } from '#tests/support/test-site.ts';

const ORIGIN = 'http://niergenoten.example';

const site = setUpTestSite({ PUBLIC_URL: ORIGIN }, { pages: allPages() });
let owner: MemberMade;
let own: SessionMade;
let reader: SessionMade;
let blogPath: string;
let postPath: string;
let postId: number;
beforeAll(async () => {
  const { platform } = site;
  owner = await makeMember(platform, { username: 'schrijvende_sien', public: true });
  own = await makeSession(platform, owner.id);
  reader = await makeSession(platform, (await makeMember(platform)).id);
  const blog = await makeBlog(platform, { ownerId: owner.id, title: 'Nieren & zo' });
  const blocks = [
    { kind: 'title' as const, text: 'Hoe het begon' },
    { kind: 'text' as const, text: 'Met <b>mist</b>. Zie https://www.nieren.nl' },
    { kind: 'video' as const, youtubeId: 'aqz-KE-bpKQ' },
    { kind: 'text' as const, text: '' },
  ];
  const post = await makePost(platform, { blogId: blog.id, title: 'Dag één', blocks });
  postId = post.id;
  blogPath = `/blogs/${blog.id}-${slugOf(blog.title)}`;
  postPath = `${blogPath}/${post.id}-dag-een`;
});

const get = (path: string, as: SessionMade | null = null) => request(site, 'GET', path, { as });

async function open(path: string, as: SessionMade | null = null) {
  const response = await get(path, as);
  expect([path, response.statusCode]).toEqual([path, 200]);
  return parseHtml(response.body);
}

const link = (document: Document, text: string) =>
  [...document.querySelectorAll('main a')].find((a) => a.textContent?.trim() === text)?.getAttribute('href');

const headings = (document: Document) =>
  [...document.querySelectorAll('main h1, main h2')].map(({ textContent }) => textContent);

const send = (path: string, fields: Record<string, string>, as: SessionMade) => submitForm(site, path, fields, as);

describe('the page of a post', () => {
  it('has its blocks as text, and what search engines are told', async () => {
    const document = await open(postPath);
    expect(headings(document)).toEqual(['Dag één', 'Hoe het begon', '0 reacties']);
    const article = document.querySelector('article');
    expect(article?.textContent).toContain('Met <b>mist</b>');
    expect(article?.querySelector('a[rel~=nofollow]')?.getAttribute('href')).toBe('https://www.nieren.nl');
    expect(article?.querySelector('iframe')).toBeNull();
    const { '@graph': things } = JSON.parse(
      [...document.querySelectorAll('script[type="application/ld+json"]')]
        .map(({ textContent }) => textContent ?? '')
        .find((text) => text.includes('BlogPosting')) ?? '{}',
    );
    expect(things[0]).toMatchObject({
      '@type': 'BlogPosting',
      headline: 'Dag één',
      url: ORIGIN + postPath,
      author: { name: owner.username },
    });
    expect(document.querySelector('meta[name=robots]')).toBeNull();
  });

  it('has one address: another slug leads there, and a post is found in its own blog alone', async () => {
    const wrong = await get(`${blogPath}/${postId}-iets-anders`);
    expect([wrong.statusCode, wrong.headers.location]).toEqual([301, postPath]);
    expect((await get(`/blogs/999999-x/${postId}-dag-een`)).statusCode).toBe(404);
    for (const path of ['/blogs/x', '/blogs/0-x', '/blogs/01-x', `${blogPath}/x`]) {
      expect([path, (await get(path)).statusCode]).toEqual([path, 404]);
    }
  });

  it('is folded for whoever blocks its author', async () => {
    const blocker = await makeMember(site.platform);
    await makeBlock(site.platform, { blockerId: blocker.id, blockedId: owner.id });
    const document = await open(postPath, await makeSession(site.platform, blocker.id));
    const folded = document.querySelector('article details');
    expect(folded?.querySelector('summary')?.textContent).toMatch(/geblokkeerd/);
    expect(folded?.textContent).toContain('Waar dit bericht over gaat.');
    for (const hidden of document.querySelectorAll('main details, main script')) hidden.remove();
    expect(document.querySelector('main')?.textContent).not.toContain('Waar dit bericht over gaat.');
  });

  it('offers whom its owner blocks neither a form to react nor a quote', async () => {
    const { platform } = site;
    const blocked = await makeMember(platform);
    await makePostReaction(platform, { postId, authorId: (await makeMember(platform)).id });
    const formsOf = async ({ id }: MemberMade) => {
      const document = await open(postPath, await makeSession(platform, id));
      return document.querySelectorAll('main textarea[name="Body"], main a[href*="citeer="]').length;
    };
    expect(await formsOf(blocked)).toBeGreaterThan(1);
    await makeBlock(platform, { blockerId: owner.id, blockedId: blocked.id });
    expect(await formsOf(blocked)).toBe(0);
  });

  it('shows a reaction of somebody who deleted the account, and hides the name of a private member', async () => {
    const { platform } = site;
    const hidden = await makeMember(platform, { username: 'stille_stijn' });
    await makePostReaction(platform, { postId, authorId: null, body: 'Van vroeger.' });
    await makePostReaction(platform, { postId, authorId: hidden.id, body: 'Van nu.' });
    platform.pageCache.clear();
    const text = (await open(postPath)).querySelector('main')?.textContent;
    expect(text).toContain('voormalig deelnemer');
    expect(text).toContain('een deelnemer');
    expect(text).not.toContain('stille_stijn');
  });

  it('is edited by its owner alone, in the browser or without JavaScript', async () => {
    expect(
      (await open(`${postPath}?bewerken`, reader)).querySelector('form input[name=intent][value=edit]'),
    ).toBeNull();
    const editor = await open(`${postPath}?bewerken`, own);
    expect(editor.querySelector('h1')?.textContent).toBe('Wijzig je bericht');
    expect(editor.querySelector<HTMLTextAreaElement>('[name="Body.0.1.1.1.Content"]')?.value).toMatch(/^Met <b>/);
    const fields = {
      intent: 'edit',
      Id: String(postId),
      ...{ Title: 'Dag één', Description: 'Over het begin.' },
      ...{ 'Body.0.1.0.1.Kind': 'Text', 'Body.0.1.0.1.Content': 'Eén stuk.' },
      ...{ 'Body.0.1.1.1.Kind': 'Title', 'Body.0.1.1.1.Content': 'Een kop' },
    };
    const basedOn = editor.querySelector<HTMLInputElement>('[name=BasedOn]')?.value ?? '';
    const draft = { kind: 'blog-post', about: String(postId), BasedOn: basedOn, arrangement: 'up-1' };
    const arranged = await send(postPath, { ...fields, ...draft }, own);
    expect([arranged.statusCode, arranged.headers.location]).toEqual([303, `${postPath}?bewerken#field-Body`]);
    const saved = await get(`/api/v1/drafts/blog-post/${postId}`, own);
    expect(saved.json().Fields.Body).toMatch(/"Een kop".*"Eén stuk\."/);
    // rules.md R52: without JavaScript too a block that is deleted can be put back
    await send(postPath, { ...fields, ...draft, arrangement: 'delete-0' }, own);
    const removed = (await open(`${postPath}?bewerken`, own)).querySelector<HTMLInputElement>('[name=Removed]');
    expect(removed?.value).toContain('Eén stuk.');
    const left = { ...fields, ...draft, 'Body.0.1.1.1.Kind': '', 'Body.0.1.0.1.Kind': 'Title' };
    await send(postPath, { ...left, Removed: removed?.value ?? '', arrangement: 'restore' }, own);
    const restored = (await get(`/api/v1/drafts/blog-post/${postId}`, own)).json().Fields;
    expect(restored.Body).toMatch(/"Text","Content":"Eén stuk\.".*"Title"/);
    expect(restored.Removed).toBeUndefined();
    site.clock.advance(60_000);
    const stored = await send(postPath, { ...fields, Removed: removed?.value ?? '' }, own);
    expect([stored.statusCode, stored.headers.location]).toEqual([303, postPath]);
    expect((await get(`/api/v1/drafts/blog-post/${postId}`, own)).statusCode).toBe(204);
    expect((await open(postPath, reader)).querySelector('article')?.textContent).toContain('Eén stuk.');
    expect((await send(postPath, fields, reader)).statusCode).toBe(403);

    // In another tab it got another title, and so another address.
    const former = postPath.replace(/[^/]*$/, `${postId}-eerder`);
    const late = await send(`${former}?bewerken`, { ...fields, BasedOn: basedOn, Title: 'Te laat' }, own);
    expect([late.statusCode, late.body]).toEqual([409, expect.stringContaining('value="Te laat"')]);
    expect((await get(former, own)).headers.location).toBe(postPath);
  });
});

describe('a picture that is added without JavaScript', () => {
  const image = new File(['geen afbeelding'], 'hond.jpg', { type: 'image/jpeg' });
  const upload = (fields: object, as: SessionMade) =>
    request(site, 'POST', '/blogs/afbeelding', {
      as,
      body: toFormData({ _csrf: as.antiforgery, bericht: String(postId), image, ...fields }),
    });

  it('is not processed for a post of somebody else', async () => {
    const clean = vi.spyOn(site.platform.images, 'clean');
    expect((await upload({}, reader)).statusCode).toBe(403);
    expect((await upload({ bericht: '2000000000' }, own)).statusCode).toBe(404);
    expect(clean).not.toHaveBeenCalled();
    clean.mockRestore();
  });

  it('is added to the newest text, which is that of the draft', async () => {
    site.clock.advance(60_000);
    const headers = { 'x-xsrf-token': own.antiforgery };
    const Fields = { Title: 'Net getypt', Description: 'Nog niet bewaard.', Body: '[["nl",[]]]' };
    const body = { Fields, BasedOn: '2026-01-01T00:00:00.000Z' };
    const path = `/api/v1/drafts/blog-post/${postId}`;
    expect((await request(site, 'PUT', path, { as: own, headers, body })).statusCode).toBe(200);
    const added = await upload({ image: await pictureFile(), Alt: 'Een hond' }, own);
    expect([added.statusCode, added.headers.location]).toEqual([303, expect.stringMatching(/bewerken#field-Body$/)]);
    const saved = (await get(path, own)).json().Fields;
    expect(saved).toMatchObject({ Title: 'Net getypt', Description: 'Nog niet bewaard.' });
    expect(saved.Body).toMatch(/"Image","Content":"\/media\/blogs\/[0-9a-f]{32}\/1080\.jpg","Alt":"Een hond"/);
    const editor = await open(`${postPath}?bewerken`, own);
    expect(editor.querySelector<HTMLInputElement>('[name=Title]')?.value).toBe('Net getypt');
  });

  it('has a description of limited length', async () => {
    const refused = await upload({ Alt: 'a'.repeat(201) }, own);
    expect([refused.statusCode, refused.body]).toEqual([422, expect.stringContaining('niet langer zijn dan 200')]);
  });
});

describe('a blog of a private profile', () => {
  it('is closed to visitors, with its posts, and noindex for members', async () => {
    const { platform } = site;
    const hidden = await makeMember(platform, { username: 'gesloten_gijs' });
    const blog = await makeBlog(platform, { ownerId: hidden.id, description: 'Niet voor iedereen.' });
    const post = await makePost(platform, { blogId: blog.id, description: 'Ook niet.' });
    const path = `/blogs/${blog.id}-${slugOf(blog.title)}`;
    for (const address of [path, `${path}/${post.id}-${slugOf(post.title)}`]) {
      const refused = await get(address);
      expect(refused.statusCode).toBe(403);
      expect(refused.body).toContain('Deze pagina is alleen zichtbaar voor deelnemers');
      for (const secret of ['Niet voor', 'Ook niet', hidden.username]) expect(refused.body).not.toContain(secret);
      const document = await open(address, reader);
      expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
    }
    const overview = await open('/blogs');
    expect(overview.querySelector('main')?.textContent).toContain(blog.title);
    expect(overview.querySelector('main')?.textContent).not.toContain(hidden.username);
  });
});

it('the overview counts blogs for visitors, and leads members to their own', async () => {
  const visitors = (await open('/blogs')).querySelector('main')?.textContent;
  expect(visitors).toMatch(/1 blog is voor iedereen te lezen\. 1 blog is alleen zichtbaar voor deelnemers\./);
  expect(visitors).toContain('Log in om een blog te schrijven');
  const members = (await open('/blogs', reader)).querySelector('main')?.textContent;
  expect(members).toContain('Je ziet 2 blogs');
  expect(members).toContain('Start je eigen blog');
  expect((await open('/blogs', own)).querySelector('main')?.textContent).toContain('Mijn blog');
  expect((await open('/blogs?gevolgd', reader)).querySelector('main')?.textContent).toContain(
    'Je volgt nog geen blogs',
  );
});

describe('the posts of a blog', () => {
  const titles = (document: Document) => [...document.querySelectorAll('main li h3')].map((h3) => h3.textContent);

  const openAsMember = (path: string) => open(path, reader);

  it('are ten, then ten more, and after a hundred on a page of their own', async () => {
    const { platform, clock } = site;
    const blog = await makeBlog(platform, { ownerId: (await makeMember(platform)).id });
    const path = `/blogs/${blog.id}-${slugOf(blog.title)}`;
    for (let number = 0; number < 102; number += 1) {
      const publishedAt = new Date(clock.now().getTime() + Math.floor(number / 2) * 1000);
      await makePost(platform, { blogId: blog.id, title: `Nummer ${number}`, publishedAt });
    }
    const first = await openAsMember(path);
    expect([titles(first).length, titles(first)[0]]).toEqual([10, 'Nummer 101']);
    expect(link(first, 'Laad meer')).toBe(`${path}?getoond=2`);
    expect(titles(await openAsMember(`${path}?getoond=2`)).at(-1)).toBe('Nummer 82');
    const full = await openAsMember(`${path}?getoond=10`);
    expect([titles(full).length, titles(full).at(-1)]).toEqual([100, 'Nummer 2']);
    const older = await openAsMember(link(full, 'Oudere berichten') ?? '');
    expect(titles(older)).toEqual(['Nummer 1', 'Nummer 0']);
    expect([link(older, 'Laad meer'), link(older, 'Naar de nieuwste berichten')]).toEqual([undefined, path]);
    const beyond = await get(`${path}?getoond=11`, reader);
    expect([beyond.statusCode, beyond.headers.location]).toEqual([302, `${path}?getoond=10`]);
    for (const before of [postId, 'x', 2_000_000_000]) {
      const elsewhere = await get(`${path}?voor=${before}`, reader);
      expect([elsewhere.statusCode, elsewhere.headers.location]).toEqual([302, path]);
    }
  });
});

describe('what stands in and around a blog', () => {
  const text = (document: Document, selector: string) =>
    document.querySelector(selector)?.textContent?.replace(/\s+/g, ' ') ?? '';
  const crumbs = (document: Document) =>
    [...document.querySelectorAll('nav[aria-label=Kruimelpad] li')].map((item) => item.textContent?.trim());

  it('twelve blogs are on a page, each with its author, its posts and its last activity', async () => {
    const { platform } = site;
    for (let number = 0; number < 13; number += 1) {
      const { id } = await makeMember(platform, { username: `blogger_${number}`, public: true });
      const blog = await makeBlog(platform, { ownerId: id, title: `Blog van ${number}` });
      await makePost(platform, { blogId: blog.id });
      site.clock.advance(60_000);
    }
    const document = await open('/blogs', reader);
    expect(document.querySelectorAll('main article')).toHaveLength(12);
    const first = text(document, 'main article');
    for (const shown of ['blogger_', '1 bericht', 'Laatste activiteit']) expect(first).toContain(shown);
    expect((await open('/blogs?page=2', reader)).querySelectorAll('main article').length).toBeGreaterThan(0);
  });

  it('a visitor finds the blogs that they may read before the closed ones, of which a member finds the latest first', async () => {
    const { id } = await makeMember(site.platform, { username: 'besloten_blogger' });
    const closed = await makeBlog(site.platform, { ownerId: id, title: 'Net begonnen' });
    await makePost(site.platform, { blogId: closed.id });
    expect(text(await open('/blogs', reader), 'main article')).toContain('Net begonnen');
    const pages = [await open('/blogs'), await open('/blogs?page=2')];
    const teasers = pages.flatMap((page) => [...page.querySelectorAll('main article')].map((each) => each.textContent));
    const locked = teasers.map((teaser) => teaser?.includes('besloten:'));
    expect(locked.length).toBeGreaterThan(12);
    expect(locked).toEqual([...locked.filter((each) => !each), ...locked.filter(Boolean)]);
    expect(teasers.join('')).toContain('Net begonnen');
  });

  it('the page of a blog has its way back, its author, a follow, the count and the posts with their dates', async () => {
    const document = await open(blogPath, reader);
    expect(crumbs(document).slice(0, 2)).toEqual(['Home', 'Blogs']);
    expect(text(document, 'main')).toContain('1 blogbericht van schrijvende_sien');
    expect(text(document, 'main aside')).toContain('Volg deze blog');
    expect(text(document, 'main article')).toMatch(/\d+ [a-z]+ \d{4} om\s\d{2}:\d{2}/);
  });

  it('the page of a post has the way back to its blog, its date and its author, since when and with how much', async () => {
    const document = await open(postPath, reader);
    expect(crumbs(document).slice(0, 3)).toEqual(['Home', 'Blogs', 'Nieren & zo']);
    expect(text(document, 'main')).toMatch(/\d+ [a-z]+ \d{4} om\s\d{2}:\d{2}/);
    const card = text(document, 'main aside');
    expect(card).toMatch(/schrijvende_sien.*Blogt sinds [a-z]+ \d{4}.*Nieren & zo.*1 bericht/);
    expect(link(document, 'schrijvende_sien')).toBe(`/personen/${owner.id}`);
  });

  it('the form to react says who reads it: everybody below a public blog, members below a closed one', async () => {
    expect(text(await open(postPath, reader), 'main')).toContain(
      'Deze blog is openbaar: iedereen kan je reactie lezen.',
    );
    const hidden = await makeMember(site.platform);
    const blog = await makeBlog(site.platform, { ownerId: hidden.id, title: 'Dicht' });
    const { id } = await makePost(site.platform, { blogId: blog.id, title: 'Ook dicht' });
    const closed = await open(`/blogs/${blog.id}-dicht/${id}-ook-dicht`, reader);
    expect(text(closed, 'main')).toContain('Deze blog is besloten: alleen deelnemers kunnen je reactie lezen.');
  });
});
