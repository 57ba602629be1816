import { definitionsComponents } from '#app/features/definitions/ui/components.tsx';
import { homeComponents } from '#app/features/home/ui/components.tsx';
import { newsComponents } from '#app/features/news/ui/components.tsx';
import type { ComponentsOf } from '#app/features/pages/ui/kind-components.ts';
import { recipesComponents } from '#app/features/recipes/ui/components.tsx';
import type { publishedKinds } from './kinds.ts';
import { pageComponents } from './page-components.ts';

/** The component of every kind. Separate from publishedKinds, because code of the server must not reach the browser. */
export const previewComponents = {
  ...pageComponents,
  ...recipesComponents,
  ...newsComponents,
  ...homeComponents,
  ...definitionsComponents,
} satisfies ComponentsOf<typeof publishedKinds>;
