import type { DocumentWithRefs } from '#app/features/content/index.ts';
import type { DocumentOf } from '#app/features/content/published/documents.ts';
import { absoluteUrl, type PageScreen, readBlockContext, type ScreenOptions } from '#app/features/pages/index.ts';
import type { RequestContext } from '#app/platform/http/request-context.ts';
import { libraryBreadcrumbs } from '../breadcrumbs.ts';
import { type ArticleNavigation, readArticleNavigation } from './read-article-navigation.ts';

/** An article in its dossier. */
export interface ArticleScreen extends PageScreen<DocumentOf<'medical-article'>> {
  navigation: ArticleNavigation;
}

/** Reads the screen of an article; `options.allChildren` says whether it lists all of its children or only the first. */
export async function readArticleScreen(
  ctx: RequestContext,
  source: DocumentWithRefs<DocumentOf<'medical-article'>>,
  options: ScreenOptions = {},
): Promise<ArticleScreen> {
  const { document } = source;
  const [context, navigation] = await Promise.all([
    readBlockContext(ctx, source),
    readArticleNavigation(ctx, document, options),
  ]);
  const crumbs = libraryBreadcrumbs(document, navigation.ancestors);
  return { document, url: absoluteUrl(ctx, document.path), context, crumbs, navigation };
}
