import { libraryComponents } from '#app/features/library/ui/components.ts';
import { pagesComponents } from '#app/features/pages/ui/components.ts';
import type { ComponentsOf } from '#app/features/pages/ui/kind-components.ts';
import type { publishedKinds } from './kinds.ts';

type Kinds = typeof publishedKinds;

/** The kinds of which each document is a page, except those whose feature has a route of its own for it. */
type PageKind = Exclude<
  { [K in keyof Kinds]: Kinds[K] extends { isPage: true } ? K : never }[keyof Kinds],
  'recipe' | 'news-article'
>;

/** The component of every kind of page. Those of other kinds do not belong here: readers would fetch them with each page. */
export const pageComponents = {
  ...pagesComponents,
  ...libraryComponents,
} satisfies ComponentsOf<Pick<Kinds, PageKind>>;
