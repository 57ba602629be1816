import { sql } from 'kysely';
import { expect, it, vi } from 'vitest';
import { makeDocument, publish } from '#tests/support/documents.ts';
import { onePage } from '#tests/support/one-page.ts';
import { setUpTestSite } from '#tests/support/test-site.ts';
import * as page from './pages/page.tsx';

const site = setUpTestSite({}, { pages: onePage('*', page) });

it('a block of a kind that this build does not know is logged, also inside a section, and the page is shown', async () => {
  const known = { kind: 'html' as const, id: 'a', html: '<p>Bekend</p>' };
  const document = makeDocument('content-page', { blocks: [known] });
  await publish(site.platform, document);
  const newer = { kind: 'hologram', id: 'b' };
  const blocks = [known, newer, { kind: 'page-section', id: 'c', title: 'Deel', blocks: [{ ...newer, id: 'd' }] }];
  const content = sql<string>`jsonb_set(content, '{blocks}', ${JSON.stringify(blocks)}::jsonb)`;
  await site.platform.db.updateTable('document').set({ content }).where('id', '=', document.id).execute();
  const warn = vi.spyOn(site.platform.log, 'warn');
  expect((await site.server.inject({ url: document.path })).statusCode).toBe(200);
  expect(warn.mock.calls).toEqual([
    [{ document: document.id, block: 'b', kind: 'hologram' }, 'unknown block'],
    [{ document: document.id, block: 'd', kind: 'hologram' }, 'unknown block'],
  ]);
});
