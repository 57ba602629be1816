import type { DocumentKind } from '#app/features/content/published/documents.ts';
import type { Pillar } from '../paths.ts';
import type { ResultKind } from '../search-result.ts';

/** The pillars with results of their own; their order is their number in the index. */
export const RESULT_PILLARS = ['library', 'groups', 'blogs', 'recipes', 'news', 'advices'] as const satisfies Pillar[];
export type ResultPillar = (typeof RESULT_PILLARS)[number];

/** Where results of a kind are found, and how much they count beside those of other kinds. */
interface KindOfResult {
  pillar: ResultPillar;
  boost: number;
}

/** What editors wrote counts most: it was checked. */
export const KINDS: Readonly<Record<ResultKind, KindOfResult>> = {
  article: { pillar: 'library', boost: 1 },
  topic: { pillar: 'library', boost: 1 },
  page: { pillar: 'library', boost: 0.95 },
  'landing-page': { pillar: 'library', boost: 0.95 },
  complaint: { pillar: 'library', boost: 0.95 },
  group: { pillar: 'groups', boost: 1.3 },
  conversation: { pillar: 'groups', boost: 1.2 },
  blog: { pillar: 'blogs', boost: 0.75 },
  post: { pillar: 'blogs', boost: 0.7 },
  recipe: { pillar: 'recipes', boost: 0.7 },
  news: { pillar: 'news', boost: 0.5 },
  advice: { pillar: 'advices', boost: 0.9 },
  'advice-topic': { pillar: 'advices', boost: 0.95 },
};

/** The number of the pillar of a kind, in the index. */
export const pillarNumber = (kind: ResultKind): number => RESULT_PILLARS.indexOf(KINDS[kind].pillar);

/** The kinds of documents that are found. */
export const DOCUMENT_KINDS: Readonly<Partial<Record<DocumentKind, ResultKind>>> = {
  'medical-article': 'article',
  topic: 'topic',
  'content-page': 'page',
  'landing-page': 'landing-page',
  recipe: 'recipe',
  'news-article': 'news',
  'advice-topic': 'advice-topic',
};
