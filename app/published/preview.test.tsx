import { JSDOM } from 'jsdom';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DocumentKind, type DocumentOf, publishedDocument } from '#app/features/content/published/documents.ts';
import type { Screen } from '#app/features/pages/kinds/published-kind.ts';
import * as preview from '#app/features/pages/pages/preview.tsx';
import { previewSignature } from '#app/features/pages/preview/signature.ts';
import { PublishedPage } from '#app/features/pages/ui/published-page.tsx';
import { makeDocument, makePicture, publish } from '#tests/support/documents.ts';
import { onePage } from '#tests/support/one-page.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';
import PublishedLayout from './layout.tsx';

const SECRET = 'a secret for previews, as long as it has to be';
const KINDS = publishedDocument.options.map(({ shape }) => shape.kind.value);

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ PREVIEW_SECRET: SECRET }, { pages: onePage('voorbeeld/:id', preview) });
});
afterAll(() => site.close());

/** Saves a draft as the CMS does, and gives the answer to its preview. */
async function previewOf(draft: { id: number; kind: string }) {
  const { db } = site.platform;
  const row = { id: draft.id, kind: draft.kind, document: JSON.stringify(draft), savedAt: site.clock.now() };
  await db.insertInto('editorial.draft').values(row).execute();
  const until = site.clock.now().getTime() + 60_000;
  const signature = previewSignature({ id: draft.id, until }, SECRET);
  const answer = await site.server.inject({ url: `/voorbeeld/${draft.id}?tot=${until}&teken=${signature}` });
  const { loader } = answer.json();
  const { body } = new JSDOM(loader ? render(loader.screen) : '').window.document;
  for (const script of body.querySelectorAll('script, title')) script.remove();
  return { status: answer.statusCode, title: body.querySelector('h1')?.textContent, text: body.textContent ?? '' };
}

/** What the components that the features registered make of a screen. */
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

  it('is rendered when no more than its title is filled in', async () => {
    const { text, ...answer } = await previewOf(halfFilled(kind, { title: 'Half af' }));
    expect(answer).toEqual({ status: 200, title: 'Half af' });
    expect(text).not.toMatch(/NaN|undefined|Invalid|Could not render/);
  });

  it('is rendered when nothing is filled in', async () => {
    expect(await previewOf(halfFilled(kind, {}))).toMatchObject({ status: 200, title: 'Zonder titel' });
  });
});

/** A draft as the CMS projects one: every field is there, as null or an empty list where nothing is filled in. */
function halfFilled(kind: DocumentKind, filled: object) {
  const { id, ...fields } = makeDocument(kind);
  const empty = Object.entries(fields).map(([name, value]) => [name, Array.isArray(value) ? [] : null]);
  return { ...Object.fromEntries(empty), id, kind, ...filled };
}

it('a recipe shows its picture, for how many it is, what goes in and how to make it', async () => {
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

it('a recipe of which a nutrient is missing shows the others', async () => {
  const nutrients = { salt: 0, sodium: null, protein: 3, potassium: null, phosphate: null };
  const { text } = await previewOf({ ...makeDocument('recipe'), nutrients } as unknown as DocumentOf<'recipe'>);
  expect(text).toContain('Zout0 gram');
  expect(text).toContain('Eiwit3 gram');
  expect(text).not.toContain('Natrium');
});

it('a news item shows its day, its label and its text', async () => {
  const tag = makeDocument('news-tag', { title: 'Onderzoek' });
  await publish(site.platform, tag);
  const blocks = [{ kind: 'html' as const, id: 'a', html: '<p>Het bericht.</p>' }];
  const { text } = await previewOf(makeDocument('news-article', { tag: tag.id, blocks }));
  for (const part of ['1 november 2026', 'Onderzoek', 'Het bericht.']) expect(text).toContain(part);
});

it('a theme shows the pages that its lists name', async () => {
  const topic = makeDocument('topic', { title: 'Dialyse' });
  await publish(site.platform, topic);
  const lists = [{ type: 'library' as const, dossiers: [topic.id], articles: [] }, { type: 'none' as const }];
  expect((await previewOf(makeDocument('theme', { lists }))).text).toContain('Dialyse');
});

it('blocks that are not finished are left out', async () => {
  const blocks = [
    { kind: 'quote', id: 'a', text: null, source: null },
    { kind: 'quote', id: 'b', text: 'Wel af', source: null },
  ];
  const { text } = await previewOf({ ...makeDocument('content-page'), blocks } as never);
  expect(text).toContain('Wel af');
});

it('nothing is shown of a kind that the contract does not know', async () => {
  const { id } = makeDocument('topic');
  expect((await previewOf({ id, kind: 'zebra' })).status).toBe(404);
});
