import { breadcrumbsOf } from '#app/features/pages/index.ts';
import { LIBRARY_PATH } from './paths.ts';

type Page = Parameters<typeof breadcrumbsOf>[0];
type Ancestors = Parameters<typeof breadcrumbsOf>[1];

/** The breadcrumbs of a dossier or article: home, library, its ancestors from the top down, and the page itself. */
export const libraryBreadcrumbs = (page: Page, ancestors: Ancestors) =>
  breadcrumbsOf(page, [{ title: 'Bibliotheek', path: LIBRARY_PATH }, ...ancestors]);
