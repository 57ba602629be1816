// @vitest-environment jsdom
import type { DataRouter } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { renewStaleTokens } from './renew-stale-tokens.ts';

const FORM = 'http://localhost/groepen/a/b.data';
const CALL = 'http://localhost/api/v1/drafts/reaction/1';

/** The member who is logged in in this browser, and their token; and the requests that were made. */
let session: { Id: number; Token: string } | null;
let requests: { url: string; token: string | null; body: unknown }[];
let revalidated: number;

beforeEach(() => {
  session = { Id: 7, Token: 'new' };
  requests = [];
  revalidated = 0;
  vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
    const token = new Headers(init?.headers).get('x-xsrf-token');
    if (init?.method) requests.push({ url: input, token, body: init.body });
    return answer(input, init?.method === undefined || token === 'new');
  });
  window.fetch = globalThis.fetch;
  const state = { loaderData: { root: { viewer: { id: 7 } } } };
  renewStaleTokens({ state, revalidate: async () => void revalidated++ } as unknown as DataRouter);
});

function answer(url: string, accepted: boolean): Response {
  const body = accepted ? (session ?? { error: 'not_logged_in' }) : { error: 'foreign_request' };
  const response = Response.json(body, { status: accepted ? (session ? 200 : 401) : 403 });
  return Object.defineProperties(response, { url: { value: url }, type: { value: 'basic' } });
}

it('repeats a form once, with the token of today', async () => {
  const response = await window.fetch(FORM, { method: 'POST', body: 'Body=Hallo' });
  expect(response.status).toBe(200);
  expect(requests).toEqual([
    { url: FORM, token: null, body: 'Body=Hallo' },
    { url: FORM, token: 'new', body: 'Body=Hallo' },
  ]);
  expect(revalidated).toBe(0);
});

it('has the page get the new token after a call, so that the next is not refused', async () => {
  await window.fetch(CALL, { method: 'PUT', headers: { 'x-xsrf-token': 'old' } });
  expect(requests.map(({ token }) => token)).toEqual(['old', 'new']);
  expect(revalidated).toBe(1);
});

it.each([
  ['in the name of another member', { Id: 8, Token: 'new' }],
  ['without a session', null],
])('repeats nothing %s', async (_why, other) => {
  session = other;
  expect((await window.fetch(FORM, { method: 'POST' })).status).toBe(403);
  expect(requests).toHaveLength(1);
});

it('gives up when the new token is refused as well', async () => {
  session = { Id: 7, Token: 'wrong' };
  expect((await window.fetch(FORM, { method: 'POST' })).status).toBe(403);
  expect(requests.map(({ token }) => token)).toEqual([null, 'wrong']);
});
