import type { DocumentOf } from '#app/features/content/published/documents.ts';
import type { PublishedKinds } from './published-kind.ts';
import { readLandingScreen } from './read-landing-screen.ts';
import { readPageScreen, readSnippetScreen } from './read-page-screen.ts';

/** How the server reads the kinds that belong to no other feature: pages on any path, menus, redirects, concepts and rule texts. */
export const pagesKinds = {
  'content-page': { readScreen: readPageScreen<DocumentOf<'content-page'>>, isPage: true },
  'landing-page': { readScreen: readLandingScreen, isPage: true },
  menu: { readScreen: readSnippetScreen<DocumentOf<'menu'>> },
  redirect: { readScreen: readSnippetScreen<DocumentOf<'redirect'>> },
  concept: { readScreen: readSnippetScreen<DocumentOf<'concept'>> },
  'rule-text': { readScreen: readSnippetScreen<DocumentOf<'rule-text'>> },
} satisfies Partial<PublishedKinds>;
