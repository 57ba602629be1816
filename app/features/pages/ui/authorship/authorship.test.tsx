import { JSDOM } from 'jsdom';
import { expect, it } from 'vitest';
import { authorshipData } from '#app/features/content/published/authorship.ts';
import { makeDocument } from '#tests/support/documents.ts';
import { inRouter } from '#tests/support/render-block.tsx';
import { AuthorshipLine } from './authorship-line.tsx';
import { AuthorshipNote } from './authorship-note.tsx';

it.each([
  [{}, ''],
  [
    { writtenBy: 'ai' as const },
    'Geschreven met AI. Niet nagekeken door een arts of diëtist. Laatst gewijzigd op 14 september 2026.',
  ],
  [
    { writtenBy: 'people' as const, checkedBy: 'dr. A. de Vries', checkedOn: '2026-03-01' },
    'Geschreven door mensen van de redactie. Nagekeken door dr. A. de Vries op 1 maart 2026. Laatst gewijzigd op 14 september 2026.',
  ],
  [
    { writtenBy: 'ai' as const, checkedBy: 'dr. A. de Vries' }, // without a day it is no check
    'Geschreven met AI. Niet nagekeken door een arts of diëtist. Laatst gewijzigd op 14 september 2026.',
  ],
])('says who wrote and who checked %o', (fields, text) => {
  const document = makeDocument('content-page', fields);
  const note = JSDOM.fragment(inRouter(<AuthorshipNote document={document} />)).textContent;
  expect(note).toBe(text.replace(/(\d+) ([a-z]+) (\d{4})/gu, '$1\u00a0$2\u00a0$3')); // no line ends within a date
});

it('leaves out the day where the page says it already', () => {
  const document = makeDocument('medical-article', { writtenBy: 'ai' });
  expect(JSDOM.fragment(inRouter(<AuthorshipNote document={document} undated />)).textContent).toBe(
    'Geschreven met AI. Niet nagekeken door een arts of diëtist.',
  );
});

it.each([
  [{}, ''],
  [{ writtenBy: 'ai' as const }, 'Met AI geschreven, niet nagekeken · bijgewerkt 1 maart 2026'],
  [
    { writtenBy: 'people' as const, checkedBy: 'dr. A. de Vries', checkedOn: '2026-03-01' },
    'Door de redactie geschreven, nagekeken door dr. A. de Vries · bijgewerkt 1 maart 2026',
  ],
])('says in one line who wrote and checked %o, and when it was updated', (fields, text) => {
  const document = makeDocument('medical-article', fields);
  const line = JSDOM.fragment(inRouter(<AuthorshipLine document={document} updatedOn="2026-03-01" />)).textContent;
  expect(line?.replaceAll('\u00a0', ' ')).toBe(text);
});

it('tells machines that a model wrote it, and of a review only when it took place', () => {
  expect(authorshipData(makeDocument('recipe', { writtenBy: 'ai' }))).toEqual({
    creditText: expect.stringContaining('Geschreven met AI. Niet nagekeken'),
    digitalSourceType: 'https://schema.org/TrainedAlgorithmicMediaDigitalSource',
  });
  expect(
    authorshipData(makeDocument('recipe', { writtenBy: 'people', checkedBy: 'A. Vos', checkedOn: '2026-03-01' })),
  ).toMatchObject({ reviewedBy: { '@type': 'Person', name: 'A. Vos' }, lastReviewed: '2026-03-01' });
  expect(authorshipData(makeDocument('recipe'))).toEqual({});
});
