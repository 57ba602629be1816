import { picture } from '../fields/references.ts';
import { description, listed, listedTitle, url } from '../fields/texts.ts';
import { documentCollection } from './document-collection.ts';

export const organisations = documentCollection({
  slug: 'organisations',
  kind: 'organisation',
  labels: ['Organisatie', 'Organisaties'],
  group: 'parts',
  description: 'Organisaties die meewerkten of waar een lezer terechtkan.',
  fields: [
    listedTitle({ description: 'De naam.' }),
    listed(description()),
    url({ label: 'Website' }),
    picture({ name: 'logo', label: 'Logo' }),
  ],
});
