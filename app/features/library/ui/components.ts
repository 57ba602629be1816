import { ContentPage } from '#app/features/pages/ui/content-page.tsx';
import type { ComponentsOf } from '#app/features/pages/ui/kind-components.ts';
import type { libraryKinds } from '../kinds.ts';
import { ArticlePage } from './article/article-page.tsx';
import { DossierPage } from './dossier-page.tsx';
import { ExpertSnippet, FileSnippet, OrganisationSnippet, VideoSnippet } from './snippets.tsx';

/** The components of the kinds of documents of the library. */
export const libraryComponents = {
  topic: DossierPage,
  'medical-article': ArticlePage,
  'advice-topic': ContentPage,
  file: FileSnippet,
  video: VideoSnippet,
  organisation: OrganisationSnippet,
  expert: ExpertSnippet,
} satisfies ComponentsOf<typeof libraryKinds>;
