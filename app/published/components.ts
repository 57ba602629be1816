import { definitionsComponents } from '#app/features/definitions/ui/components.tsx';
import { homeComponents } from '#app/features/home/ui/components.tsx';
import { libraryComponents } from '#app/features/library/ui/components.ts';
import { newsComponents } from '#app/features/news/ui/components.tsx';
import { pagesComponents } from '#app/features/pages/ui/components.ts';
import type { ComponentsOf } from '#app/features/pages/ui/kind-components.ts';
import { recipesComponents } from '#app/features/recipes/ui/components.tsx';
import type { publishedKinds } from './kinds.ts';

/** The component of every kind. Separate from publishedKinds, because code of the server must not reach the browser. */
export const publishedComponents = {
  ...pagesComponents,
  ...libraryComponents,
  ...recipesComponents,
  ...newsComponents,
  ...homeComponents,
  ...definitionsComponents,
} satisfies ComponentsOf<typeof publishedKinds>;
