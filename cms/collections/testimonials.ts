import { picture } from '../fields/references.ts';
import { listedTitle } from '../fields/texts.ts';
import { documentCollection } from './document-collection.ts';
import { position } from './page-fields.ts';

export const testimonials = documentCollection({
  slug: 'testimonials',
  kind: 'testimonial',
  labels: ['Ervaring', 'Ervaringen'],
  group: 'parts',
  description: 'Wat mensen over de site zeggen, op de voorpagina.',
  columns: ['role', 'position'],
  fields: [
    listedTitle({ description: 'De naam van wie dit zegt.' }),
    {
      name: 'role',
      type: 'text',
      label: 'Wie dat is',
      required: true,
      admin: { description: 'Bijvoorbeeld: nefroloog.' },
    },
    { name: 'quote', type: 'textarea', label: 'Wat die zegt', required: true },
    picture(),
    position,
  ],
});
