import {
  type ArticleTeaser,
  countBefore,
  type DocumentWithRefs,
  listAncestors,
  listChildren,
} from '#app/features/content/index.ts';
import type { DocumentOf } from '#app/features/content/published/documents.ts';
import { type PageScreen, presentPage, readBlockContext, type ScreenOptions } from '#app/features/pages/index.ts';
import type { RequestContext } from '#app/platform/http/request-context.ts';
import { libraryBreadcrumbs } from '../cms-page.ts';
import { FIRST_CHILDREN } from '../contract.ts';
import { type RelatedCommunity, readRelatedCommunity } from './read-related.ts';

/** An article in its dossier. */
export interface ArticleScreen extends PageScreen<DocumentOf<'medical-article'>> {
  navigation: ArticleNavigation<ArticleLink>;
  community: RelatedCommunity;
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
  const { ancestors } = navigation;
  return {
    ...presentPage(ctx, { document, context, crumbs: libraryBreadcrumbs(document, ancestors) }),
    navigation: linksOf(navigation),
    community: await readRelatedCommunity(ctx, document, { ancestors, context }),
  };
}

type Ancestors = Awaited<ReturnType<typeof listAncestors>>;

/** What a link to an article shows. */
export type ArticleLink = Pick<ArticleTeaser, 'id' | 'title' | 'path'>;

/** The navigation as a page shows it: a dossier has up to 40 articles, of which the page has only the links. */
const linksOf = ({ siblings, children, next, ...rest }: ArticleNavigation): ArticleNavigation<ArticleLink> => ({
  ...rest,
  siblings: siblings.map(linkOf),
  children: children.map(linkOf),
  next: next && linkOf(next),
});

const linkOf = ({ id, title, path }: ArticleTeaser): ArticleLink => ({ id, title, path });

/** The pages of a dossier to which a reader can go from one of its articles. */
export interface ArticleNavigation<Article extends ArticleLink = ArticleTeaser> {
  /** From the dossier down to the parent of the article. */
  ancestors: Ancestors;
  /** All articles with the same parent, the article itself included, in their order. */
  siblings: Article[];
  /** The first articles directly below it, or all when `allChildren` asks for them. */
  children: Article[];
  hasMoreChildren: boolean;
  /** The next article in reading order; null at the end of the dossier. */
  next: Article | null;
}

/** Limits on one query, far above the number of articles that editors put below one parent. */
const MAX_SIBLINGS = 200;
const MAX_CHILDREN = 1000;

/** Reads the navigation of an article; a draft gets the place that it will have once it is published. */
export async function readArticleNavigation(
  ctx: RequestContext,
  article: DocumentOf<'medical-article'>,
  { allChildren = false, draft = false }: ScreenOptions = {},
): Promise<ArticleNavigation> {
  const { id, parent } = article;
  const [ancestors, siblings, children] = await Promise.all([
    listAncestors(ctx, parent),
    draft ? listSiblingsOfDraft(ctx, article) : listChildren(ctx, parent, { size: MAX_SIBLINGS }),
    listChildren(ctx, id, { size: allChildren ? MAX_CHILDREN : FIRST_CHILDREN + 1 }),
  ]);
  return {
    ancestors,
    siblings,
    children: allChildren ? children : children.slice(0, FIRST_CHILDREN),
    hasMoreChildren: !allChildren && children.length > FIRST_CHILDREN,
    next: nextSibling(id, siblings) ?? (await findNextAbove(ctx, ancestors)),
  };
}

/** The published siblings, with the draft at its own position in place of its published version. */
async function listSiblingsOfDraft(
  ctx: RequestContext,
  draft: DocumentOf<'medical-article'>,
): Promise<ArticleTeaser[]> {
  const [published, before] = await Promise.all([
    listChildren(ctx, draft.parent, { size: MAX_SIBLINGS }),
    countBefore(ctx, draft),
  ]);
  return published.filter(({ id }) => id !== draft.id).toSpliced(before, 0, draft);
}

/**
 * The article that follows the last of a list of siblings: the next sibling of the nearest ancestor that has one. Null
 * when there is none, because a dossier itself has no next.
 */
async function findNextAbove(ctx: RequestContext, ancestors: Ancestors): Promise<ArticleTeaser | null> {
  const [grandparent, parent] = [ancestors.at(-2), ancestors.at(-1)];
  if (!grandparent || parent?.kind !== 'medical-article') return null;
  const siblings = await listChildren(ctx, grandparent.id, { size: MAX_SIBLINGS });
  return nextSibling(parent.id, siblings) ?? findNextAbove(ctx, ancestors.slice(0, -1));
}

/** The sibling after this article; null when it is the last, or not in the list. */
function nextSibling(id: number, siblings: ArticleTeaser[]): ArticleTeaser | null {
  const index = siblings.findIndex((sibling) => sibling.id === id);
  return index < 0 ? null : (siblings[index + 1] ?? null);
}
