import { afterAll, beforeAll, expect, test } from 'vitest';
import { draft, linkTo, makeFile, publish, text } from '../testing/make.ts';
import { openTestCms, type TestCms } from '../testing/open-test-cms.ts';
import { listBrokenLinks } from './broken-links.ts';
import { listOverdue } from './overdue.ts';

let cms: TestCms;
beforeAll(async () => {
  cms = await openTestCms();
});
afterAll(() => cms.close());

const SITE = 'https://www.example.org';
const broken = async () => (await listBrokenLinks(cms.payload.db.drizzle, SITE)).map(({ title, url }) => [title, url]);
const external = (url: string) => ({
  type: 'link',
  version: 3,
  id: 'x',
  fields: { linkType: 'custom', url, newTab: false },
  children: [{ type: 'text', version: 1, text: 'hier', format: 0 }],
});
const html = (...pieces: (string | object)[]) => ({ blockType: 'html', id: 'a', html: text(...pieces) });
const page = (title: string, ...blocks: object[]) => publish(cms.payload, 'content-pages', { title, blocks });

test('an article is overdue from the day after its review date', async () => {
  const parent = { relationTo: 'topics', value: await publish(cms.payload, 'topics', { title: 'Dossier' }) };
  const article = (title: string, reviewOn: string | null) =>
    publish(cms.payload, 'medical-articles', { title, parent, reviewOn });
  await article('Later', '2026-11-21T12:00:00.000Z');
  const late = await article('Te laat', '2026-11-20T12:00:00.000Z');
  const later = await article('Veel te laat', '2025-01-01T12:00:00.000Z');
  await article('Nooit', null);
  await draft(cms.payload, 'medical-articles', { title: 'Concept', parent, reviewOn: '2025-01-01T12:00:00.000Z' });
  expect(await listOverdue(cms.payload.db.drizzle, '2026-11-21')).toEqual([
    { id: later, title: 'Veel te laat', reviewOn: '2025-01-01' },
    { id: late, title: 'Te laat', reviewOn: '2026-11-20' },
  ]);
});

test('a link is broken when it leads to nothing on this site', async () => {
  const known = await page('Bekend');
  const topic = await publish(cms.payload, 'topics', { title: 'Dialyse' });
  await publish(cms.payload, 'redirects', { from: '/oud', to: '/bekend' });
  await makeConversations();
  const moved = await page('Verhuist');
  await cms.payload.update({ collection: 'content-pages', id: moved, data: { path: '/verhuisd' } });
  const good = ['/bekend', '/bekend/?van=hier#kop', '/', `${SITE}/oud`, SITE, '/inloggen', '/groepen/dialyse', '#kop'];
  good.push('/groepen', '/groepen/dialyse/op-vakantie?page=2', '/groepen/dialyse/nieuw', '/verhuist');
  good.push(`/bibliotheek/${topic}`, `/bibliotheek/${topic}-oude-titel`);
  good.push(`/bibliotheek/${topic}-dialyse/print`, 'https://elders.example/weg', 'mailto:a@example.org');
  await page('Goed', html(...good.map(external), linkTo('content-pages', known)));
  await publish(cms.payload, 'recipe-types', { title: 'Soepen', group: 'course' }); // no group of members
  expect(await broken()).toEqual([]);

  await page('Fout', html(external('/weg'), external(`${SITE}/ook-weg?x=1`)), {
    blockType: 'call-to-action',
    id: 'b',
    title: 'Oproep',
    button: { title: 'Ga', url: '/inloggen/weg' },
  });
  const hidden = await draft(cms.payload, 'content-pages', {
    title: 'Concept',
    blocks: [html(external('/verborgen'))],
  });
  await page('Naar een concept', html(linkTo('content-pages', hidden)));
  await publish(cms.payload, 'redirects', { from: '/heel-oud', to: '/nergens' });
  expect(await broken()).toEqual([
    ['/heel-oud', '/nergens'],
    ['Fout', '/inloggen/weg'],
    ['Fout', '/weg'],
    ['Fout', `${SITE}/ook-weg?x=1`],
    ['Naar een concept', null],
  ]);
});

/** Makes a group with a public and a closed conversation. */
const makeConversations = () =>
  cms.database.query(`
    insert into discussion_group (title, slug, introduction, created_at) values ('Dialyse', 'dialyse', 'Over', now());
    insert into conversation (group_id, title, slug, body, public, created_at, last_activity_at)
    select discussion_group.id, made.slug, made.slug, 'tekst', made.public, now(), now()
    from discussion_group, (values ('op-vakantie', true), ('besloten', false)) as made (slug, public)`);

test('a group or conversation that is not there, or not public, is listed; so is a redirect to it', async () => {
  const links = html(...['/groepen/weg', '/groepen/dialyse/weg', '/groepen/dialyse/besloten'].map(external));
  await page('Linkt', links);
  const conversation = { type: 'conversation', slug: 'nergens' };
  await page(
    'Noemt',
    { blockType: 'group-teaser', id: 'a', group: 'kwijt' },
    { blockType: 'conversation-teaser', id: 'b', conversation: 'op-vakantie' },
    { blockType: 'community-links', id: 'c', groups: ['dialyse', 'foetsie'], conversations: ['besloten'] },
    { blockType: 'related-content', id: 'd', items: [conversation] },
  );
  await publish(cms.payload, 'redirects', { from: '/gesprek-van-toen', to: '/groepen/dialyse/verdwenen' });
  const listed = (await broken()).filter(([title]) => ['Linkt', 'Noemt', '/gesprek-van-toen'].includes(title ?? ''));
  expect(listed).toEqual([
    ['/gesprek-van-toen', '/groepen/dialyse/verdwenen'],
    ['Linkt', '/groepen/dialyse/besloten'],
    ['Linkt', '/groepen/dialyse/weg'],
    ['Linkt', '/groepen/weg'],
    ['Noemt', '/groepen/foetsie'],
    ['Noemt', '/groepen/kwijt'],
    ['Noemt', '/groepen/…/besloten'],
    ['Noemt', '/groepen/…/nergens'],
  ]);
});

