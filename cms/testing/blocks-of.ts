import type { PlainObject } from '../plain-object.ts';

/** The blocks of a document of content/, also those inside sections. */
export const blocksOf = ({ blocks = [] }: PlainObject): PlainObject[] =>
  (blocks as PlainObject[]).flatMap((block) => [block, ...blocksOf(block)]);
