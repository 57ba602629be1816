import type { DocumentOf } from '#app/features/content/published/documents.ts';
import { type PublishedKinds, readPageScreen, readPartScreen } from '#app/features/pages/index.ts';
import { readArticleScreen, readDossierScreen } from './screens.ts';

/** The kinds of documents of the library, for the server. */
export const libraryKinds = {
  topic: { readScreen: readDossierScreen, isPage: true },
  'medical-article': { readScreen: readArticleScreen, isPage: true },
  'advice-topic': { readScreen: readPageScreen<DocumentOf<'advice-topic'>>, isPage: true },
  file: { readScreen: readPartScreen<DocumentOf<'file'>> },
  video: { readScreen: readPartScreen<DocumentOf<'video'>> },
  organisation: { readScreen: readPartScreen<DocumentOf<'organisation'>> },
  expert: { readScreen: readPartScreen<DocumentOf<'expert'>> },
} satisfies Partial<PublishedKinds>;
