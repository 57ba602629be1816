import { listPostsByIds, type PostSummary } from '#app/features/blogs/index.ts';
import {
  countArticles,
  type DocumentWithRefs,
  listWholeDocuments,
  type Referred,
  type ReferredOf,
} from '#app/features/content/index.ts';
import type { DocumentKind, DocumentOf } from '#app/features/content/published/documents.ts';
import { type ConversationSummary, listConversationsBySlugs } from '#app/features/conversations/index.ts';
import { referredList } from '#app/features/pages/index.ts';
import type { RequestContext } from '#app/platform/http/request-context.ts';

/** A theme with what its lists name, as far as it is published and this viewer may see it. */
export interface Theme {
  document: DocumentOf<'theme'>;
  publishedAt: Date;
  lists: readonly ThemeList[];
}

export type ThemeList =
  | { type: 'recipes'; recipes: ReferredOf<'recipe'>[] }
  | { type: 'library'; dossiers: DossierOfTheme[]; articles: ReferredOf<'medical-article'>[] }
  | { type: 'blog-posts'; posts: PostSummary[] }
  | { type: 'conversations'; conversations: ConversationSummary[] };

export type DossierOfTheme = ReferredOf<'topic'> & { articleCount: number };

type Source = DocumentWithRefs<DocumentOf<'theme'>> & { publishedAt: Date };

/** Reads the first `limit` themes of the home page. */
export const readThemes = async (ctx: RequestContext, limit: number): Promise<Theme[]> =>
  completeThemes(ctx, await listWholeDocuments(ctx, 'theme', limit));

/** Reads what the lists of these themes name, once for all of them. */
export async function completeThemes(ctx: RequestContext, sources: readonly Source[]): Promise<Theme[]> {
  const lists = sources.flatMap(({ document }) => document.lists);
  const slugs = lists.flatMap((list) => (list.type === 'conversations' ? list.conversations : []));
  const dossiers = lists.flatMap((list) => (list.type === 'library' ? list.dossiers : []));
  const postIds = lists.flatMap((list) => (list.type === 'blog-posts' ? list.blogPosts : []));
  const [conversations, posts, counts] = await Promise.all([
    listConversationsBySlugs(ctx, [...new Set(slugs)]),
    listPostsByIds(ctx, [...new Set(postIds)]),
    countArticles(ctx, [...new Set(dossiers)]),
  ]);
  const found = {
    conversations: new Map(conversations.map((each) => [each.slug, each])),
    posts: new Map(posts.map((each) => [each.id, each])),
    counts,
  };
  return sources.map(({ document, refs, publishedAt }) => ({
    document,
    publishedAt,
    lists: document.lists.flatMap((list) => completeList(list, { ...found, refs })),
  }));
}

interface Found {
  refs: Record<number, Referred>;
  conversations: ReadonlyMap<string, ConversationSummary>;
  posts: ReadonlyMap<number, PostSummary>;
  /** The number of articles of each dossier. */
  counts: Readonly<Record<number, number>>;
}

/** A list with what it names; none when nothing of that is there. */
function completeList(list: DocumentOf<'theme'>['lists'][number], found: Found): ThemeList[] {
  const documents = <K extends DocumentKind>(ids: number[], kind: K) => referredList(found, ids, kind);
  switch (list.type) {
    case 'recipes': {
      const recipes = documents(list.recipes, 'recipe');
      return recipes.length > 0 ? [{ type: 'recipes', recipes }] : [];
    }
    case 'library': {
      const articles = documents(list.articles, 'medical-article');
      const dossiers = documents(list.dossiers, 'topic').map((dossier) => ({
        ...dossier,
        articleCount: found.counts[dossier.id] ?? 0,
      }));
      return dossiers.length + articles.length > 0 ? [{ type: 'library', dossiers, articles }] : [];
    }
    case 'conversations': {
      const conversations = list.conversations.flatMap((slug) => found.conversations.get(slug) ?? []);
      return conversations.length > 0 ? [{ type: 'conversations', conversations }] : [];
    }
    case 'blog-posts': {
      const posts = list.blogPosts.flatMap((id) => found.posts.get(id) ?? []);
      return posts.length > 0 ? [{ type: 'blog-posts', posts }] : [];
    }
    case 'none':
      return [];
  }
}
