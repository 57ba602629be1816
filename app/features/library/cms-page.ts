import { type DocumentWithRefs, listAncestors, readDocument } from '#app/features/content/index.ts';
import type { DocumentOf } from '#app/features/content/published/documents.ts';
import { breadcrumbsOf, readBreadcrumbs } from '#app/features/pages/index.ts';
import type { RequestContext } from '#app/platform/http/request-context.ts';
import type { Crumb } from '#app/ui/navigation/breadcrumbs.tsx';
import { LIBRARY_PATH } from './paths.ts';

/** The wire's names for the kinds of a CMS page (library-10). Recipes and news have calls of their own. */
export const CMS_PAGE_TYPES = {
  'content-page': 'content_page',
  'landing-page': 'landing_page',
  topic: 'topics',
  'medical-article': 'medical_article',
  'advice-topic': 'advice',
} as const;

export type CmsPageKind = keyof typeof CMS_PAGE_TYPES;
export type CmsPage = DocumentOf<CmsPageKind>;

/** The published CMS page on this path. Throws AppError not_found. */
export const readCmsPage = (ctx: RequestContext, path: string): Promise<DocumentWithRefs<CmsPage>> =>
  readDocument(ctx, { path }, Object.keys(CMS_PAGE_TYPES) as CmsPageKind[]);

/** The breadcrumbs of a CMS page, with the page itself as the last one. */
export async function readCmsBreadcrumbs(ctx: RequestContext, page: CmsPage): Promise<Crumb[]> {
  if (page.kind === 'topic') return libraryBreadcrumbs(page, []);
  if (page.kind === 'medical-article') return libraryBreadcrumbs(page, await listAncestors(ctx, page.parent));
  return readBreadcrumbs(ctx, page);
}

type Page = Parameters<typeof breadcrumbsOf>[0];
type Ancestors = Parameters<typeof breadcrumbsOf>[1];

/** The breadcrumbs of a dossier or article: library, its ancestors from the top down, and the page itself. */
export const libraryBreadcrumbs = (page: Page, ancestors: Ancestors) =>
  breadcrumbsOf(page, [{ title: 'Bibliotheek', path: LIBRARY_PATH }, ...ancestors]);
