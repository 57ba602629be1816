import { oldPath } from '../fields/path.ts';
import { url } from '../fields/texts.ts';
import { documentCollection } from './document-collection.ts';

/** Redirects of old paths. The old path of a page that moves redirects without one. */
export const redirects = documentCollection({
  slug: 'redirects',
  kind: 'redirect',
  labels: ['Doorverwijzing', 'Doorverwijzingen'],
  group: 'site',
  description: 'Oude adressen die naar een nieuw adres leiden. Verhuist een pagina? Dan gaat dat vanzelf.',
  managed: true,
  useAsTitle: 'from',
  columns: ['to'],
  searched: ['to'],
  fields: [oldPath, url({ name: 'to', label: 'Naar', required: true })],
});
