import { homeKinds } from '#app/features/home/kinds.ts';
import { libraryKinds } from '#app/features/library/kinds.ts';
import { newsKinds } from '#app/features/news/kinds.ts';
import { type PublishedKinds, pagesKinds } from '#app/features/pages/index.ts';
import { recipesKinds } from '#app/features/recipes/kinds.ts';

/** How the server reads every kind of document that the CMS publishes, as the features that own the kinds register it. */
export const publishedKinds = {
  ...pagesKinds,
  ...libraryKinds,
  ...recipesKinds,
  ...newsKinds,
  ...homeKinds,
} satisfies PublishedKinds;
