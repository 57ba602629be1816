import type { FieldHook, TextField } from 'payload';
import { refuseInfoline } from '../fields/texts.ts';
import { documentCollection } from './document-collection.ts';

const part = (name: string, label: string, required = false): TextField => ({
  name,
  type: 'text',
  label,
  required,
  admin: { width: '25%' },
});

/** 'dr. A. de Vries, internist-nefroloog', from its parts. */
const fullName: FieldHook = ({ data, originalDoc }) => {
  const { firstNameTitle, initials, lastName, lastNameTitle } = { ...originalDoc, ...data };
  const name = [firstNameTitle, initials, lastName].filter(Boolean).join(' ');
  return [name, lastNameTitle].filter(Boolean).join(', ');
};

/** The experts who review articles. */
export const experts = documentCollection({
  slug: 'experts',
  kind: 'expert',
  labels: ['Deskundige', 'Deskundigen'],
  group: 'parts',
  description: 'Wie de artikelen nakijkt.',
  columns: ['lastNameTitle'],
  fields: [
    {
      type: 'row',
      fields: [
        part('firstNameTitle', 'Titel ervoor'),
        part('initials', 'Voorletters', true),
        part('lastName', 'Achternaam', true),
        part('lastNameTitle', 'Beroep of titel erachter'),
      ],
    },
    {
      name: 'invented',
      type: 'checkbox',
      label: 'Verzonnen, als voorbeeld',
      defaultValue: false,
      admin: { description: 'Onder het artikel staat dan dat deze deskundige niet bestaat.' },
    },
    {
      name: 'title',
      type: 'text',
      label: 'Zo staat de naam op de site',
      hooks: { beforeValidate: [fullName] },
      validate: refuseInfoline,
      admin: { readOnly: true },
    },
  ],
});
