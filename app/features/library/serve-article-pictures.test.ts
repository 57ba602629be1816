import { expect, it } from 'vitest';
import { makePicture } from '#tests/support/documents.ts';
import { serveArticlePictures } from './serve-article-pictures.ts';
import { exampleAround } from './ui/examples/around.ts';
import { exampleBlocks } from './ui/examples/blocks.ts';

it('shows the examples with real pictures, and changes nothing else', () => {
  const real = makePicture('Een echte foto');
  const lent = serveArticlePictures({ exampleBlocks, exampleAround }, [real]);
  expect(JSON.stringify(lent)).not.toContain('voorbeeld-');
  expect(lent.exampleBlocks.find(({ kind }) => kind === 'image')).toMatchObject({ picture: real });
  expect(lent.exampleAround.community).toEqual(exampleAround.community);
});

it('leaves them as they are where there are none', () => {
  expect(serveArticlePictures(exampleBlocks, [])).toBe(exampleBlocks);
});
