import { expect, it } from 'vitest';
import { makeDocument } from '#tests/support/documents.ts';
import { lastUpdate } from './last-update.ts';

const changedAt = '2026-03-01T23:30:00.000Z'; // half past midnight on the 2nd in Amsterdam

it('is the day that the editors filled in', () => {
  expect(lastUpdate(makeDocument('medical-article', { updatedOn: '2026-02-01', changedAt }))).toBe('2026-02-01');
});

it('is otherwise the day of the last change, in Amsterdam', () => {
  expect(lastUpdate(makeDocument('medical-article', { updatedOn: null, changedAt }))).toBe('2026-03-02');
});
