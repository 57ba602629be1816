import type { z } from 'zod';
import type { searchContract } from './contract.ts';
import { PILLARS, type Pillar } from './paths.ts';
import type { PillarCounts, ResultKind, SearchResult } from './search-result.ts';

type Result = z.input<(typeof searchContract)['search']['response']['json']>[number];

/** What the wire calls the kinds of results. */
const DOC_TYPES: Readonly<Record<ResultKind, Result['DocType']>> = {
  article: 'Article',
  topic: 'Topic',
  page: 'ContentPage',
  'landing-page': 'LandingPage',
  complaint: 'ContentPage',
  group: 'Group',
  conversation: 'Conversation',
  blog: 'Blog',
  post: 'BlogPost',
  recipe: 'Recipe',
  news: 'News',
  advice: 'Advice',
  'advice-topic': 'Advice',
};

/** The numbers of results as the wire has them. */
export const presentCounts = (counts: PillarCounts): z.input<(typeof searchContract)['count']['response']['json']> =>
  Object.fromEntries(
    PILLARS.map((pillar) => [pillar, { Found: counts[pillar].found, More: counts[pillar].more }]),
  ) as Record<Pillar, { Found: number; More: boolean }>;

/** A result as the wire has it. */
export const presentResult = (result: SearchResult): Result => ({
  Id: `${result.kind}-${result.id}`,
  Title: result.title,
  Introduction: result.preview?.map(({ text }) => text).join('') ?? '',
  DocType: DOC_TYPES[result.kind],
  Data: {
    Path: result.path,
    Public: !result.locked,
    ParentId: result.parentId === null ? null : String(result.parentId),
    ParentName: result.parent,
    ItemId: String(result.id),
    ItemName: result.title,
    ConversationLastActivity: result.lastActivityAt,
  },
});
