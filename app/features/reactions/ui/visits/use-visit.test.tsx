// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useRecordVisit } from './use-visit.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

let visibility = 'visible';
vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility as DocumentVisibilityState);

let root: Root;
const send = vi.fn(async (_path: string, _init: RequestInit) => new Response());
beforeEach(() => {
  visibility = 'visible';
  send.mockClear();
  vi.stubGlobal('fetch', send);
  root = createRoot(document.createElement('div'));
});
afterEach(() => act(() => root.unmount()));

function Page({ last }: { last: number | null }) {
  useRecordVisit('/visit', last);
  return null;
}

const show = (last: number | null) => act(() => root.render(<Page last={last} />));
const sent = () => send.mock.calls.map(([path, { body }]) => [path, body]);

it('tells once how far the viewer has come, and again when they come further', async () => {
  await show(7);
  await show(7);
  await show(null);
  await show(9);
  expect(sent()).toEqual([
    ['/visit', '{"LastSeenId":7}'],
    ['/visit', '{"LastSeenId":9}'],
  ]);
});

it('tells nothing while the page cannot be seen', async () => {
  visibility = 'hidden';
  await show(7);
  expect(sent()).toEqual([]);
  visibility = 'visible';
  document.dispatchEvent(new Event('visibilitychange'));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(sent()).toHaveLength(1);
});

it('tells nothing of what was seen before, and names no item where there is none', async () => {
  await show(null);
  expect(sent()).toEqual([]);
  await show(0);
  expect(sent()).toEqual([['/visit', '{}']]);
});
