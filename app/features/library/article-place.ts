import { type ArticleTeaser, countBefore, listAncestors, listChildren } from '#app/features/content/index.ts';
import type { DocumentOf } from '#app/features/content/published/documents.ts';
import type { ScreenOptions } from '#app/features/pages/index.ts';
import type { RequestContext } from '#app/platform/http/request-context.ts';
import { FIRST_CHILDREN } from './contract.ts';

type Ancestors = Awaited<ReturnType<typeof listAncestors>>;

/** Where an article stands, and what stands beside and below it. */
export interface ArticlePlace {
  /** From the dossier down to what the article stands directly below. */
  ancestors: Ancestors;
  /** All that stand beside it, itself included, in their order. */
  siblings: ArticleTeaser[];
  /** The first ones below it, and whether there are more. */
  children: ArticleTeaser[];
  moreChildren: boolean;
  /** What to read after it; null at the end of the dossier. */
  next: ArticleTeaser | null;
}

/** More articles than a reader can oversee do not stand beside each other. */
const MOST_SIBLINGS = 200;
const MOST_CHILDREN = 1000;

/** Reads where an article stands; a draft stands where it will come. */
export async function readArticlePlace(
  ctx: RequestContext,
  article: DocumentOf<'medical-article'>,
  { allChildren = false, draft = false }: ScreenOptions = {},
): Promise<ArticlePlace> {
  const { id, parent } = article;
  const [ancestors, siblings, children] = await Promise.all([
    listAncestors(ctx, parent),
    draft ? readWithDraft(ctx, article) : listChildren(ctx, parent, { size: MOST_SIBLINGS }),
    listChildren(ctx, id, { size: allChildren ? MOST_CHILDREN : FIRST_CHILDREN + 1 }),
  ]);
  return {
    ancestors,
    siblings,
    children: allChildren ? children : children.slice(0, FIRST_CHILDREN),
    moreChildren: !allChildren && children.length > FIRST_CHILDREN,
    next: after(id, siblings) ?? (await nextAbove(ctx, ancestors)),
  };
}

/** The same articles as readers see, with a draft in the place that it asks for. */
async function readWithDraft(ctx: RequestContext, draft: DocumentOf<'medical-article'>): Promise<ArticleTeaser[]> {
  const [published, before] = await Promise.all([
    listChildren(ctx, draft.parent, { size: MOST_SIBLINGS }),
    countBefore(ctx, draft),
  ]);
  return published.filter(({ id }) => id !== draft.id).toSpliced(before, 0, draft);
}

/** What comes after the nearest article above that is not the last of its own; a dossier has no next. */
async function nextAbove(ctx: RequestContext, ancestors: Ancestors): Promise<ArticleTeaser | null> {
  const [above, current] = [ancestors.at(-2), ancestors.at(-1)];
  if (!above || current?.kind !== 'medical-article') return null;
  const siblings = await listChildren(ctx, above.id, { size: MOST_SIBLINGS });
  return after(current.id, siblings) ?? nextAbove(ctx, ancestors.slice(0, -1));
}

/** What comes after an article among its siblings; null after the last one, and where it is not among them. */
function after(id: number, siblings: ArticleTeaser[]): ArticleTeaser | null {
  const place = siblings.findIndex((sibling) => sibling.id === id);
  return place < 0 ? null : (siblings[place + 1] ?? null);
}
