import { phoneNumber } from '../../app/features/content/published/fields.ts';
import { html } from '../fields/rich-text.ts';
import { title, validateBy } from '../fields/texts.ts';
import { titledRows } from '../fields/titled-rows.ts';
import { pageBlock } from './page-block.ts';

export const urgent = pageBlock(
  {
    slug: 'urgent',
    group: 'text',
    labels: ['Bel direct', 'Bel direct'],
    help: 'Alleen voor gevaar: wanneer belt de lezer meteen, en naar welk nummer? Staat in rood en altijd bovenaan de pagina.',
  },
  [
    title({ required: false, description: 'Leeg: ‘Bel direct als:’.' }),
    html({ description: 'Waaraan de lezer het gevaar herkent, liefst als een korte lijst.' }),
    {
      name: 'phones',
      type: 'array',
      label: 'Telefoonnummers',
      labels: { singular: 'nummer', plural: 'nummers' },
      required: true,
      minRows: 1,
      maxRows: 3,
      admin: { ...titledRows, description: 'Elk nummer wordt een knop die meteen belt.' },
      fields: [
        {
          type: 'row',
          fields: [
            {
              name: 'number',
              type: 'text',
              label: 'Nummer',
              required: true,
              validate: validateBy(phoneNumber, true),
              admin: { width: '30%' },
            },
            {
              name: 'description',
              type: 'text',
              label: 'Wie of wanneer (mag leeg blijven)',
              admin: { width: '70%', description: 'Bijvoorbeeld: bij levensgevaar.' },
            },
          ],
        },
      ],
    },
  ],
);
