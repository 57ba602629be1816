import { Outlet } from 'react-router';
import { homeComponents } from '#app/features/home/ui/components.tsx';
import { librarySnippets } from '#app/features/library/ui/snippets.tsx';
import { newsComponents } from '#app/features/news/ui/components.tsx';
import type { ComponentsOf } from '#app/features/pages/ui/kind-components.ts';
import { pagesSnippets } from '#app/features/pages/ui/snippets.tsx';
import { recipesComponents } from '#app/features/recipes/ui/components.tsx';
import type { publishedKinds } from './kinds.ts';
import { pageComponents } from './page-components.ts';
import { provideKinds } from './provide-kinds.ts';

/** The component of every kind. Separate from publishedKinds, because code of the server must not reach the browser. */
const previewComponents = {
  ...pageComponents,
  ...pagesSnippets,
  ...librarySnippets,
  ...recipesComponents,
  ...newsComponents,
  ...homeComponents,
} satisfies ComponentsOf<typeof publishedKinds>;

export const middleware = [provideKinds];

/** The parent route of the preview of a draft, which may be of any kind. */
export default function PreviewLayout() {
  return <Outlet context={previewComponents} />;
}
