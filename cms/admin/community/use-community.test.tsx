// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CommunityKind } from '../../lists/list-community-items.ts';
import { useCommunityTitles } from './use-community.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

let root: Root;
let requests: { kind: string | undefined; keys: string[] }[];
beforeEach(() => {
  root = createRoot(document.body.appendChild(document.createElement('div')));
  requests = [];
  vi.stubGlobal('fetch', async (address: string) => {
    const { pathname, searchParams } = new URL(address, 'http://localhost');
    const keys = searchParams.getAll('key');
    requests.push({ kind: pathname.split('/').at(-1), keys });
    if (keys.includes('proxy')) return new Response('<h1>Proxy</h1>');
    const items = keys.filter((key) => key !== '404').map((key) => ({ key, title: `Titel ${key}`, path: '/' }));
    return Response.json({ items });
  });
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
});

function Row({ kind, keys }: { kind: CommunityKind; keys: string[] }) {
  const titles = useCommunityTitles(kind, keys);
  return <li>{keys.map((key) => titles.get(key) ?? key).join(', ')}</li>;
}

const render = (...rows: [CommunityKind, ...string[]][]) =>
  act(async () => root.render(rows.map(([kind, ...keys]) => <Row key={keys.join()} kind={kind} keys={keys} />)));
const shown = () => [...document.querySelectorAll('li')].map(({ textContent }) => textContent);

test('the rows of a page read their titles in one request for each kind', async () => {
  await render(['blog', '1'], ['blog', '2', '404'], ['group', 'dialyse'], ['blog', '1', '2'], ['group']);
  expect(shown()).toEqual(['Titel 1', 'Titel 2, 404', 'Titel dialyse', 'Titel 1, Titel 2', '']);
  expect(requests).toEqual([
    { kind: 'blog', keys: ['1', '2', '404'] },
    { kind: 'group', keys: ['dialyse'] },
  ]);
});

test('more rows than the CMS gives in one answer all have a title', async () => {
  const keys = Array.from({ length: 45 }, (_, index) => String(index));
  await render(...keys.map((key): [CommunityKind, string] => ['blog-post', key]));
  expect(shown()).toEqual(keys.map((key) => `Titel ${key}`));
  expect(requests.map((request) => request.keys.length)).toEqual([20, 20, 5]);
});

test('a row that comes later reads its own title', async () => {
  await render(['conversation', 'op-reis']);
  await render(['conversation', 'op-reis'], ['conversation', 'op-vakantie']);
  expect(shown()).toEqual(['Titel op-reis', 'Titel op-vakantie']);
  expect(requests.map(({ keys }) => keys)).toEqual([['op-reis'], ['op-vakantie']]);
});

test('an answer that is not of the CMS takes no title from the rows of another answer', async () => {
  const keys = Array.from({ length: 20 }, (_, index) => String(index));
  await render(...[...keys, 'proxy'].map((key): [CommunityKind, string] => ['blog', key]));
  expect(shown()).toEqual([...keys.map((key) => `Titel ${key}`), 'proxy']);
});
