import { basename, dirname } from 'node:path';

/** Which folder of content/ holds the documents of which collection; each file is one document. */
const COLLECTIONS: Record<string, string> = {
  advice: 'advice-topics',
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
  synonyms: 'synonyms',
  testimonials: 'testimonials',
  themes: 'themes',
  videos: 'videos',
};

/** The collection of a document by its key, `dossiers/dialyse/shunt`; null where that is no place for one. */
export function collectionOf(key: string): string | null {
  const [folder = '', ...rest] = key.split('/');
  if (folder !== 'dossiers') return (rest.length === 1 && COLLECTIONS[folder]) || null;
  if (rest.length !== 2) return null;
  return rest[1] === 'dossier' ? 'topics' : 'medical-articles';
}

/** What the place of a file says, unless the file says it itself: an article's dossier and address. */
export const saidByPlace = (key: string): Record<string, unknown> =>
  collectionOf(key) === 'medical-articles'
    ? { parent: `${dirname(key)}/dossier`, path: `/artikelen/${basename(key)}` }
    : {};
