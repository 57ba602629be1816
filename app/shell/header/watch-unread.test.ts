// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { subscribe } from '#app/ui/live/connection.ts';
import { watchUnread } from './watch-unread.ts';

vi.mock('#app/ui/live/connection.ts', () => ({ subscribe: vi.fn(() => () => {}) }));

const onChange = vi.fn();
const onPause = vi.fn(async () => {});
let answer: object;

beforeEach(() => {
  vi.clearAllMocks();
  vi.stubGlobal('fetch', async () => Response.json(answer));
  watchUnread(onChange, onPause);
});

/** Something of the member may have changed: this is what the server answers then. */
async function signal(Pause: string | null): Promise<void> {
  answer = { Messages: 1, Notifications: 2, Pause, At: 3 };
  await vi.mocked(subscribe).mock.lastCall?.[1]();
}

it('has the page loaded again when a pause comes or ends, and not for anything else', async () => {
  await signal(null);
  await signal(null);
  expect(onPause).not.toHaveBeenCalled();
  expect(onChange).toHaveBeenLastCalledWith({ messages: 1, notifications: 2, at: 3 });
  await signal('een-code');
  expect(onPause).toHaveBeenCalledTimes(1);
  await signal('een-code');
  expect(onPause).toHaveBeenCalledTimes(1);
  await signal(null);
  expect(onPause).toHaveBeenCalledTimes(2);
});

it('does not load a page again that was loaded during a pause', async () => {
  await signal('een-code');
  await signal('een-code');
  expect(onPause).not.toHaveBeenCalled();
});
