import type { ArrayField } from 'payload';
import { address } from '../../app/features/content/published/fields.ts';
import { dayPicker } from './day-picker.ts';
import { limitedBy } from './texts.ts';
import { titledRows } from './titled-rows.ts';

/** The field for the pages of others that a page is based on. */
export const sources: ArrayField = {
  name: 'sources',
  type: 'array',
  label: 'Bronnen',
  labels: { singular: 'bron', plural: 'bronnen' },
  admin: {
    ...titledRows,
    description: 'De pagina’s van anderen die je hiervoor hebt gebruikt. Ze staan onder de tekst.',
  },
  fields: [
    {
      type: 'row',
      fields: [
        { name: 'title', type: 'text', label: 'Titel van de pagina', required: true, admin: { width: '50%' } },
        { name: 'organisation', type: 'text', label: 'Van wie', required: true, admin: { width: '50%' } },
      ],
    },
    {
      type: 'row',
      fields: [
        {
          name: 'url',
          type: 'text',
          label: 'Adres',
          required: true,
          ...limitedBy(address, true),
          admin: { width: '50%' },
        },
        {
          name: 'consultedOn',
          type: 'date',
          label: 'Bekeken op',
          admin: {
            width: '50%',
            description: 'De dag waarop je de pagina las. Leeg: er staat geen dag bij.',
            date: dayPicker,
          },
        },
      ],
    },
  ],
};
