import { picture } from '../fields/references.ts';
import { html } from '../fields/rich-text.ts';
import { description, listed, listedTitle } from '../fields/texts.ts';
import { youtubeIdOf } from '../fields/youtube.ts';
import { documentCollection } from './document-collection.ts';

export const videos = documentCollection({
  slug: 'videos',
  kind: 'video',
  labels: ['Video', 'Video’s'],
  group: 'parts',
  description: 'Video’s van YouTube, om in pagina’s te zetten.',
  fields: [
    listedTitle(),
    {
      name: 'youtubeId',
      type: 'text',
      label: 'Adres bij YouTube',
      required: true,
      hooks: {
        beforeValidate: [({ value }) => (typeof value === 'string' ? (youtubeIdOf(value) ?? value) : value)],
      },
      validate: (value: unknown) =>
        (typeof value === 'string' && youtubeIdOf(value) !== null) || 'Dit is geen video van YouTube.',
      admin: { description: 'Plak het hele adres. We bewaren alleen de 11 tekens waaraan YouTube de video herkent.' },
    },
    listed(description()),
    picture({ description: 'Staat er zolang de lezer de video nog niet mag zien.' }),
    {
      name: 'transcript',
      type: 'group',
      label: 'Uitgeschreven tekst',
      fields: [
        html({
          required: false,
          description: 'Wat er gezegd wordt, voor wie niet kan horen of de video niet kan afspelen.',
        }),
      ],
    },
  ],
});
