import { listAncestors } from '#app/features/content/index.ts';
import type { PageDocument } from '#app/features/content/published/documents.ts';
import type { RequestContext } from '#app/platform/http/request-context.ts';
import type { Crumb } from '#app/ui/navigation/breadcrumbs.tsx';

interface Place {
  title: string;
  path: string | null;
}

/** The breadcrumbs from the home page, by way of the pages above, to the page itself. */
export const breadcrumbsOf = (page: Place, above: readonly Place[]): Crumb[] =>
  [{ title: 'Home', path: '/' }, ...above, page].map(({ title, path }) => ({
    text: title,
    ...(path && { href: path }),
  }));

/** The same, where the pages above are those that the document's `parent` leads to. */
export async function readBreadcrumbs(ctx: RequestContext, document: PageDocument): Promise<Crumb[]> {
  return breadcrumbsOf(document, 'parent' in document ? await listAncestors(ctx, document.parent) : []);
}
