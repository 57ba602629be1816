import type { PayloadRequest } from 'payload';
import { expect, test } from 'vitest';
import { mayPublish, mayRead } from '../access.ts';
import { documentIn } from './in-address.ts';

const collections = [{ slug: 'topics', custom: { kind: 'topic' } }, { slug: 'users' }];
const request = (role: string | null, collection: string, id: string) =>
  ({
    user: role && { role },
    routeParams: { collection, id },
    payload: { config: { collections } },
  }) as unknown as PayloadRequest;
const FORBIDDEN = expect.objectContaining({ status: 403 });
const NOT_FOUND = expect.objectContaining({ status: 404 });

test('an address names a document of a collection of documents', () => {
  expect(documentIn(request('redacteur', 'topics', '12'), mayRead)).toEqual({ slug: 'topics', id: 12 });
});

test.each([
  ['users', '12'],
  ['nothing', '12'],
  ['topics', 'x'],
  ['topics', '-1'],
  ['topics', '1.5'],
  ['topics', ''],
  ['topics', '1234567890'],
])('there is no document at %s/%s', (collection, id) => {
  expect(() => documentIn(request('redacteur', collection, id), mayRead)).toThrow(NOT_FOUND);
});

test('who may not do this does not learn whether there is a document', () => {
  for (const id of ['12', 'x']) {
    for (const collection of ['topics', 'users', 'nothing']) {
      expect(() => documentIn(request(null, collection, id), mayRead)).toThrow(FORBIDDEN);
      expect(() => documentIn(request('redacteur', collection, id), mayPublish)).toThrow(FORBIDDEN);
    }
  }
});
