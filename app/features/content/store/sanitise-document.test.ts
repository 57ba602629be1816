import { expect, it } from 'vitest';
import { makeDocument, makePicture } from '#tests/support/documents.ts';
import type { Block } from '../published/blocks.ts';
import { sanitiseDocument } from './sanitise-document.ts';

/** What is stored of a document, as JSON, with its spaces that do not break as underscores. */
const stored = async (document: Parameters<typeof sanitiseDocument>[0]): Promise<string> =>
  JSON.stringify((await sanitiseDocument(document)).document).replaceAll('\u00a0', '_');

it('dates, phone numbers and amounts stay on one line in all texts of a page, with and without HTML', async () => {
  const text = 'Op 3 maart 2026, bel 030 123 45 67, 5 gram zout';
  const blocks: Block[] = [
    { kind: 'html', id: 'a', html: `<p>${text}</p>` },
    { kind: 'image', id: 'b', picture: makePicture(), caption: text },
    { kind: 'quote', id: 'c', text, source: null },
    { kind: 'page-section', id: 'd', title: text, blocks: [{ kind: 'tip', id: 'e', title: text, html: '' }] },
  ];
  const page = makeDocument('content-page', { title: text, subtitle: text, description: text, blocks });
  const parts = (await stored(page)).split('Op 3_maart_2026, bel 030_123_45_67, 5_gram zout');
  expect(parts).toHaveLength(9);
});

it('the teaser of news, a caption and the step of a recipe stay on one line where they must', async () => {
  expect(await stored(makeDocument('news-article', { introduction: 'Vanaf 12 mei' }))).toContain('Vanaf 12_mei');
  const steps = [{ heading: null, text: 'Wacht 10 minuten.', minutes: 10 }];
  expect(await stored(makeDocument('recipe', { steps }))).toContain('Wacht 10_minuten.');
});

it('addresses, alt texts and the word of a definition stay as they are', async () => {
  const picture = makePicture('Op 3 maart');
  const blocks: Block[] = [
    { kind: 'image', id: 'a', picture, caption: null },
    { kind: 'external-link', id: 'b', title: 'Lees', url: 'https://example.org/3 maart', description: null },
  ];
  const page = await stored(makeDocument('content-page', { blocks }));
  expect([page.includes('"alt":"Op 3 maart"'), page.includes('https://example.org/3 maart')]).toEqual([true, true]);
  expect(await stored(makeDocument('definition', { title: '24 uur' }))).toContain('"title":"24 uur"');
});

it('urgent blocks are stored before all but a first text with a number, and the others in their order', async () => {
  const html = '<p>Een tekst</p>';
  const blocks: Block[] = [
    { kind: 'summary', id: 'a', html },
    { kind: 'html', id: 'b', html },
    { kind: 'urgent', id: 'c', title: null, html, phones: [{ number: '112', description: null }] },
    { kind: 'tip', id: 'd', title: null, html },
  ];
  const { document } = await sanitiseDocument(makeDocument('content-page', { blocks }));
  expect(document.blocks.map(({ kind }) => kind)).toEqual(['urgent', 'summary', 'html', 'tip']);
  const call: Block = { kind: 'html', id: 'e', html: '<p>Bel {infolijn}</p>' };
  const contact = await sanitiseDocument(makeDocument('content-page', { blocks: [call, ...blocks] }));
  expect(contact.document.blocks.map(({ kind }) => kind)).toEqual(['html', 'urgent', 'summary', 'html', 'tip']);
});
