import { authorship } from '../fields/authorship.ts';
import { page, reference } from '../fields/references.ts';
import { description, listed, listedTitle } from '../fields/texts.ts';
import { documentCollection } from './document-collection.ts';

/** The words that the site explains where they first stand on a page. */
export const definitions = documentCollection({
  slug: 'definitions',
  kind: 'definition',
  labels: ['Begrip', 'Begrippen'],
  group: 'parts',
  description: 'Moeilijke woorden, met een uitleg die lezers zien waar het woord voor het eerst op een pagina staat.',
  columns: ['description'],
  searched: ['spellings'],
  fields: [
    listedTitle({ description: 'Het woord of de afkorting, zoals het midden in een zin staat.' }),
    {
      name: 'spellings',
      type: 'text',
      label: 'Andere schrijfwijzen',
      hasMany: true,
      admin: {
        description: 'Bijvoorbeeld het meervoud. Druk na elk woord op Enter. HOOFDLETTERS tellen bij afkortingen.',
      },
    },
    listed({ ...description({ label: 'Uitleg', help: 'In een of twee korte zinnen.' }), required: true }),
    page({ name: 'page', label: 'Pagina met meer uitleg' }),
    reference('concepts', {
      name: 'concept',
      label: 'Onderwerp',
      description: 'Wie een andere naam hiervan zoekt, krijgt deze uitleg ook.',
    }),
    ...authorship,
  ],
});
