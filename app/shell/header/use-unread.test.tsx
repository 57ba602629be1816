// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { CountedUnread, Unread } from '#app/ui/live/unread-context.ts';
import { useUnread } from './use-unread.ts';
import { watchUnread } from './watch-unread.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
vi.mock('./watch-unread.ts', () => ({ watchUnread: vi.fn(() => () => {}) }));

const counted = (messages: number, at: number): CountedUnread => ({ messages, notifications: 0, at });

const onPause = async () => {};

let root: Root;
let shown: (Unread | null)[];
beforeEach(() => {
  root = createRoot(document.createElement('div'));
  shown = [];
});
afterEach(() => act(async () => root.unmount()));

function Badge({ loaded }: { loaded: CountedUnread | null }) {
  shown.push(useUnread(loaded, onPause));
  return null;
}

const load = (loaded: CountedUnread | null) => act(async () => root.render(<Badge loaded={loaded} />));
const fetched = (unread: CountedUnread) => act(async () => vi.mocked(watchUnread).mock.lastCall?.[0](unread));
const messages = () => shown.at(-1)?.messages;

it('shows what was counted last, in whatever order it comes', async () => {
  await load(counted(0, 1));
  await fetched(counted(2, 4));
  expect(messages()).toBe(2);
  await fetched(counted(1, 3));
  expect(messages()).toBe(2);
  await load(counted(1, 3)); // a page whose data was read before
  expect(messages()).toBe(2);
  await load(counted(0, 5));
  expect(messages()).toBe(0);
  await load(null);
  expect(shown.at(-1)).toBeNull();
});

it('is the same object while no count changes', async () => {
  await load(counted(1, 1));
  const first = shown.at(-1);
  await fetched(counted(1, 2));
  await load(counted(1, 3));
  expect(shown.at(-1)).toBe(first);
});
