import { type ArticleTeaser, countBefore, readAncestors, readChildren } from '#app/features/content/index.ts';
import type { DocumentOf } from '#app/features/content/published/documents.ts';
import type { Visit } from '#app/platform/http/visit.ts';
import { FIRST_CHILDREN } from './contract.ts';

type Ancestors = Awaited<ReturnType<typeof readAncestors>>;

/** Where an article stands, and what is around it. */
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

/** What is asked of a place: all that stands below, or a draft among those where it will come. */
export interface PlaceAsked {
  allChildren?: boolean;
  draft?: boolean;
}

export async function readArticlePlace(
  visit: Visit,
  article: DocumentOf<'medical-article'>,
  { allChildren = false, draft = false }: PlaceAsked = {},
): Promise<ArticlePlace> {
  const { id, parent } = article;
  const [ancestors, siblings, children] = await Promise.all([
    readAncestors(visit, parent),
    draft ? readWithDraft(visit, article) : readChildren(visit, parent, { size: MOST_SIBLINGS }),
    readChildren(visit, id, { size: allChildren ? MOST_CHILDREN : FIRST_CHILDREN + 1 }),
  ]);
  return {
    ancestors,
    siblings,
    children: allChildren ? children : children.slice(0, FIRST_CHILDREN),
    moreChildren: !allChildren && children.length > FIRST_CHILDREN,
    next: after(id, siblings) ?? (await nextAbove(visit, ancestors)),
  };
}

/** The same articles as readers see, with a draft in the place that it asks for. */
async function readWithDraft(visit: Visit, draft: DocumentOf<'medical-article'>): Promise<ArticleTeaser[]> {
  const [published, before] = await Promise.all([
    readChildren(visit, draft.parent, { size: MOST_SIBLINGS }),
    countBefore(visit, draft),
  ]);
  return published.filter(({ id }) => id !== draft.id).toSpliced(before, 0, draft);
}

/** What comes after the nearest article above that is not the last of its own; a dossier has no next. */
async function nextAbove(visit: Visit, ancestors: Ancestors): Promise<ArticleTeaser | null> {
  const [above, current] = [ancestors.at(-2), ancestors.at(-1)];
  if (!above || current?.kind !== 'medical-article') return null;
  const siblings = await readChildren(visit, above.id, { size: MOST_SIBLINGS });
  return after(current.id, siblings) ?? nextAbove(visit, ancestors.slice(0, -1));
}

/** What comes after an article among its siblings; null after the last one, and where it is not among them. */
function after(id: number, siblings: ArticleTeaser[]): ArticleTeaser | null {
  const place = siblings.findIndex((sibling) => sibling.id === id);
  return place < 0 ? null : (siblings[place + 1] ?? null);
}
