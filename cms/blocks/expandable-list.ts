import { html } from '../fields/rich-text.ts';
import { optionalTitle, title } from '../fields/texts.ts';
import { pageBlock } from './page-block.ts';

export const expandableList = pageBlock(
  'expandable-list',
  ['Uitklaplijst', 'Uitklaplijsten'],
  [
    optionalTitle,
    {
      name: 'items',
      type: 'array',
      label: 'Vragen of onderdelen',
      labels: { singular: 'onderdeel', plural: 'onderdelen' },
      required: true,
      minRows: 1,
      admin: { description: 'De lezer ziet eerst alleen de titels, en klapt open wat nodig is.' },
      fields: [title(), html()],
    },
  ],
);
