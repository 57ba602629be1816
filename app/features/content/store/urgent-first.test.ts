import { expect, it } from 'vitest';
import { exampleBlocks } from '#app/features/pages/ui/examples/blocks.ts';
import { makeDocument } from '#tests/support/documents.ts';
import { sanitiseDocument } from './sanitise-document.ts';

it('urgent blocks are stored before a summary, and the others in their order', async () => {
  const blocks = ['summary', 'html', 'urgent', 'tip'].flatMap((kind) =>
    exampleBlocks.filter((block) => block.kind === kind),
  );
  const { document } = await sanitiseDocument(makeDocument('content-page', { blocks }));
  expect(document.blocks.map(({ kind }) => kind)).toEqual(['urgent', 'summary', 'html', 'tip']);
});
