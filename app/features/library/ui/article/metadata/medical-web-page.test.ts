import { expect, test } from 'vitest';
import { makeDocument } from '#tests/support/documents.ts';
import { medicalWebPage } from './medical-web-page.ts';

const URL = 'https://example.org/artikelen/dialyse';

test('describes its author and its subjects, and no review because of the day of its last update', () => {
  const concept = makeDocument('concept', { title: 'Dialyse' });
  const article = makeDocument('medical-article', {
    updatedOn: '2026-03-01',
    author: 'J. Jansen',
    concepts: [concept.id],
  });
  const thing = medicalWebPage(article, { url: URL, refs: { [concept.id]: concept } });
  expect(thing).not.toHaveProperty('lastReviewed');
  expect(thing).toMatchObject({
    '@type': 'MedicalWebPage',
    author: { name: 'J. Jansen' },
    about: [{ name: 'Dialyse' }],
  });
});

test.each([
  ['J. Jansen', { '@type': 'Person', name: 'J. Jansen' }],
  ['Redactie Niergenoten', { '@type': 'Organization', name: 'Redactie Niergenoten' }],
  ['De redactie', { '@type': 'Organization', name: 'De redactie' }],
  ['-', { '@type': 'Organization', name: 'Niergenoten' }],
])('the author %s is a person or an organisation', (author, expected) => {
  const article = makeDocument('medical-article', { author });
  expect(medicalWebPage(article, { url: URL, refs: {} }).author).toEqual(expected);
});
