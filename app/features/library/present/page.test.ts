import { describe, expect, it } from 'vitest';
import { BLOCK_KINDS, type Block } from '#app/features/content/published/blocks.ts';
import { makeDocument, makePicture, publish } from '#tests/support/documents.ts';
import { makeConversation, makeGroup } from '#tests/support/factory/conversations.ts';
import { exampleOf } from '#tests/support/render-block.tsx';
import { request } from '#tests/support/request.ts';
import { setUpTestSite } from '#tests/support/test-site.ts';
import { page as pageOnWire } from '../contract/pages.ts';

const site = setUpTestSite();

const read = async (path: string) => (await request(site, 'GET', `/cms/pages${path}`)).json();

const picture = makePicture();
const image = {
  ...{ alt: 'Twee nieren', description: null, width: 720, height: 480 },
  href: '/media/editorial/nieren-720x480.webp',
};
const button = { title: 'Stel je vraag', url: '/advies' };

/** Publishes a page with one block, and gives that block on the wire; undefined when the page has none. */
async function onWire(block: unknown) {
  const page = makeDocument('content-page', { blocks: [{ id: 'a', ...(block as object) } as Block] });
  await publish(site.platform, page);
  const [presented] = (await read(page.path)).blocks;
  return presented;
}

describe('a CMS page has the fields of its type', () => {
  const common = (document: { id: number; title: string; path: string }) => ({
    ...{ nid: document.id, title: document.title, pathAlias: document.path, description: 'Waarover.', image },
    ...{ changed: '2026-09-14T08:00:00.000Z', blocks: [] },
  });
  const fields = { description: 'Waarover.', picture };

  it('a content page its subtitle', async () => {
    const page = makeDocument('content-page', { ...fields, subtitle: 'Kort' });
    await publish(site.platform, page);
    expect(await read(page.path)).toEqual({ ...common(page), type: 'content_page', subtitle: 'Kort' });
  });

  it('a landing page its introduction and its advice button', async () => {
    const page = makeDocument('landing-page', { ...fields, button });
    await publish(site.platform, page);
    const adviceButton = { title: 'Stel je vraag', uri: '/advies' };
    expect(await read(page.path)).toEqual({
      ...common(page),
      ...{ type: 'landing_page', introduction: 'Waarover.', adviceButton },
    });
  });

  it('a dossier no others', async () => {
    const topic = makeDocument('topic', fields);
    await publish(site.platform, topic);
    expect(await read(topic.path)).toEqual({ ...common(topic), type: 'topics' });
  });

  it('an advice page whether it is about food, and its phone', async () => {
    const phone = { title: 'Bel de infolijn', url: 'tel:08000000000' };
    const page = makeDocument('advice-topic', { ...fields, subtitle: 'Kort', isDiet: true, phone });
    await publish(site.platform, page);
    expect(await read(page.path)).toEqual({ ...common(page), type: 'advice', subtitle: 'Kort', isDiet: true, phone });
  });

  it('an article its people, its concepts and the pages around it', async () => {
    const topic = makeDocument('topic');
    const organisation = makeDocument('organisation');
    const expert = makeDocument('expert', { firstNameTitle: 'dr.' });
    const concept = makeDocument('concept', { title: 'Dialyse' });
    const teaser = ({ id, title, path }: typeof topic | typeof next, kind: string) => ({
      ...{ kind, nid: id, title, description: null, path },
    });
    const next = makeDocument('medical-article', { parent: topic.id, position: 2 });
    const article = makeDocument('medical-article', {
      ...{ ...fields, parent: topic.id, position: 1, related: [topic.id], concepts: [concept.id] },
      ...{ organisations: [organisation.id], experts: [expert.id], updatedOn: '2026-10-01' },
    });
    await publish(site.platform, topic, organisation, expert, concept, article, next);
    const self = { ...teaser(article, 'medical_article'), description: 'Waarover.' };
    expect(await read(article.path)).toEqual({
      ...{ ...common(article), type: 'medical_article', lastUpdate: '2026-10-01', authorName: '-' },
      organisations: [{ nid: organisation.id, title: organisation.title }],
      experts: [{ firstNameTitle: 'dr.', initials: 'A.', lastName: 'de Vries', lastNameTitle: null }],
      thesaurusTerms: ['Dialyse'],
      relatedContent: [teaser(topic, 'topics')],
      nextArticle: teaser(next, 'medical_article'),
      parentPage: teaser(topic, 'topics'),
      siblings: [self, teaser(next, 'medical_article')],
      children: [],
    });
  });
});

