import { pageBlock } from './page-block.ts';

export const fileDownload = pageBlock(
  'file-download',
  ['Bestand', 'Bestanden'],
  [{ name: 'file', type: 'upload', relationTo: 'files', label: 'Bestand', required: true }],
);
