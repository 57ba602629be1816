import { basename, dirname } from 'node:path';

/** The collection of the documents in each folder of content/. Each file is one document. */
const COLLECTIONS: Record<string, string> = {
  advice: 'advice-topics',
  complaints: 'content-pages',
  concepts: 'concepts',
  definitions: 'definitions',
  experts: 'experts',
  files: 'files',
  'landing-pages': 'landing-pages',
  menus: 'menus',
  news: 'news-articles',
  'news-tags': 'news-tags',
  organisations: 'organisations',
  pages: 'content-pages',
  'recipe-types': 'recipe-types',
  recipes: 'recipes',
  redirects: 'redirects',
  testimonials: 'testimonials',
  themes: 'themes',
  videos: 'videos',
};

/** The collection of a document with this key, such as `dossiers/dialyse/shunt`; null when no documents belong there. */
export function collectionOf(key: string): string | null {
  const [folder = '', ...rest] = key.split('/');
  if (folder !== 'dossiers') return (rest.length === 1 && COLLECTIONS[folder]) || null;
  if (rest.length !== 2) return null;
  return rest[1] === 'dossier' ? 'topics' : 'medical-articles';
}

/** The fields that follow from a file's path, unless the file has them itself: the page above it, and its address. */
export function fieldsFromPath(key: string): Record<string, unknown> {
  if (collectionOf(key) === 'medical-articles')
    return { parent: `${dirname(key)}/dossier`, path: `/artikelen/${basename(key)}` };
  return dirname(key) === 'complaints' ? { parent: 'pages/klachten', path: `/klachten/${basename(key)}` } : {};
}