test('a blog or post that is not there, or not public, is listed', async () => {
  await cms.database.query(`
    insert into member (id, username, email, password_hash, public, created_at) overriding system value values
      (901, 'open', 'open@example.org', '', true, now()), (902, 'besloten', 'besloten@example.org', '', false, now());
    insert into blog (id, owner_id, title, description, created_at, published_at, last_activity_at)
      overriding system value
    select id, id, 'Een blog', 'Over', now(), now(), now() from member;
    insert into blog_post (id, blog_id, title, description, body, created_at, published_at) overriding system value
    select id + 10, id, 'Een bericht', 'Over', '[]', now(), now() from blog;`);
  const good = [
    '/blogs',
    '/blogs/901',
    '/blogs/901-een-blog?voor=3',
    '/blogs/901-oude-titel/911-een-bericht#reactie-1',
  ];
  const links = ['/blogs/902-een-blog', '/blogs/902-een-blog/912-een-bericht', '/blogs/901-een-blog/999-weg'];
  await page('Linkt naar blogs', html(...[...good, ...links, '/blogs/weg'].map(external)));
  const items = [911, 912, 999].map((blogPost) => ({ type: 'blog-post', blogPost }));
  await page(
    'Noemt blogs',
    { blockType: 'community-links', id: 'a', blogs: [901, 902], blogPosts: [911, 998] },
    { blockType: 'related-content', id: 'b', items },
  );
  const lists = [{ type: 'blog-posts', blogPosts: [911, 997] }];
  await publish(cms.payload, 'themes', { title: 'Thema met blogs', introduction: 'Zo', position: 2, lists });
  expect((await broken()).filter(([title]) => title?.includes('blogs'))).toEqual([
    ['Linkt naar blogs', '/blogs/901-een-blog/999-weg'],
    ['Linkt naar blogs', '/blogs/902-een-blog'],
    ['Linkt naar blogs', '/blogs/902-een-blog/912-een-bericht'],
    ['Linkt naar blogs', '/blogs/weg'],
    ['Noemt blogs', '/blogs/902'],
    ['Noemt blogs', '/blogs/…/912'],
    ['Noemt blogs', '/blogs/…/998'],
    ['Noemt blogs', '/blogs/…/999'],
    ['Thema met blogs', '/blogs/…/997'],
  ]);
});

test('every reference to a document that is not published is listed', async () => {
  const { payload } = cms;
  const make = (collection: string, title: string, data: object = {}) =>
    publish(payload, collection, { title, ...data });
  const withdraw = (collection: string, id: number) =>
    payload.update({ collection: collection as never, id, data: { _status: 'draft' } as never });
  const live = await make('content-pages', 'Zichtbaar');
  const gone = await make('content-pages', 'Straks weg');
  const topic = await make('topics', 'Straks ook weg');
  const video = await make('videos', 'Film', { youtubeId: 'FN3MFhYPWWo' });
  const file = await makeFile(payload);
  const to = (value: number, relationTo = 'content-pages') => ({ relationTo, value });
  const blocks = [
    { blockType: 'internal-link', id: 'a', page: to(gone) },
    { blockType: 'featured-content', id: 'b', pages: [to(live), to(gone)] },
    { blockType: 'related-content', id: 'c', items: [{ type: 'document', document: to(topic, 'topics') }] },
    { blockType: 'related-content', id: 'd', items: [{ type: 'blog-post', blogPost: 999_999 }] },
    { blockType: 'page-section', id: 'e', title: 'Deel', blocks: [{ blockType: 'video', id: 'f', video }] },
    { blockType: 'file-download', id: 'g', file },
  ];
  const all = await make('content-pages', 'Noemt alles', { blocks, parent: to(gone) });
  await make('themes', 'Noemt een dossier', {
    introduction: 'Zo',
    position: 1,
    lists: [{ type: 'library', dossiers: [topic], articles: [] }],
  });
  const referred = async () =>
    (await listBrokenLinks(payload.db.drizzle, SITE)).flatMap(({ title, referred }) =>
      referred ? [[title, referred.id, referred.kind, referred.title]] : [],
    );
  expect(await referred()).toEqual([]);
  await withdraw('content-pages', gone);
  await withdraw('topics', topic);
  await payload.delete({ collection: 'videos', id: video });
  await cms.database.query('update editorial.published set document = null where id = $1', [file]);
  expect(await referred()).toEqual([
    ['Noemt alles', gone, 'content-page', 'Straks weg'],
    ['Noemt alles', topic, 'topic', 'Straks ook weg'],
    ['Noemt alles', video, null, `Nummer ${video}`],
    ['Noemt alles', file, 'file', 'Folder'],
    ['Noemt een dossier', topic, 'topic', 'Straks ook weg'],
  ]);
  await payload.delete({ collection: 'content-pages', id: all });
  expect((await referred()).map(([title]) => title)).toEqual(['Noemt een dossier']);
});
