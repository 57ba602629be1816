import type { DocumentOf } from '#app/features/content/published/documents.ts';
import { readPageScreen, readPartScreen } from '../page-screen.ts';
import type { PublishedKinds } from './published-kind.ts';

/** The kinds that belong to no other feature: pages on any path, and what editors shape the site with. */
export const pagesKinds = {
  'content-page': { readScreen: readPageScreen<DocumentOf<'content-page'>>, isPage: true },
  'landing-page': { readScreen: readPageScreen<DocumentOf<'landing-page'>>, isPage: true },
  menu: { readScreen: readPartScreen<DocumentOf<'menu'>> },
  redirect: { readScreen: readPartScreen<DocumentOf<'redirect'>> },
  synonyms: { readScreen: readPartScreen<DocumentOf<'synonyms'>> },
} satisfies Partial<PublishedKinds>;
