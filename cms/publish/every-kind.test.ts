import { afterAll, beforeAll, expect, test } from 'vitest';
import { BLOCK_KINDS, type BlockKind } from '../../app/features/content/published/blocks.ts';
import { publishedDocument } from '../../app/features/content/published/documents.ts';
import { HOUSE_RULES } from '../../app/features/content/published/house-rules.ts';
import { blocksOfSection } from '../blocks/blocks-of-kind.ts';
import { makeFile, makePicture, publish, text } from '../testing/make.ts';
import { openTestCms, type TestCms } from '../testing/open-test-cms.ts';

let cms: TestCms;
beforeAll(async () => {
  cms = await openTestCms();
});
afterAll(() => cms.close());

const KINDS = publishedDocument.options.map(({ shape }) => shape.kind.value);
const html = text('Een tekst');
const url = 'https://example.org/';

/** The ingredients, steps and nutrients of a recipe, with every field filled in. */
const recipeParts = {
  ingredients: [
    {
      title: 'Voor de soep',
      items: [
        { amount: 2, unit: null, name: 'wortels', singular: 'wortel', note: 'in blokjes' },
        { amount: 0.5, unit: 'liter', name: 'water', singular: null, note: null },
      ],
    },
  ],
  steps: [{ heading: 'De soep', text: 'Kook de wortels gaar.', minutes: 20 }],
  nutrients: {
    ...{ energy: 90, protein: 4, carbohydrates: 12, fat: 2, salt: 0.5 },
    ...{ sodium: 200, potassium: 300, phosphate: 80, fluid: 125 },
  },
};

