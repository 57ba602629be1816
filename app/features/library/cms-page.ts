import { BLOGS_PATH } from '#app/features/blogs/paths.ts';
import { type DocumentWithRefs, listAncestors, readDocument } from '#app/features/content/index.ts';
import { ADVICE_PATH } from '#app/features/content/paths.ts';
import type { DocumentOf } from '#app/features/content/published/documents.ts';
import { GROUPS_PATH } from '#app/features/conversations/paths.ts';
import { NEWS_PATH } from '#app/features/news/paths.ts';
import { breadcrumbsOf, readBreadcrumbs } from '#app/features/pages/index.ts';
import { PEOPLE_PATH } from '#app/features/people/paths.ts';
import { RECIPES_PATH } from '#app/features/recipes/paths.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { RequestContext } from '#app/platform/http/request-context.ts';
import type { Crumb } from '#app/ui/navigation/breadcrumbs.tsx';
import { BROCHURES_PATH, DEFINITIONS_PATH, DISEASES_PATH, LIBRARY_PATH } from './paths.ts';

/** The wire's names for the kinds of a CMS page. Recipes and news have calls of their own. */
export const CMS_PAGE_TYPES = {
  'content-page': 'content_page',
  'landing-page': 'landing_page',
  topic: 'topics',
  'medical-article': 'medical_article',
  'advice-topic': 'advice',
} as const;

export type CmsPageKind = keyof typeof CMS_PAGE_TYPES;
export type CmsPage = DocumentOf<CmsPageKind>;

/** The overviews that are pages without a document of editors, with their titles in breadcrumbs. */
const OVERVIEWS: Readonly<Record<string, string>> = {
  [DISEASES_PATH]: 'Nierziekten A-Z',
  [BROCHURES_PATH]: 'Brochures',
  [DEFINITIONS_PATH]: 'Woordenlijst',
  [NEWS_PATH]: 'Nieuws',
  [RECIPES_PATH]: 'Recepten',
  [ADVICE_PATH]: 'Advies',
  [GROUPS_PATH]: 'Gesprekken',
  [BLOGS_PATH]: 'Blogs',
  [PEOPLE_PATH]: 'Personen',
};

/** The published CMS page on this path, or the overview there as a landing page. Throws AppError not_found. */
export async function readCmsPage(ctx: RequestContext, path: string): Promise<DocumentWithRefs<CmsPage>> {
  try {
    return await readDocument(ctx, { path }, Object.keys(CMS_PAGE_TYPES) as CmsPageKind[]);
  } catch (error) {
    const title = Object.hasOwn(OVERVIEWS, path) && OVERVIEWS[path];
    if (!title || !(error instanceof AppError) || error.code !== 'not_found') throw error;
    return { document: overviewPage(ctx, { path, title }), refs: {} };
  }
}

/** It is made when it is asked for, and so was changed then. */
const overviewPage = (
  { platform: { clock } }: RequestContext,
  { path, title }: { path: string; title: string },
): DocumentOf<'landing-page'> => ({
  kind: 'landing-page',
  ...{ id: 0, title, path, description: null, picture: null, blocks: [], seo: null, button: null },
  ...{ writtenBy: null, checkedBy: null, checkedOn: null },
  changedAt: clock.now().toISOString(),
});

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
