import type { DocumentOf } from '#app/features/content/published/documents.ts';
import { readPageScreen, readSnippetScreen } from './page-screen.ts';
import type { PublishedKinds } from './published-kind.ts';

/** How the server reads the kinds that belong to no other feature: pages on any path, menus, redirects and synonyms. */
export const pagesKinds = {
  'content-page': { readScreen: readPageScreen<DocumentOf<'content-page'>>, isPage: true },
  'landing-page': { readScreen: readPageScreen<DocumentOf<'landing-page'>>, isPage: true },
  menu: { readScreen: readSnippetScreen<DocumentOf<'menu'>> },
  redirect: { readScreen: readSnippetScreen<DocumentOf<'redirect'>> },
  synonyms: { readScreen: readSnippetScreen<DocumentOf<'synonyms'>> },
} satisfies Partial<PublishedKinds>;
