import { expect, it } from 'vitest';
import { makeDocument } from '#tests/support/documents.ts';
import { lastUpdate } from './facts.ts';

const changedAt = '2026-03-01T23:30:00.000Z'; // half past midnight on the 2nd in Amsterdam

it('an article shows the day of its last update', () => {
  expect(lastUpdate(makeDocument('medical-article', { updatedOn: '2026-02-01', changedAt }))).toBe('2026-02-01');
});

it('else the day of its last change, in Amsterdam', () => {
  expect(lastUpdate(makeDocument('medical-article', { updatedOn: null, changedAt }))).toBe('2026-03-02');
});
