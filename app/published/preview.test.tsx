import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { type DocumentKind, type DocumentOf, publishedDocument } from '#app/features/content/published/documents.ts';
import * as preview from '#app/features/pages/pages/preview.tsx';
import { previewSignature } from '#app/features/pages/preview/signature.ts';
import type { Screen } from '#app/features/pages/published-kind.ts';
import { PublishedPage } from '#app/features/pages/ui/published-page.tsx';
import { enqueuePublication, makeArticles, makeDocument, makePicture, publish } from '#tests/support/documents.ts';
import { onePage } from '#tests/support/one-page.ts';
import { parseHtml } from '#tests/support/parse-html.ts';
import { setUpTestSite } from '#tests/support/test-site.ts';
import PublishedLayout from './preview-layout.tsx';

const SECRET = 'a secret for previews, as long as it has to be';
const KINDS = publishedDocument.options.map(({ shape }) => shape.kind.value);

const site = setUpTestSite({ PREVIEW_SECRET: SECRET }, { pages: onePage('voorbeeld/:id', preview) });

/** Saves a draft as the CMS does, and requests its preview. */
async function requestPreview(draft: { id: number; kind: string }) {
  const { db } = site.platform;
  const row = { id: draft.id, kind: draft.kind, document: JSON.stringify(draft), savedAt: site.clock.now() };
  await db
    .insertInto('editorial.draft')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
  const until = site.clock.now().getTime() + 60_000;
  const signature = previewSignature({ id: draft.id, until }, SECRET);
  return site.server.inject({ url: `/voorbeeld/${draft.id}?tot=${until}&teken=${signature}` });
}

/** The status, the title and the text of the preview of a draft. */
async function previewOf(draft: { id: number; kind: string }) {
  const response = await requestPreview(draft);
  const { loader } = response.json();
  const { body } = parseHtml(loader ? render(loader.screen) : '');
  for (const script of body.querySelectorAll('script, title')) script.remove();
  return {
    status: response.statusCode,
    title: body.querySelector('h1')?.textContent,
    text: body.textContent?.replaceAll('\u00a0', ' ') ?? '',
  };
}

