// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ScheduleForm } from './schedule-form.tsx';

vi.mock('@payloadcms/ui', () => import('../../testing/payload-ui.tsx'));
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

let root: Root;
beforeEach(async () => {
  root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () => root.render(<ScheduleForm add={async () => {}} document="topics/12" />));
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
});

const choose = (label: string) =>
  act(async () =>
    [...document.querySelectorAll('label')].find(({ textContent }) => textContent?.startsWith(label))?.click(),
  );
const links = () => [...document.querySelectorAll('a')].map(({ textContent, href }) => [textContent, href]);

test('an editor who schedules a withdrawal reads which documents name this one', async () => {
  const asked = vi.fn(async () =>
    Response.json({ uses: [{ id: 7, collection: 'content-pages', title: 'Noemt het', version: 'published' }] }),
  );
  vi.stubGlobal('fetch', asked);
  await choose('Publiceren');
  expect(links()).toEqual([]);
  await choose('Van de site halen');
  expect(asked).toHaveBeenCalledWith('/api/uses/topics/12', expect.anything());
  expect(document.body.textContent).toContain('Op deze plekken wordt het nog genoemd');
  expect(links()).toEqual([['Noemt het', expect.stringMatching(/\/admin\/collections\/content-pages\/7$/)]]);
  await choose('Publiceren');
  expect(links()).toEqual([]);
});

test('an editor who schedules a withdrawal reads that nothing could be looked up', async () => {
  vi.stubGlobal('fetch', async () => new Response(null, { status: 500 }));
  await choose('Van de site halen');
  expect(document.body.textContent).toContain('Waar het genoemd wordt, konden we niet opzoeken.');
});
