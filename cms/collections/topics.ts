import { articleOrder } from '../fields/article-order.ts';
import { numberedPath } from '../fields/path.ts';
import { documentCollection } from './document-collection.ts';
import { pageFields } from './page-fields.ts';

/** Dossiers of the library. */
export const topics = documentCollection({
  slug: 'topics',
  kind: 'topic',
  labels: ['Dossier', 'Dossiers'],
  group: 'library',
  description: 'Een dossier is een onderwerp waar artikelen bij horen.',
  fields: pageFields('topic', numberedPath('/bibliotheek'), [articleOrder]),
});
