import type { GroupField } from 'payload';
import { settings } from '../settings.ts';

/** The component that shows a page as a search engine does. */
const preview = { path: '/admin/seo-preview.tsx#SeoPreview', clientProps: { siteUrl: settings.siteUrl } };

/** What a search engine shows of a page, where that differs from its title and short description. */
export const seo: GroupField = {
  name: 'seo',
  type: 'group',
  label: 'In zoekmachines',
  fields: [
    {
      name: 'title',
      type: 'text',
      label: 'Titel in zoekmachines',
      maxLength: 70,
      admin: { description: 'Leeg: de titel van de pagina. Liefst hoogstens 60 tekens.' },
    },
    {
      name: 'description',
      type: 'textarea',
      label: 'Omschrijving in zoekmachines',
      maxLength: 200,
      admin: { description: 'Leeg: de korte omschrijving. Liefst hoogstens 155 tekens.' },
    },
    { name: 'preview', type: 'ui', label: 'Zo ziet het eruit', admin: { components: { Field: preview } } },
  ],
};
