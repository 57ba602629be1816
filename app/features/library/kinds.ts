import type { DocumentOf } from '#app/features/content/published/documents.ts';
import { type PublishedKinds, readPageScreen, readSnippetScreen } from '#app/features/pages/index.ts';
import { readArticleScreen } from './screens/read-article-screen.ts';
import { readDossierScreen } from './screens/read-dossier-screen.ts';

/** How the server reads the kinds of documents of the library. */
export const libraryKinds = {
  topic: { readScreen: readDossierScreen, isPage: true },
  'medical-article': { readScreen: readArticleScreen, isPage: true },
  'advice-topic': { readScreen: readPageScreen<DocumentOf<'advice-topic'>>, isPage: true },
  file: { readScreen: readSnippetScreen<DocumentOf<'file'>> },
  video: { readScreen: readSnippetScreen<DocumentOf<'video'>> },
  organisation: { readScreen: readSnippetScreen<DocumentOf<'organisation'>> },
  expert: { readScreen: readSnippetScreen<DocumentOf<'expert'>> },
  definition: { readScreen: readSnippetScreen<DocumentOf<'definition'>> },
} satisfies Partial<PublishedKinds>;
