import { expect, it } from 'vitest';
import { makePicture } from '#tests/support/documents.ts';
import { replacePictures } from './gallery-pictures.ts';
import { exampleBlockContext } from './ui/examples/example-block-context.ts';
import { exampleBlocks } from './ui/examples/example-blocks.ts';

it('replaces the pictures of the examples, and nothing else', () => {
  const real = makePicture('Een echte foto');
  const replaced = replacePictures({ exampleBlocks, exampleBlockContext }, [real]);
  expect(JSON.stringify(replaced)).not.toContain('voorbeeld-');
  expect(replaced.exampleBlocks.find(({ kind }) => kind === 'image')).toMatchObject({ picture: real });
  expect(replaced.exampleBlockContext.community).toEqual(exampleBlockContext.community);
});

it('replaces nothing without pictures', () => {
  expect(replacePictures(exampleBlocks, [])).toBe(exampleBlocks);
});
