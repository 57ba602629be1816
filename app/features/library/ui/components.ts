import { ContentPage } from '#app/features/pages/ui/content-page.tsx';
import type { ComponentsOf } from '#app/features/pages/ui/kind-components.ts';
import type { libraryKinds } from '../kinds.ts';
import { ArticlePage } from './article/article-page.tsx';
import { DossierPage } from './dossier-page.tsx';
import { ExpertPart, FilePart, OrganisationPart, VideoPart } from './parts.tsx';

/** The components of the kinds of documents of the library. */
export const libraryComponents = {
  topic: DossierPage,
  'medical-article': ArticlePage,
  'advice-topic': ContentPage,
  file: FilePart,
  video: VideoPart,
  organisation: OrganisationPart,
  expert: ExpertPart,
} satisfies ComponentsOf<typeof libraryKinds>;