/** Renders a screen with the components that the features register. */
function render(screen: Screen): string {
  const children = [{ path: '*', element: <PublishedPage {...screen} /> }];
  const router = createMemoryRouter([{ element: <PublishedLayout />, children }]);
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

describe.each(KINDS)('a draft of the kind %s', (kind) => {
  it('is rendered when it is complete', async () => {
    const draft = makeDocument(kind, { title: 'Een titel met é' });
    expect(await previewOf(draft)).toMatchObject({ status: 200, title: 'Een titel met é' });
  });

  it('is rendered when only its title is filled in', async () => {
    const { text, ...rest } = await previewOf(incompleteDraft(kind, { title: 'Half af' }));
    expect(rest).toEqual({ status: 200, title: 'Half af' });
    expect(text).not.toMatch(/NaN|undefined|Invalid|Could not render/);
  });

  it('is rendered when nothing is filled in', async () => {
    expect(await previewOf(incompleteDraft(kind, {}))).toMatchObject({ status: 200, title: 'Zonder titel' });
  });
});

/** A draft as the CMS projects it: the fields that are not filled in are null or an empty list. */
function incompleteDraft(kind: DocumentKind, filled: object) {
  const { id, ...fields } = makeDocument(kind);
  const empty = Object.entries(fields).map(([name, value]) => [name, Array.isArray(value) ? [] : null]);
  return { ...Object.fromEntries(empty), id, kind, ...filled };
}

it('a recipe shows its introduction, servings, times, types, ingredients and preparation', async () => {
  const type = makeDocument('recipe-type', { title: 'Soep' });
  await publish(site.platform, type);
  const { text } = await previewOf(
    makeDocument('recipe', {
      ...{ introduction: 'Lekker warm.', picture: makePicture(), amountOfPeople: 1, waitingTime: 60, types: [type.id] },
      blocks: [{ kind: 'html-with-title', id: 'a', title: 'Koken', html: '<p>Roer.</p>' }],
    }),
  );
  for (const part of [
    'Lekker warm.',
    '1 persoon',
    '25 minuten',
    '60 minuten',
    'Soep',
    '2 courgettes',
    'Koken',
    'Roer.',
  ])
    expect(text).toContain(part);
  expect(text).toContain('Zout0,5 gram');
});

it('a recipe without some nutrients shows the others', async () => {
  const nutrients = { salt: 0, sodium: null, protein: 3, potassium: null, phosphate: null };
  const { text } = await previewOf({ ...makeDocument('recipe'), nutrients } as unknown as DocumentOf<'recipe'>);
  expect(text).toContain('Zout0 gram');
  expect(text).toContain('Eiwit3 gram');
  expect(text).not.toContain('Natrium');
});

it('a news item shows its date, its tag and its text', async () => {
  const tag = makeDocument('news-tag', { title: 'Onderzoek' });
  await publish(site.platform, tag);
  const blocks = [{ kind: 'html' as const, id: 'a', html: '<p>Het bericht.</p>' }];
  const { text } = await previewOf(makeDocument('news-article', { tag: tag.id, blocks }));
  for (const part of ['1 november 2026', 'Onderzoek', 'Het bericht.']) expect(text).toContain(part);
});

it('a dossier shows its articles as their editors left them, also those that are not published', async () => {
  const dossier = makeDocument('topic');
  const [first, second] = makeArticles(dossier.id, 'Eerst', 'Daarna');
  const fresh = makeDocument('medical-article', { parent: dossier.id, title: 'Nieuw', position: 3 });
  await publish(site.platform, dossier, first, second);
  for (const draft of [{ ...first, position: 2, title: 'Eerst, anders' }, { ...second, position: 1 }, fresh])
    await requestPreview(draft);
  const response = await requestPreview(dossier);
  const { body } = parseHtml(render(response.json().loader.screen));
  const items = [...body.querySelectorAll('li:has(h3)')];
  expect(items.map((item) => item.querySelector('h3')?.textContent)).toEqual(['Daarna', 'Eerst, anders', 'Nieuw']);
  expect(items.map((item) => item.querySelector('h3 a')?.getAttribute('href') ?? null)).toEqual([
    second.path,
    first.path,
    null,
  ]);
  expect(items[2]?.textContent).toContain('Lezers zien dit nog niet.');
});

it.each([
  ['content-page', 'subtitle'],
  ['advice-topic', 'subtitle'],
  ['medical-article', 'description'],
  ['news-article', 'introduction'],
  ['news-article', 'description'],
  ['recipe', 'introduction'],
  ['recipe', 'description'],
] as const)(
  'a page of the kind %s can be read aloud and translated, with its title and its %s',
  async (kind, introduction) => {
    const blocks = [{ kind: 'html' as const, id: 'a', html: '<p>De tekst zelf.</p>' }];
    const draft = makeDocument(kind, { title: 'De titel', [introduction]: 'Waar het over gaat.', blocks });
    const { body } = parseHtml(render((await requestPreview(draft)).json().loader.screen));
    const parts = [...body.querySelectorAll('[data-reading], #artikel')].map((part) => part.textContent ?? '');
    expect(parts.slice(0, 2)).toEqual(['De titel', 'Waar het over gaat.']);
    expect(parts.at(-1)).toContain('De tekst zelf.');
    const buttons = [...body.querySelectorAll('button')].map(({ textContent }) => textContent);
    expect(buttons).toEqual(expect.arrayContaining(['Luister', 'Vertaal']));
  },
);

it('a theme shows the pages in its lists', async () => {
  const topic = makeDocument('topic', { title: 'Dialyse' });
  await publish(site.platform, topic);
  const lists = [{ type: 'library' as const, dossiers: [topic.id], articles: [] }, { type: 'none' as const }];
  expect((await previewOf(makeDocument('theme', { lists }))).text).toContain('Dialyse');
});

it('a preview tells whether readers see the same, another version, or nothing', async () => {
  const statusOf = async (draft: { id: number; kind: string; title: string; changedAt: string }) =>
    (await requestPreview(draft)).json().loader.status;
  const article = makeDocument('medical-article', { title: 'Eerst' });
  const draft = { ...article, author: null }; // as the CMS projects it, before the contract fills it in
  expect(await statusOf(draft)).toBe('unpublished');
  await publish(site.platform, article);
  expect(await statusOf(draft)).toBe('published');
  expect(await statusOf({ ...draft, changedAt: '2026-11-22T08:00:00.000Z' })).toBe('published');
  expect(await statusOf({ ...draft, title: 'Daarna' })).toBe('changed');
  await enqueuePublication(site.platform.db, article.id, null);
  expect(await statusOf(draft)).toBe('unpublished');
});

it('the address for an expert works until an editor withdraws it, or makes another', async () => {
  const { db } = site.platform;
  const draft = makeDocument('content-page', { title: 'Te lezen' });
  await requestPreview(draft);
  const until = site.clock.now().getTime() + 60_000;
  const sign = (forExpert: boolean) => previewSignature({ id: draft.id, until, forExpert }, SECRET);
  const address = `/voorbeeld/${draft.id}?tot=${until}&teken=`;
  const statusOf = async (url: string) => (await site.server.inject({ url })).statusCode;
  const link = `${address}${sign(true)}&voor=deskundige`;
  expect(await statusOf(link)).toBe(404);
  await db
    .insertInto('editorial.expertLink')
    .values({ documentId: draft.id, until: new Date(until) })
    .execute();
  expect(await statusOf(link)).toBe(200);
  expect(await statusOf(`${address}${sign(true)}`)).toBe(404);
  expect(await statusOf(`${address}${sign(false)}&voor=deskundige`)).toBe(404);
  expect(await statusOf(`${link.replace('deskundige', 'iedereen')}`)).toBe(404);
  await db
    .updateTable('editorial.expertLink')
    .set({ until: new Date(until + 1) })
    .execute();
  expect(await statusOf(link)).toBe(404);
  await db.deleteFrom('editorial.expertLink').execute();
  expect(await statusOf(link)).toBe(404);
  expect(await statusOf(`${address}${sign(false)}`)).toBe(200);
});

it('incomplete blocks are left out', async () => {
  const blocks = [
    { kind: 'quote', id: 'a', text: null, source: null },
    { kind: 'quote', id: 'b', text: 'Wel af', source: null },
  ];
  const { text } = await previewOf({ ...makeDocument('content-page'), blocks } as never);
  expect(text).toContain('Wel af');
});

it('a draft of a kind that the contract does not have is not found', async () => {
  const { id } = makeDocument('topic');
  expect((await previewOf({ id, kind: 'zebra' })).status).toBe(404);
});
