import type { Block, Field } from 'payload';
import type { BlockKind } from '../../app/features/content/published/blocks.ts';

interface Kind {
  slug: BlockKind;
  /** One of it, and many. */
  labels: [string, string];
  /** What it is for, in a sentence or two: stands above its fields. */
  help: string;
}

/** A part of a page, as an editor picks it from a list. */
export const pageBlock = ({ slug, labels: [singular, plural], help }: Kind, fields: Field[]): Block => ({
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
