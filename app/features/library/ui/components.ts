import { ContentPage } from '#app/features/pages/ui/content-page.tsx';
import type { ComponentsOf } from '#app/features/pages/ui/kind-components.ts';
import type { libraryKinds } from '../kinds.ts';
import { ArticlePage } from './article/article-page.tsx';
import { DossierPage } from './dossier-page.tsx';

/** The components of the pages of the library. */
export const libraryComponents = {
  topic: DossierPage,
  'medical-article': ArticlePage,
  'advice-topic': ContentPage,
} satisfies Partial<ComponentsOf<typeof libraryKinds>>;
