import type { Field } from 'payload';
import { link, listed, listedTitle, url } from '../fields/texts.ts';
import { titledRows } from '../fields/titled-rows.ts';
import { documentCollection } from './document-collection.ts';

/** A link in a menu, on either level. */
const menuLink: Field[] = [
  {
    type: 'row',
    fields: [
      { ...listedTitle(), admin: { width: '50%' } } as Field,
      { ...url({ required: true }), admin: { width: '50%' } } as Field,
    ],
  },
  listed({ name: 'description', type: 'text', label: 'Omschrijving' }),
  { name: 'enabled', type: 'checkbox', label: 'Staat in het menu', defaultValue: true },
];

/** Menus of the site: a tree of two levels. */
export const menus = documentCollection({
  slug: 'menus',
  kind: 'menu',
  labels: ['Menu', 'Menu’s'],
  group: 'site',
  description: 'De menu’s van de site. ‘main’ is het hoofdmenu.',
  managed: true,
  unique: {
    field: 'name',
    taken: ({ id, title }) => `Het menu ‘${title}’ (nummer ${id}) heeft deze naam al. Kies een andere.`,
  },
  columns: ['name'],
  fields: [
    listedTitle(),
    {
      name: 'name',
      type: 'text',
      label: 'Naam voor de site',
      required: true,
      validate: (value: unknown) =>
        /^[a-z][a-z-]*$/.test(String(value ?? '')) || 'Gebruik kleine letters en -, zoals main.',
      admin: { position: 'sidebar', description: 'Onder deze naam vraagt de site het menu op.' },
    },
    {
      name: 'items',
      type: 'array',
      label: 'Menu',
      labels: { singular: 'menupunt', plural: 'menupunten' },
      admin: titledRows,
      fields: [
        ...menuLink,
        {
          name: 'expanded',
          type: 'checkbox',
          label: 'Begint opengeklapt',
          defaultValue: false,
          admin: { description: 'Op een telefoon: wie het menu opent, ziet meteen wat hieronder staat.' },
        },
        {
          name: 'children',
          type: 'array',
          label: 'Daaronder',
          admin: {
            ...titledRows,
            description: 'Laat dit leeg bij /bibliotheek: dan staan daar vanzelf alle dossiers.',
          },
          labels: { singular: 'menupunt', plural: 'menupunten' },
          fields: menuLink,
        },
        link('allAbout', 'Laatste link, over alles hiervan (mag leeg blijven)', { listed: true }),
      ],
    },
  ],
});
