import type { Block, Field } from 'payload';
import type { BlockKind } from '../../app/features/content/published/blocks.ts';

/** A part of a page, as an editor picks it from a list. */
export const pageBlock = (slug: BlockKind, [singular, plural]: [string, string], fields: Field[]): Block => ({
  slug,
  labels: { singular, plural },
  admin: { disableBlockName: true },
  fields,
});
