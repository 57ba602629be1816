import { expect, test } from 'vitest';
import { makeDocument } from '#tests/support/documents.ts';
import { thingsOf } from './structured.ts';

const at = { crumbs: [{ text: 'Home', href: '/' }, { text: 'Dialyse' }], url: 'https://example.org/artikelen/dialyse' };
const list = (title: string) => ({
  ...{ kind: 'expandable-list' as const, id: title, title: null },
  items: [{ title, html: '<p>Nee.</p>' }],
});

test('a page tells where it stands, in whole addresses', () => {
  const [crumbs] = thingsOf(makeDocument('content-page'), at);
  expect(crumbs?.itemListElement).toMatchObject([{ name: 'Home', item: 'https://example.org/' }, { name: 'Dialyse' }]);
});

test('an article tells when it was last looked over, and by whom it was written', () => {
  const document = makeDocument('medical-article', {
    updatedOn: '2026-03-01',
    author: 'J. Jansen',
    terms: ['Dialyse'],
  });
  expect(thingsOf(document, at)[1]).toMatchObject({
    '@type': 'MedicalWebPage',
    lastReviewed: '2026-03-01',
    author: { name: 'J. Jansen' },
    about: [{ name: 'Dialyse' }],
  });
});

test('questions that fold open are told with their answers, also inside a section', () => {
  const section = { kind: 'page-section' as const, id: 's', title: 'Vragen', blocks: [list('Doet het pijn?')] };
  const things = thingsOf(makeDocument('content-page', { blocks: [list('Zonder vraagteken'), section] }), at);
  expect(things.at(-1)?.mainEntity).toMatchObject([
    { name: 'Doet het pijn?', acceptedAnswer: { text: '<p>Nee.</p>' } },
  ]);
  expect(thingsOf(makeDocument('content-page', { blocks: [list('Geen vraag')] }), at)).toHaveLength(1);
});
