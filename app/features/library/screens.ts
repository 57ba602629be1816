import {
  type ArticleTeaser,
  listArticlesBelow,
  listChildren,
  listDocuments,
  type ReadDocument,
  readDocument,
} from '#app/features/content/index.ts';
import type { DocumentOf } from '#app/features/content/published/documents.ts';
import {
  absoluteUrl,
  type BlockContext,
  type PageScreen,
  readBlockContext,
  readPageScreen,
  readSharedBlockContext,
  type ScreenOptions,
} from '#app/features/pages/index.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { RequestContext } from '#app/platform/http/request-context.ts';
import { type ArticlePlace, readArticlePlace } from './article-place.ts';
import { libraryBreadcrumbs } from './breadcrumbs.ts';
import { readCmsPage } from './cms-page.ts';
import { CHILDREN_PAGE_SIZE } from './contract.ts';
import { LIBRARY_PATH } from './paths.ts';

/** An article in its dossier. */
export interface ArticleScreen extends PageScreen<DocumentOf<'medical-article'>> {
  place: ArticlePlace;
}

/** Reads an article with the first of what stands below it, or all. */
export async function readArticleScreen(
  ctx: RequestContext,
  read: ReadDocument<DocumentOf<'medical-article'>>,
  options: ScreenOptions = {},
): Promise<ArticleScreen> {
  const { document } = read;
  const [context, place] = await Promise.all([readBlockContext(ctx, read), readArticlePlace(ctx, document, options)]);
  const crumbs = libraryBreadcrumbs(document, place.ancestors);
  return { document, url: absoluteUrl(ctx, document.path), context, crumbs, place };
}

/** A dossier with what stands directly in it. */
export interface DossierScreen extends PageScreen<DocumentOf<'topic'>> {
  articles: ArticleTeaser[];
}

/** Reads what stands in a dossier. */
export async function readDossierScreen(
  ctx: RequestContext,
  read: ReadDocument<DocumentOf<'topic'>>,
): Promise<DossierScreen> {
  const { document } = read;
  const [context, articles] = await Promise.all([
    readBlockContext(ctx, read),
    listChildren(ctx, document.id, { size: CHILDREN_PAGE_SIZE }),
  ]);
  const crumbs = libraryBreadcrumbs(document, []);
  return { document, context, crumbs, url: absoluteUrl(ctx, document.path), articles };
}

/** The dossier of `{id}-{slug}`. Throws AppError not_found. */
export async function readDossier(ctx: RequestContext, idAndSlug: string): Promise<ReadDocument<DocumentOf<'topic'>>> {
  const [, id] = /^(\d{1,9})(?:-|$)/.exec(idAndSlug) ?? [];
  if (!id) throw new AppError('not_found');
  return readDocument(ctx, { id: Number(id) }, ['topic']);
}

/** The library: what the editors say of it, and all dossiers. */
export async function readLibrary(ctx: RequestContext) {
  const [dossiers, page] = await Promise.all([listDocuments(ctx, 'topic'), findPageScreen(ctx, LIBRARY_PATH)]);
  return { dossiers, page };
}

/** The page on this path; null where the editors made none. */
async function findPageScreen(ctx: RequestContext, path: string): Promise<PageScreen | null> {
  try {
    return await readPageScreen(ctx, await readCmsPage(ctx, path));
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return null;
    throw error;
  }
}

/** All brochures, by title. */
export const readBrochures = async (ctx: RequestContext) =>
  (await listDocuments(ctx, 'file')).filter(({ brochure }) => brochure);

/** A dossier with all that stands in it, in the order of reading, to be printed whole. */
export async function readWholeDossier(ctx: RequestContext, idAndSlug: string) {
  const dossier = await readDossier(ctx, idAndSlug);
  const articles = await listArticlesBelow(ctx, dossier.document.id);
  const context = await readSharedBlockContext(ctx, [dossier, ...articles]);
  const screenOf = <D>({ document, refs }: { document: D; refs: BlockContext['refs'] }) => ({
    document,
    context: { ...context, refs },
  });
  return { dossier: screenOf(dossier), articles: articles.map(screenOf) };
}
