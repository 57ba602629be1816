import { countArticles, listDocuments } from '#app/features/content/index.ts';
import { type PageScreen, readPageScreen } from '#app/features/pages/index.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { RequestContext } from '#app/platform/http/request-context.ts';
import { readCmsPage } from '../cms-page.ts';
import { LIBRARY_PATH } from '../paths.ts';

/**
 * Reads the library: all dossiers with how many articles each has, and the page that editors published on its path, if there
 * is one.
 */
export async function readLibraryScreen(ctx: RequestContext) {
  const [dossiers, page] = await Promise.all([listDocuments(ctx, 'topic'), findPageScreen(ctx, LIBRARY_PATH)]);
  const articleCounts = await countArticles(
    ctx,
    dossiers.map(({ id }) => id),
  );
  return { dossiers, articleCounts, page };
}

/** The screen of the page on this path; null when none is published there. */
export async function findPageScreen(ctx: RequestContext, path: string): Promise<PageScreen | null> {
  try {
    return await readPageScreen(ctx, await readCmsPage(ctx, path));
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return null;
    throw error;
  }
}

/** All brochures, by title. */
export const listBrochures = async (ctx: RequestContext) =>
  (await listDocuments(ctx, 'file')).filter(({ brochure }) => brochure);
