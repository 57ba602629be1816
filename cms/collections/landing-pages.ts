import { path } from '../fields/path.ts';
import { link } from '../fields/texts.ts';
import { documentCollection } from './document-collection.ts';
import { pageFields } from './page-fields.ts';

/** Pages with a large header, to which search engines, mails and campaigns lead. */
export const landingPages = documentCollection({
  slug: 'landing-pages',
  kind: 'landing-page',
  labels: ['Landingspagina', 'Landingspagina’s'],
  group: 'pages',
  description: 'Pagina’s om op binnen te komen, met een brede kop en soms een knop.',
  columns: ['path'],
  searched: ['path'],
  fields: pageFields('landing-page', path(), [link('button', 'Knop in de kop (mag leeg blijven)')]),
});
