import { pageBlock } from './page-block.ts';

export const fileDownload = pageBlock(
  {
    slug: 'file-download',
    group: 'media',
    labels: ['Bestand', 'Bestanden'],
    help: 'Een PDF die de lezer kan bewaren of printen. De grootte komt er vanzelf bij.',
  },
  [{ name: 'file', type: 'upload', relationTo: 'files', label: 'Bestand', required: true }],
);
