import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { ownAddress } from './own-address.ts';

const CMS = 'https://cms.example.org';
const PATH = '/admin/collections/topics/12?locale=nl';
const arrive = (headers: Record<string, string>, { url = PATH, method = 'GET' } = {}) =>
  ownAddress({ method, url, headers } as unknown as IncomingMessage, CMS);

test('a page of the admin at another address leads to the same page at CMS_URL', () => {
  expect(arrive({ host: 'localhost:3001' })).toBe(`${CMS}${PATH}`);
  expect(arrive({ host: '127.0.0.1:3001' }, { url: '/admin' })).toBe(`${CMS}/admin`);
  expect(arrive({ host: 'cms.example.org:3001' })).toBe(`${CMS}${PATH}`);
  expect(arrive({ host: 'cms.example.org', 'x-forwarded-host': 'old.example.org' })).toBe(`${CMS}${PATH}`);
});

test('a request at CMS_URL, directly or through a proxy, stays', () => {
  expect(arrive({ host: 'cms.example.org' })).toBeNull();
  expect(arrive({ host: 'CMS.example.org' })).toBeNull();
  expect(arrive({ host: '10.0.0.5:3001', 'x-forwarded-host': 'cms.example.org' })).toBeNull();
  expect(arrive({ host: '10.0.0.5:3001', 'x-forwarded-host': 'cms.example.org, 10.0.0.5' })).toBeNull();
  expect(arrive({})).toBeNull();
});

test('what is no page of the admin stays: calls, forms, files, and addresses that lead out of the CMS', () => {
  expect(arrive({ host: 'localhost:3001' }, { method: 'POST' })).toBeNull();
  for (const url of ['/api/users/init', '/blocks/quote.svg', '//evil.example/admin', '/administratie', '@evil/admin']) {
    expect(arrive({ host: 'localhost:3001' }, { url }), url).toBeNull();
  }
});
