import { type ReadDocument, readAncestors, readDocument } from '#app/features/content/index.ts';
import type { DocumentOf } from '#app/features/content/published/documents.ts';
import { LIBRARY_PATH } from '#app/features/library/paths.ts';
import type { RequestContext } from '#app/platform/http/request-context.ts';
import type { Crumb } from '#app/ui/navigation/breadcrumbs.tsx';

/** The kinds of documents that are pages of their own here; recipes and news have features of their own. */
export const PAGE_KINDS = ['content-page', 'landing-page', 'topic', 'medical-article', 'advice-topic'] as const;

export type PageKind = (typeof PAGE_KINDS)[number];
export type PageDocument = DocumentOf<PageKind>;

/** The page on this path. Throws AppError not_found. */
export const readPage = (ctx: RequestContext, path: string): Promise<ReadDocument<PageDocument>> =>
  readDocument(ctx, { path }, PAGE_KINDS);

const HOME: Crumb = { text: 'Home', href: '/' };
const LIBRARY: Crumb = { text: 'Bibliotheek', href: LIBRARY_PATH };

/** The breadcrumbs of a page, itself the last. */
export async function readBreadcrumbs(ctx: RequestContext, { document }: ReadDocument<PageDocument>): Promise<Crumb[]> {
  const above = 'parent' in document ? await readAncestors(ctx, document.parent) : [];
  return breadcrumbsOf(document, above);
}

/** The same, where what the page stands below is known. */
export function breadcrumbsOf(
  { kind, title, path }: { kind: PageKind; title: string; path: string },
  above: readonly { title: string; path: string | null }[],
): Crumb[] {
  const library = kind === 'topic' || kind === 'medical-article';
  const between = above.map((page) => ({ text: page.title, ...(page.path && { href: page.path }) }));
  return [HOME, ...(library ? [LIBRARY] : []), ...between, { text: title, href: path }];
}
