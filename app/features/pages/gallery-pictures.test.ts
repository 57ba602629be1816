import { expect, it } from 'vitest';
import { makePicture } from '#tests/support/documents.ts';
import { serveArticlePictures } from './gallery-pictures.ts';
import { exampleBlockContext } from './ui/examples/block-context.ts';
import { exampleBlocks } from './ui/examples/blocks.ts';

it('shows the examples with real pictures, and changes nothing else', () => {
  const real = makePicture('Een echte foto');
  const lent = serveArticlePictures({ exampleBlocks, exampleBlockContext }, [real]);
  expect(JSON.stringify(lent)).not.toContain('voorbeeld-');
  expect(lent.exampleBlocks.find(({ kind }) => kind === 'image')).toMatchObject({ picture: real });
  expect(lent.exampleBlockContext.community).toEqual(exampleBlockContext.community);
});

it('leaves them as they are where there are none', () => {
  expect(serveArticlePictures(exampleBlocks, [])).toBe(exampleBlocks);
});
