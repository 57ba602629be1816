import { type DocumentWithRefs, listNewsTeasers, type News, withSizes } from '#app/features/content/index.ts';
import type { DocumentOf } from '#app/features/content/published/documents.ts';
import { breadcrumbsOf, type PageScreen, presentPage, readBlockContext } from '#app/features/pages/index.ts';
import type { RequestContext } from '#app/platform/http/request-context.ts';
import { NEWS_PATH } from '../paths.ts';

/** How many articles a list below an article has at most. */
const SUGGESTED_NEWS = 3;

/** What a link to news shows. */
export type NewsLink = Pick<News, 'id' | 'title' | 'path' | 'publicationDate'>;

/** A news article, and the news to which it leads. */
export interface NewsScreen extends PageScreen<DocumentOf<'news-article'>> {
  /** 'Lees ook': the newest other articles with the same tag. */
  sameTag: NewsLink[];
  /** The newest articles but those above. */
  suggestions: News[];
  /** The address to which readers mail tips. */
  editorsEmail: string;
}

/** Reads the screen of a news article. */
export async function readNewsScreen(
  ctx: RequestContext,
  source: DocumentWithRefs<DocumentOf<'news-article'>>,
): Promise<NewsScreen> {
  const { document } = source;
  const { tag } = document;
  // One more than is shown, because the article itself may be among them; the latest may hold all of the same tag too.
  const [context, tagged, latest] = await Promise.all([
    readBlockContext(ctx, source),
    tag === null ? [] : listNewsTeasers(ctx, { tag, index: 0, size: SUGGESTED_NEWS + 1 }),
    listNewsTeasers(ctx, { tag: null, index: 0, size: 2 * SUGGESTED_NEWS + 1 }),
  ]);
  const sameTag = firstOthers(tagged, [document]);
  return {
    ...presentPage(ctx, { document, context, crumbs: breadcrumbsOf(document, [{ title: 'Nieuws', path: NEWS_PATH }]) }),
    sameTag: sameTag.map(({ id, title, path, publicationDate }) => ({ id, title, path, publicationDate })),
    suggestions: firstOthers(latest, [document, ...sameTag]).map((news) => ({
      ...news,
      picture: withSizes(news.picture, ['featured']),
    })),
    editorsEmail: ctx.platform.config.contactEmail,
  };
}

/** The first of the news that are not among `shown`. */
const firstOthers = (news: readonly News[], shown: readonly { id: number }[]): News[] =>
  news.filter(({ id }) => !shown.some((each) => each.id === id)).slice(0, SUGGESTED_NEWS);
