import { breadcrumbsOf } from '#app/features/pages/index.ts';
import { LIBRARY_PATH } from './paths.ts';

type Place = Parameters<typeof breadcrumbsOf>[0];

/** The breadcrumbs of a dossier or article, by way of the library and the pages above it. */
export const libraryBreadcrumbs = (page: Place, above: readonly Place[]) =>
  breadcrumbsOf(page, [{ title: 'Bibliotheek', path: LIBRARY_PATH }, ...above]);
