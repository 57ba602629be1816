import { accountsReservedPaths } from './features/accounts/reserved-paths.ts';
import { adviceReservedPaths } from './features/advice/reserved-paths.ts';
import { blogsReservedPaths } from './features/blogs/reserved-paths.ts';
import { conversationsReservedPaths } from './features/conversations/reserved-paths.ts';
import { definitionsReservedPaths } from './features/definitions/reserved-paths.ts';
import { homeReservedPaths } from './features/home/reserved-paths.ts';
import { libraryReservedPaths } from './features/library/reserved-paths.ts';
import { moderationReservedPaths } from './features/moderation/reserved-paths.ts';
import { newsReservedPaths } from './features/news/reserved-paths.ts';
import { newsletterReservedPaths } from './features/newsletter/reserved-paths.ts';
import { pagesReservedPaths } from './features/pages/reserved-paths.ts';
import { peopleReservedPaths } from './features/people/reserved-paths.ts';
import { recipesReservedPaths } from './features/recipes/reserved-paths.ts';
import { searchReservedPaths } from './features/search/reserved-paths.ts';
import { sharingReservedPaths } from './features/sharing/reserved-paths.ts';
import type { ReservedPaths } from './platform/features/reserved-paths.ts';
import { platformReservedPaths } from './platform/platform-reserved-paths.ts';
import { shellReservedPaths } from './shell/reserved-paths.ts';

/** The reserved paths of all features, for the CMS, which can't load the features. A test compares them. */
export const reservedPaths: readonly ReservedPaths[] = [
  homeReservedPaths,
  accountsReservedPaths,
  conversationsReservedPaths,
  blogsReservedPaths,
  adviceReservedPaths,
  moderationReservedPaths,
  libraryReservedPaths,
  definitionsReservedPaths,
  newsletterReservedPaths,
  newsReservedPaths,
  peopleReservedPaths,
  pagesReservedPaths,
  recipesReservedPaths,
  searchReservedPaths,
  sharingReservedPaths,
  shellReservedPaths,
  platformReservedPaths,
];
