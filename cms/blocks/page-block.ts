import type { Block, Field } from 'payload';
import type { BlockKind } from '../../app/features/content/published/blocks.ts';

interface BlockOptions {
  slug: BlockKind;
  /** Singular and plural. */
  labels: [string, string];
  /** Shown above its fields: what the block is for, in one or two sentences. */
  help: string;
}

/** A block of a page, which editors pick from a list. */
export const pageBlock = ({ slug, labels: [singular, plural], help }: BlockOptions, fields: Field[]): Block => ({
  slug,
  labels: { singular, plural },
  admin: { disableBlockName: true },
  fields: [
    {
      name: 'help',
      type: 'ui',
      admin: { components: { Field: { path: '/admin/block-help.tsx#BlockHelp', clientProps: { help } } } },
    },
    ...fields,
  ],
});