test('every kind of document, with every field filled in, is published as the contract has it', async () => {
  const { payload } = cms;
  const made: Record<string, number> = {};
  const make = async (kind: string, collection: string, data: object) => {
    made[kind] = await publish(payload, collection, data);
    return made[kind];
  };
  const picture = await makePicture(payload);
  made.file = await makeFile(payload);
  const seo = { title: 'Voor zoekers', description: 'Wat zij zien' };
  const names = { layWords: ['niertjes'], medicalNames: ['ren'], brands: ['Nierex'], abbreviations: ['N (nier)'] };
  const broader = await make('concept', 'concepts', { title: 'Orgaan', ...names });
  const concept = await make('concept', 'concepts', {
    ...{ title: 'Nier', ...names, isDisease: true, broader: [broader], related: [broader] },
  });
  const page = {
    title: 'Titel',
    description: 'Omschrijving',
    picture,
    seo,
    concepts: [concept, broader],
    blocks: [{ blockType: 'html', id: 'a', html }],
  };
  const topic = await make('topic', 'topics', page);
  const expert = await make('expert', 'experts', {
    firstNameTitle: 'dr.',
    initials: 'A.',
    lastName: 'de Vries',
    lastNameTitle: 'nefroloog',
    invented: true,
  });
  const organisation = await make('organisation', 'organisations', {
    title: 'Vereniging',
    description: 'Wij',
    url,
    logo: picture,
  });
  const article = await make('medical-article', 'medical-articles', {
    ...page,
    parent: { relationTo: 'topics', value: topic },
    position: 2,
    author: 'De redactie',
    updatedOn: '2026-03-01T12:00:00.000Z',
    reviewOn: '2027-03-01T12:00:00.000Z',
    organisations: [organisation],
    experts: [expert],
    sources: [{ title: 'Nieren', organisation: 'Vereniging', url, consultedOn: '2026-02-01T12:00:00.000Z' }],
    related: [{ relationTo: 'topics', value: topic }],
  });
  const parent = await publish(payload, 'content-pages', { title: 'Boven' });
  await make('content-page', 'content-pages', {
    ...page,
    subtitle: 'Onder',
    parent: { relationTo: 'content-pages', value: parent },
  });
  await make('landing-page', 'landing-pages', { ...page, button: { title: 'Ga', url: '/over-ons' } });
  await make('advice-topic', 'advice-topics', {
    ...page,
    subtitle: 'Onder',
    isDiet: true,
    phone: { title: 'Bel', url: 'tel:0800' },
    position: 1,
  });
  const type = await make('recipe-type', 'recipe-types', { title: 'Weinig zout', group: 'diet', position: 1 });
  const recipe = await make('recipe', 'recipes', {
    ...page,
    altTitle: 'Soupe',
    introduction: 'Lekker',
    amountOfPeople: 4,
    minutesNeeded: 30,
    waitingTime: 0,
    types: [type],
    ...recipeParts,
  });
  const tag = await make('news-tag', 'news-tags', { title: 'Onderzoek', colour: 'blue' });
  await make('news-article', 'news-articles', {
    ...page,
    introduction: 'Nieuws',
    publicationDate: '2026-11-20T23:30:00.000Z',
    tag,
  });
  const lists = [
    { type: 'recipes', recipes: [recipe] },
    { type: 'library', dossiers: [topic], articles: [article] },
    { type: 'conversations', conversations: ['https://example.org/groepen/dialyse/op-vakantie/'] },
  ];
  await make('theme', 'themes', { title: 'Eten', introduction: 'Over eten', picture, lists, position: 1 });
  await make('testimonial', 'testimonials', { title: 'Kim', role: 'nefroloog', quote: 'Goed', picture, position: 1 });
  await make('video', 'videos', {
    title: 'Film',
    youtubeId: 'https://youtu.be/FN3MFhYPWWo',
    picture,
    transcript: { html },
  });
  const child = { title: 'Dossiers', url: '/bibliotheek', enabled: true };
  const item = {
    title: 'Leven',
    url: '/leven',
    enabled: true,
    expanded: true,
    children: [child],
    allAbout: { title: 'Alles', url: '/alles' },
  };
  await make('menu', 'menus', { title: 'Hoofdmenu', name: 'main', items: [item] });
  await make('redirect', 'redirects', { from: '/oud', to: '/over-ons' });
  await make('definition', 'definitions', {
    title: 'dialyse',
    spellings: ['dialyses'],
    description: 'Een machine zuivert je bloed.',
    concept,
  });

  const sentences = { facts: 'Het is reclame.', conduct: 'Je maakte reclame.', words: 'Wil je niets verkopen?' };
  await make('rule-text', 'rule-texts', { rule: 'advert', ...sentences });

  expect(Object.keys(made).toSorted()).toEqual([...KINDS].toSorted());
  const published = Object.fromEntries(
    await Promise.all(Object.entries(made).map(async ([kind, id]) => [kind, (await cms.published(id))?.document])),
  );
  for (const kind of KINDS)
    expect(publishedDocument.parse(published[kind]), kind).toMatchObject({ kind, id: made[kind] });

  expect(published.topic).toMatchObject({
    path: `/bibliotheek/${topic}-titel`,
    concepts: [concept, broader],
  });
  expect(published['medical-article']).toMatchObject({
    path: '/artikelen/titel',
    parent: topic,
    position: 2,
    author: 'De redactie',
    updatedOn: '2026-03-01',
    reviewOn: '2027-03-01',
    experts: [expert],
    organisations: [organisation],
    related: [topic],
    picture: { id: picture, alt: 'Twee nieren' },
  });
  expect(published.concept).toMatchObject({ ...names, isDisease: true, broader: [broader], related: [broader] });
  expect(published.definition).toMatchObject({ concept });
  expect(published['rule-text']).toMatchObject({ title: HOUSE_RULES.advert, rule: 'advert', ...sentences });
  expect(published['content-page']).toMatchObject({ path: '/titel', subtitle: 'Onder', parent, seo });
  expect(published['content-page']).not.toHaveProperty('review');
  expect(published['content-page']).not.toHaveProperty('updatedBy');
  expect(await cms.draft(made['content-page'] ?? 0)).not.toHaveProperty('review');
  expect(published['landing-page']).toMatchObject({ path: '/titel-2', button: { title: 'Ga', url: '/over-ons' } });
  expect(published['advice-topic']).toMatchObject({ path: `/advies/${made['advice-topic']}-titel`, isDiet: true });
  expect(published.recipe).toMatchObject({
    path: `/recepten/${recipe}-titel`,
    types: [type],
    ...recipeParts,
  });
  expect(published['news-article']).toMatchObject({
    path: `/nieuws/${made['news-article']}-titel`,
    publicationDate: '2026-11-21',
    tag,
  });
  expect(published.expert).toMatchObject({ title: 'dr. A. de Vries, nefroloog' });
  expect(published.video).toMatchObject({ youtubeId: 'FN3MFhYPWWo', transcript: { html: '<p>Een tekst</p>' } });
  expect(published.theme).toMatchObject({
    lists: [{ recipes: [recipe] }, { dossiers: [topic] }, { conversations: ['op-vakantie'] }],
  });
  expect(published.menu).toMatchObject({
    items: [{ title: 'Leven', expanded: true, children: [{ title: 'Dossiers' }], allAbout: { title: 'Alles' } }],
  });
  expect(published.file).toMatchObject({ type: 'application/pdf', brochure: true, bytes: 30 });
  expect(new Set(Object.values(made)).size).toBe(KINDS.length);
});

