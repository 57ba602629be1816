import { beforeAll, describe, expect, it } from 'vitest';
import { type DocumentKind, publishedDocument } from '#app/features/content/published/documents.ts';
import { allPages } from '#tests/support/all-pages.ts';
import { makeDocument, publish } from '#tests/support/documents.ts';
import { makeAnsweredQuestion } from '#tests/support/factory/advice.ts';
import { makeMember, makeSession } from '#tests/support/factory/members.ts';
import { parseHtml } from '#tests/support/parse-html.ts';
import { request } from '#tests/support/request.ts';
import { setUpTestSite } from '#tests/support/test-site.ts';

/** Each editorial document, and each answer, says who wrote it and who checked it (rules.md R50). */

const site = setUpTestSite({}, { pages: allPages() });

/** The kinds that have no text of their own to read, and why. */
const WITHOUT_AUTHOR: Partial<Record<DocumentKind, string>> = {
  'recipe-type': 'the name of a filter',
  'news-tag': 'a label',
  theme: 'a list of the home page',
  testimonial: 'says who speaks',
  video: 'a film with its own title',
  organisation: 'what it says of itself',
  expert: 'a name',
  menu: 'links',
  redirect: 'an address',
  concept: 'names, which the search and the A-Z use',
  'rule-text': 'what moderators begin with, and put their own words to',
};

const AUTHORED = publishedDocument.options
  .filter(({ shape }) => 'writtenBy' in shape)
  .map(({ shape }) => shape.kind.value);

const AI = { writtenBy: 'ai' } as const;
const AI_TEXT = 'Geschreven met AI. Niet nagekeken door een arts of diëtist.';

const made = {
  'content-page': makeDocument('content-page', { ...AI, path: '/over' }),
  'landing-page': makeDocument('landing-page', { ...AI, path: '/doneren' }),
  topic: makeDocument('topic', AI),
  'medical-article': makeDocument('medical-article', { ...AI, path: '/artikelen/dialyse' }),
  'advice-topic': makeDocument('advice-topic', { ...AI, id: 11, path: '/advies/11-eten', isDiet: true }),
  recipe: makeDocument('recipe', AI),
  'news-article': makeDocument('news-article', AI),
  definition: makeDocument('definition', { ...AI, title: 'shunt' }),
  file: makeDocument('file', { ...AI, brochure: true }),
};
const expert = makeDocument('expert', { title: 'B. Proef, diëtist' });
const invented = makeDocument('expert', { title: 'S. van Dijk, diëtist', invented: true });
beforeAll(() => publish(site.platform, ...Object.values(made), expert, invented));

/** Where a reader, another site and a machine find who wrote what is at this path. */
async function read(path: string) {
  const { body } = await request(site, 'GET', path);
  const document = parseHtml(body);
  for (const hidden of document.querySelectorAll('main :is([data-print=hide], [data-print=links], [data-print=tip])'))
    hidden.remove();
  return {
    onPaper: document.querySelector('main')?.textContent ?? '',
    shared: document.querySelector('meta[property="og:description"]')?.getAttribute('content') ?? '',
    data: [...document.querySelectorAll('script[type="application/ld+json"]')].map((one) => one.textContent).join(),
  };
}

it('every kind of document has a field for who wrote it, or a reason for none', () => {
  const kinds = publishedDocument.options.map(({ shape }) => shape.kind.value);
  expect([...AUTHORED, ...Object.keys(WITHOUT_AUTHOR)].sort()).toEqual(kinds.sort());
  expect(Object.keys(made).sort()).toEqual(AUTHORED.sort());
});

/** Where the documents without a page of their own are. */
const LISTED_AT = { definition: '/woordenlijst', file: '/brochures' };

it.each(
  Object.values(made).map((document) => [document.kind, 'path' in document ? document.path : LISTED_AT[document.kind]]),
)('a document of the kind %s says so on the page, on paper, where it is shared and in data', async (_, path) => {
  const { onPaper, shared, data } = await read(path);
  for (const text of [onPaper, shared, data]) expect(text).toContain(AI_TEXT);
  expect(data).toContain('TrainedAlgorithmicMediaDigitalSource');
});

describe('an answer', () => {
  const pathOf = async (overrides: object) => {
    const { id } = await makeAnsweredQuestion(site.platform, { authorId: null, title: 'Mag ik kaas?', ...overrides });
    return `/advies/11-eten/${id}-mag-ik-kaas`;
  };

  it.each([
    [
      { expert: expert.title },
      'Geschreven door B. Proef, diëtist. Niet nagekeken door iemand anders. Laatst gewijzigd op ',
    ],
    [{}, 'Geschreven door een diëtist. Niet nagekeken door iemand anders. Laatst gewijzigd op '],
    [{ expert: invented.title }, `${AI_TEXT} Laatst gewijzigd op `], // of the demo
  ])('by %o says who wrote it', async (by, text) => {
    const { onPaper, shared, data } = await read(await pathOf(by));
    for (const where of [onPaper, shared, data]) expect(where).toContain(text);
  });
});

it.each([
  ['article', made['medical-article']],
  ['article', made.topic],
  ['recipe', made.recipe],
  ['news', made['news-article']],
])('a mail that shares a page as %s says who wrote it', async (type, { id }) => {
  const as = await makeSession(site.platform, (await makeMember(site.platform)).id);
  const body = { SenderName: 'Anna', EmailList: `${type}-${id}@example.org`, Message: '', ItemId: id };
  expect((await request(site, 'POST', `/api/v1/library/send${type}`, { as, body })).statusCode).toBe(200);
  const [mail] = await site.mailsTo(`${type}-${id}@example.org`);
  for (const part of [mail?.text, mail?.html]) expect(part?.replaceAll(/\s+/g, ' ')).toContain(AI_TEXT);
});
