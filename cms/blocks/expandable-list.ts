import { html } from '../fields/rich-text.ts';
import { optionalTitle, title } from '../fields/texts.ts';
import { titledRows } from '../fields/titled-rows.ts';
import { pageBlock } from './page-block.ts';

export const expandableList = pageBlock(
  {
    slug: 'expandable-list',
    group: 'text',
    labels: ['Uitklaplijst', 'Uitklaplijsten'],
    help: 'Vragen met hun antwoorden, of onderdelen die niet iedereen hoeft te lezen.',
  },
  [
    optionalTitle,
    {
      name: 'items',
      type: 'array',
      label: 'Vragen of onderdelen',
      labels: { singular: 'onderdeel', plural: 'onderdelen' },
      required: true,
      minRows: 1,
      admin: {
        ...titledRows,
        description: 'De lezer ziet eerst alleen de titels, en klapt open wat nodig is.',
      },
      fields: [title(), html()],
    },
  ],
);
