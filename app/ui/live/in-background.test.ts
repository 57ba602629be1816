// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { BACKGROUND_HEADER } from '#app/platform/live/topics.ts';
import { inBackground } from './in-background.ts';

it('marks the requests that a script makes, and no others', async () => {
  const sent = vi.fn(async (_input: RequestInfo | URL, _init?: RequestInit) => new Response());
  window.fetch = sent;
  const isMarked = (call: number) => new Headers(sent.mock.calls[call]?.[1]?.headers).has(BACKGROUND_HEADER);
  await fetch('/voor');
  await inBackground(async () => {
    await window.fetch('/tijdens', { headers: { accept: 'text/plain' } });
  });
  await window.fetch('/erna');
  await expect(inBackground(() => Promise.reject(new Error('mislukt')))).rejects.toThrow('mislukt');
  await window.fetch('/na de fout');
  expect([0, 1, 2, 3].map(isMarked)).toEqual([false, true, false, false]);
  expect(new Headers(sent.mock.calls[1]?.[1]?.headers).get('accept')).toBe('text/plain');
});
