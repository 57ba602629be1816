import { expect, it } from 'vitest';
import { makeDocument } from '#tests/support/documents.ts';
import { publishedDocument } from './documents.ts';

it.each([
  [{ amountOfPeople: 1000, minutesNeeded: 100_000, waitingTime: 100_000 }, true],
  [{ amountOfPeople: 3e9 }, false],
  [{ minutesNeeded: 3e9 }, false],
  [{ waitingTime: 3e9 }, false],
])('a recipe with %o is a document: %s', (amounts, isDocument) => {
  expect(publishedDocument.safeParse({ ...makeDocument('recipe'), ...amounts }).success).toBe(isDocument);
});

it.each([
  ['blue', 'blue'],
  ['pink', 'pink'],
  ['grey', 'grey'],
  ['groen', 'grey'],
])('the tag of news with the colour %s is %s', (given, colour) => {
  expect(publishedDocument.parse({ ...makeDocument('news-tag'), colour: given })).toMatchObject({ colour });
});
