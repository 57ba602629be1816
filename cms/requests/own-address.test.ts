import { expect, test } from 'vitest';
import { settings } from '../settings.ts';
import { ownAddress } from './own-address.ts';

settings.cmsUrl = 'https://cms.example.org';
const PATH = '/admin/collections/topics/12?locale=nl';
const arrive = (arrival: Partial<Parameters<typeof ownAddress>[0]>) =>
  ownAddress({ method: 'GET', path: PATH, host: 'cms.example.org', forwardedHost: null, ...arrival });

test('a page of the admin at another address leads to the same page at CMS_URL', () => {
  expect(arrive({ host: 'localhost:3001' })).toBe(`https://cms.example.org${PATH}`);
  expect(arrive({ host: '127.0.0.1:3001', path: '/admin' })).toBe('https://cms.example.org/admin');
  expect(arrive({ host: 'cms.example.org:3001' })).toBe(`https://cms.example.org${PATH}`);
  expect(arrive({ forwardedHost: 'old.example.org' })).toBe(`https://cms.example.org${PATH}`);
  expect(arrive({ host: 'x', path: '//evil.example/admin' })).toBe('https://cms.example.org//evil.example/admin');
});

test('a request at CMS_URL, directly or through a proxy, stays', () => {
  expect(arrive({})).toBeNull();
  expect(arrive({ host: 'CMS.example.org' })).toBeNull();
  expect(arrive({ host: '10.0.0.5:3001', forwardedHost: 'cms.example.org' })).toBeNull();
  expect(arrive({ host: '10.0.0.5:3001', forwardedHost: 'cms.example.org, 10.0.0.5' })).toBeNull();
  expect(arrive({ host: null })).toBeNull();
  expect(arrive({ host: 'localhost:3001', method: 'POST' })).toBeNull();
});
