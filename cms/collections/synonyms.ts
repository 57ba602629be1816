import { listedTitle } from '../fields/texts.ts';
import { documentCollection } from './document-collection.ts';

export const synonyms = documentCollection({
  slug: 'synonyms',
  kind: 'synonyms',
  labels: ['Synoniem', 'Synoniemen'],
  group: 'site',
  description: 'Woorden die voor wie zoekt hetzelfde betekenen.',
  fields: [
    listedTitle({ description: 'Waaraan je deze woorden herkent, bijvoorbeeld het gewoonste ervan.' }),
    {
      name: 'words',
      type: 'text',
      label: 'Woorden',
      hasMany: true,
      required: true,
      minRows: 2,
      admin: { description: 'Twee of meer. Druk na elk woord op Enter.' },
    },
  ],
});