test('every kind of block is published as the contract has it', async () => {
  const { payload } = cms;
  const picture = await makePicture(payload);
  const file = await makeFile(payload);
  const topic = await publish(payload, 'topics', { title: 'Dossier' });
  const organisation = await publish(payload, 'organisations', { title: 'Vereniging' });
  const video = await publish(payload, 'videos', { title: 'Film', youtubeId: 'FN3MFhYPWWo' });
  const page = { relationTo: 'topics', value: topic };
  const recipe = await publish(payload, 'recipes', { title: 'Soep', ...recipeParts });
  const fields = everyBlock({ picture, file, page, organisation, video, recipe });
  const blocks = Object.entries(fields).map(([blockType, block]) => ({ blockType, id: blockType, ...block }));
  const fitsSection = (kind: string) => blocksOfSection().includes(kind as BlockKind);
  const inSection = blocks.filter(({ blockType }) => fitsSection(blockType));
  const section = { blockType: 'page-section', id: 'page-section', title: 'Deel', blocks: inSection };
  expect([...blocks, section].map(({ blockType }) => blockType).toSorted()).toEqual([...BLOCK_KINDS].toSorted());

  const id = await publish(payload, 'content-pages', { title: 'Alles', blocks: [...blocks, section] });
  const published = publishedDocument.parse((await cms.published(id))?.document);
  if (published.kind !== 'content-page') throw new Error('This is not a content page.');
  const last = published.blocks.at(-1);
  expect(published.blocks.map(({ kind }) => kind)).toEqual([...Object.keys(fields), 'page-section']);
  expect(last).toMatchObject({
    kind: 'page-section',
    title: 'Deel',
    blocks: published.blocks.slice(0, -1).filter(({ kind }) => fitsSection(kind)),
  });
  const block = (kind: string) => published.blocks.find((block) => block.kind === kind);
  expect(block('call-to-action')).toMatchObject({ html: null, button: { title: 'Ga', url: '/registreren' } });
  expect(block('image')).toMatchObject({ picture: { id: picture, alt: 'Twee nieren' }, caption: 'Bij' });
  expect(block('related-content')).toMatchObject({
    items: [
      { type: 'document', id: topic },
      { type: 'blog-post', id: 12 },
      { type: 'conversation', slug: 'op-vakantie' },
      { type: 'external', title: 'Elders', url },
    ],
  });
  expect(block('community-links')).toMatchObject({ blogs: [1], blogPosts: [2], groups: ['dialyse'] });
  expect(block('file-download')).toMatchObject({ file });
  const unfit = { ...section, blocks };
  await expect(publish(payload, 'content-pages', { title: 'Te veel', blocks: [unfit] })).rejects.toThrow(/Inhoud/);
});

/** What the blocks of `everyBlock` refer to, by id. */
interface Referred {
  picture: number;
  file: number;
  page: { relationTo: string; value: number };
  organisation: number;
  video: number;
  recipe: number;
}

/** A block of every kind, with all its fields filled in, as Payload stores them. A page section is not among them. */
function everyBlock({ picture, file, page, organisation, video, recipe }: Referred): Record<string, object> {
  const items = [
    { type: 'document', document: page },
    { type: 'blog-post', blogPost: 12 },
    { type: 'conversation', slug: '/groepen/dialyse/op-vakantie?page=2' },
    { type: 'external', title: 'Elders', url },
  ];
  return {
    html: { html },
    'html-with-title': { title: 'Titel', html },
    'expandable-list': { title: 'Vragen', items: [{ title: 'Vraag', html }] },
    summary: { html },
    introduction: { html },
    'call-to-action': { title: 'Doe mee', button: { title: 'Ga', url: '/registreren' } },
    image: { picture, caption: 'Bij' },
    video: { video },
    urgent: { title: 'Bel', html, phones: [{ number: '0800-0113', description: 'dag en nacht' }] },
    tip: { html },
    'call-today': { html },
    'causes-by-phase': { items: [{ phase: 'dialysis', html }] },
    'questions-to-ask': { items: [{ text: 'Mag ik dit?' }] },
    quote: { text: 'Gezegd', source: 'Kim' },
    'external-link': { title: 'Elders', url },
    'file-download': { file },
    organisation: { organisation },
    'internal-link': { page },
    'recipe-link': { recipe },
    'document-description': { title: 'Boek', html, picture },
    'a-z-list': {},
    'group-teaser': { group: 'dialyse' },
    'conversation-teaser': { conversation: 'op-vakantie' },
    'featured-content': { pages: [page] },
    'page-link': { page },
    'image-grid': { items: [{ picture, url: '/over-ons' }] },
    'related-content': { items },
    'latest-news': {},
    'community-links': { blogs: [1], blogPosts: [2], groups: ['https://x.nl/groepen/dialyse'], conversations: [] },
  };
}
