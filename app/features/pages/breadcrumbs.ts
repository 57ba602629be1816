import { listAncestors } from '#app/features/content/index.ts';
import type { PageDocument } from '#app/features/content/published/documents.ts';
import type { RequestContext } from '#app/platform/http/request-context.ts';
import type { Crumb } from '#app/ui/navigation/breadcrumbs.tsx';

interface TitledPage {
  title: string;
  /** Null for a page to which no link leads. */
  path: string | null;
}

/** The breadcrumbs of a page: the home page, the ancestors from the top down, and the page itself, which is no link. */
export const breadcrumbsOf = (page: Pick<TitledPage, 'title'>, ancestors: readonly TitledPage[]): Crumb[] => [
  ...[{ title: 'Home', path: '/' }, ...ancestors].map(({ title, path }) => ({
    text: title,
    ...(path && { href: path }),
  })),
  { text: page.title },
];

/** Reads the breadcrumbs of a document. Its ancestors are those to which its `parent` leads. */
export async function readBreadcrumbs(ctx: RequestContext, document: PageDocument): Promise<Crumb[]> {
  return breadcrumbsOf(document, 'parent' in document ? await listAncestors(ctx, document.parent) : []);
}
