import { homeKinds } from '#app/features/home/kinds.ts';
import { libraryKinds } from '#app/features/library/kinds.ts';
import { newsKinds } from '#app/features/news/kinds.ts';
import { type PublishedKinds, pagesKinds } from '#app/features/pages/index.ts';
import { recipesKinds } from '#app/features/recipes/kinds.ts';

/** Every kind of document that the CMS publishes, as the feature that owns it has the server read it. */
export const publishedKinds = {
  ...pagesKinds,
  ...libraryKinds,
  ...recipesKinds,
  ...newsKinds,
  ...homeKinds,
} satisfies PublishedKinds;
