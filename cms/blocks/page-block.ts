import type { Block, Field } from 'payload';
import type { BlockKind } from '../../app/features/content/published/blocks.ts';

/** The groups of the block picker, in the order in which they are shown. */
export const BLOCK_GROUPS = {
  text: 'Tekst',
  media: 'Beeld en bestanden',
  links: 'Verwijzen',
  members: 'Van deelnemers',
  automatic: 'Vult zichzelf',
} as const;

interface BlockOptions {
  slug: BlockKind;
  group: keyof typeof BLOCK_GROUPS;
  /** Singular and plural. */
  labels: [string, string];
  /** What the block is for, in one or two sentences: shown in the picker and above its fields. */
  help: string;
}

/** A block of a page, which editors pick from a drawer. Its picture there is public/blocks/{slug}.svg. */
export const pageBlock = ({ slug, group, labels: [singular, plural], help }: BlockOptions, fields: Field[]): Block => ({
  slug,
  labels: { singular, plural },
  custom: { help },
  admin: {
    group: BLOCK_GROUPS[group],
    images: { thumbnail: { url: `/blocks/${slug}.svg`, alt: '' } },
    disableBlockName: true,
    components: { Label: { path: '/admin/rows/row-label.tsx#BlockLabel', clientProps: { kind: singular } } },
  },
  fields: [
    {
      name: 'help',
      type: 'ui',
      admin: { components: { Field: { path: '/admin/block-help.tsx#BlockHelp', clientProps: { help } } } },
    },
    ...fields,
  ],
});
