import { breadcrumbsOf } from '#app/features/pages/index.ts';
import { LIBRARY_PATH } from './paths.ts';

type TitledPage = Parameters<typeof breadcrumbsOf>[0];

/** The breadcrumbs of a dossier or article: home, library, its ancestors from the top down, and the page itself. */
export const libraryBreadcrumbs = (page: TitledPage, ancestors: readonly TitledPage[]) =>
  breadcrumbsOf(page, [{ title: 'Bibliotheek', path: LIBRARY_PATH }, ...ancestors]);