describe('a block has the titles and addresses of what it refers to', () => {
  it('pages', async () => {
    const page = makeDocument('content-page', { title: 'Eten', description: 'Wat je eet.', picture });
    const recipe = makeDocument('recipe', { title: 'Soep', altTitle: 'Groen', description: 'Licht.', picture });
    await publish(site.platform, page, recipe);
    const teaser = { kind: 'content_page', nid: page.id, title: 'Eten', description: 'Wat je eet.', path: page.path };
    expect(await onWire({ kind: 'internal-link', page: page.id })).toEqual({
      ...{ kind: 'internal-link', id: 'a', title: 'Eten', path: page.path },
    });
    expect(await onWire({ kind: 'page-link', page: page.id, description: 'Lees dit.' })).toEqual({
      ...{ kind: 'page-link', id: 'a', title: 'Eten', description: 'Lees dit.', path: page.path, image },
    });
    expect(await onWire({ kind: 'featured-content', title: 'Uitgelicht', pages: [page.id] })).toEqual({
      ...{ kind: 'featured-content', id: 'a', title: 'Uitgelicht', items: [{ ...teaser, image }] },
    });
    expect(await onWire({ kind: 'recipe-link', recipe: recipe.id })).toEqual({
      ...{ kind: 'recipe-link', id: 'a', nid: recipe.id, title: 'Soep', altTitle: 'Groen', description: 'Licht.' },
      ...{ path: recipe.path, amountOfPeople: 4, minutesNeeded: 25, image },
    });
    const items = [
      { type: 'document', id: page.id },
      { type: 'external', title: 'Thuisarts', url: 'https://www.thuisarts.nl/' },
      { type: 'blog-post', id: 7 },
    ];
    expect((await onWire({ kind: 'related-content', items })).items).toEqual([
      { type: 'content_page', title: 'Eten', description: 'Wat je eet.', href: page.path },
      { type: 'external', title: 'Thuisarts', description: null, href: 'https://www.thuisarts.nl/' },
      { type: 'blog-post', title: 'Verborgen verhaal', description: null, href: null },
    ]);
  });

  it('pictures, videos, files and organisations', async () => {
    const video = makeDocument('video', { title: 'Zo werkt het', description: 'In het kort.' });
    const file = makeDocument('file', { title: 'Brochure', description: 'Om te lezen.', thumbnail: picture });
    const organisation = makeDocument('organisation', {
      ...{ title: 'Nierhulp', description: 'Helpt.', url: 'https://nierhulp.example', logo: picture },
    });
    await publish(site.platform, video, file, organisation);
    expect(await onWire({ kind: 'image', picture, caption: 'Thuis' })).toEqual({
      ...{ kind: 'image', id: 'a', ...image, caption: 'Thuis' },
    });
    expect(
      (await onWire({ kind: 'image-grid', items: [{ picture, title: 'Koken', url: '/recepten' }] })).items,
    ).toEqual([{ ...image, title: 'Koken', link: '/recepten' }]);
    expect(await onWire({ kind: 'video', video: video.id })).toEqual({
      ...{ kind: 'video', id: 'a', name: 'Zo werkt het', description: 'In het kort.', transcript: null },
      src: 'https://www.youtube-nocookie.com/embed/FN3MFhYPWWo',
      displayUrl: 'https://www.youtube.com/watch?v=FN3MFhYPWWo',
    });
    expect(await onWire({ kind: 'file-download', file: file.id })).toEqual({
      ...{ kind: 'file-download', id: 'a', title: 'Brochure', description: 'Om te lezen.', thumbnail: image },
      href: `/media/editorial/${file.file}`,
    });
    expect(await onWire({ kind: 'organisation', organisation: organisation.id })).toEqual({
      ...{ kind: 'organisation', id: 'a', nid: organisation.id, title: 'Nierhulp', description: 'Helpt.', image },
      href: 'https://nierhulp.example',
    });
  });

  it('groups and conversations, as the reader may see them', async () => {
    const group = await makeGroup(site.platform, { title: 'Thuis' });
    const common = { groupId: group.id, authorId: null };
    const open = await makeConversation(site.platform, { ...common, title: 'Open' });
    const closed = await makeConversation(site.platform, { ...common, title: 'Dicht', body: 'Geheim', public: false });
    const inGroup = (slug: string) => `/groepen/thuis/${slug}`;
    expect(await onWire({ kind: 'group-teaser', group: 'thuis' })).toEqual({
      ...{ kind: 'group-teaser', id: 'a', title: 'Thuis', path: '/groepen/thuis' },
      description: 'Waar deze groep over gaat.',
    });
    const links = {
      blogs: [3],
      blogPosts: [],
      groups: ['thuis', 'weg'],
      conversations: [open.slug, closed.slug, 'weg'],
    };
    const block = await onWire({ kind: 'community-links', ...links });
    expect(block).toMatchObject({
      blogs: [{ title: 'Verborgen Blog', path: null }],
      groups: [{ title: 'Thuis' }],
      conversations: [
        { title: 'Open', description: 'Thuis', path: inGroup('open') },
        { title: 'Dicht', description: 'Thuis', path: inGroup('dicht') },
        { title: 'Gesprek', description: null, path: null },
      ],
    });
    expect(JSON.stringify(block)).not.toContain('Geheim');
  });

  it('is left out when that is not published', async () => {
    for (const block of [
      { kind: 'internal-link', page: 999 },
      { kind: 'page-link', page: 999 },
      { kind: 'recipe-link', recipe: 999 },
      { kind: 'video', video: 999 },
      { kind: 'file-download', file: 999 },
      { kind: 'organisation', organisation: 999 },
      { kind: 'group-teaser', group: 'weg' },
    ])
      expect(await onWire(block)).toBeUndefined();
  });
});

it('the calls answer with exactly what the contract says, for a block of every kind', async () => {
  const page = makeDocument('content-page', { blocks: BLOCK_KINDS.map((kind) => exampleOf(kind)) });
  await publish(site.platform, page);
  const sent = await read(page.path);
  expect(sent.blocks.length).toBeGreaterThan(10);
  expect(pageOnWire.parse(sent)).toEqual(sent);
});
