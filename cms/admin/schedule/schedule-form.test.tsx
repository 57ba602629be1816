// @vitest-environment jsdom
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { waitFor } from '../../../tests/support/wait-for.ts';
import { ScheduleForm } from './schedule-form.tsx';

let root: Root;
beforeEach(() => {
  root = createRoot(document.body.appendChild(document.createElement('div')));
  flushSync(() => root.render(<ScheduleForm add={async () => {}} document="topics/12" />));
});
afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
});

const choose = (label: string) =>
  flushSync(() =>
    [...document.querySelectorAll('label')].find(({ textContent }) => textContent?.startsWith(label))?.click(),
  );
const links = () => [...document.querySelectorAll('a')].map(({ textContent, href }) => [textContent, href]);

test('an editor who schedules a withdrawal reads which documents name this one', async () => {
  const asked = vi.fn(async () =>
    Response.json({ uses: [{ id: 7, collection: 'content-pages', title: 'Noemt het', version: 'published' }] }),
  );
  vi.stubGlobal('fetch', asked);
  choose('Publiceren');
  expect(asked).not.toHaveBeenCalled();
  choose('Van de site halen');
  await waitFor(() => expect(document.body.textContent).toContain('Op deze plekken wordt het nog genoemd'));
  expect(asked).toHaveBeenCalledWith('/api/uses/topics/12', expect.anything());
  expect(links()).toEqual([['Noemt het', expect.stringMatching(/\/admin\/collections\/content-pages\/7$/)]]);
  choose('Publiceren');
  expect(links()).toEqual([]);
});

test('an editor who schedules a withdrawal reads that nothing could be looked up', async () => {
  vi.stubGlobal('fetch', async () => new Response(null, { status: 500 }));
  choose('Van de site halen');
  await waitFor(() => expect(document.body.textContent).toContain('Waar het genoemd wordt, konden we niet opzoeken.'));
});
