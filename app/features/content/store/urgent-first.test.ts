import { expect, it } from 'vitest';
import { makeDocument } from '#tests/support/documents.ts';
import type { Block } from '../published/blocks.ts';
import { sanitiseDocument } from './sanitise-document.ts';

// pages-12
it('urgent blocks are stored before a summary, and the others in their order', async () => {
  const html = '<p>Een tekst</p>';
  const blocks: Block[] = [
    { kind: 'summary', id: 'a', html },
    { kind: 'html', id: 'b', html },
    { kind: 'urgent', id: 'c', title: null, html, phones: [{ number: '112', description: null }] },
    { kind: 'tip', id: 'd', title: null, html },
  ];
  const { document } = await sanitiseDocument(makeDocument('content-page', { blocks }));
  expect(document.blocks.map(({ kind }) => kind)).toEqual(['urgent', 'summary', 'html', 'tip']);
});
