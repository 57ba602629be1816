import {
  type ArticleTeaser,
  type ReadDocument,
  readAllOf,
  readArticlesBelow,
  readChildren,
  readDocument,
} from '#app/features/content/index.ts';
import type { DocumentOf } from '#app/features/content/published/documents.ts';
import {
  absoluteUrl,
  type BlockContext,
  breadcrumbsOf,
  type PageDocument,
  type PageScreen,
  readBlockContext,
  readBreadcrumbs,
  readPage,
  readSharedBlockContext,
} from '#app/features/pages/index.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { RequestContext } from '#app/platform/http/request-context.ts';
import { CHILDREN_PAGE_SIZE } from './contract.ts';
import { LIBRARY_PATH } from './paths.ts';
import { type ArticlePlace, type PlaceAsked, readArticlePlace } from './read-article.ts';

/** A page of the editors with, of an article, its place in the dossier. */
export interface PlacedScreen extends PageScreen {
  place: ArticlePlace | null;
}

/** The page on this path; an article with the first of what stands below it, or all. Throws AppError not_found. */
export const readPageScreen = async (
  ctx: RequestContext,
  path: string,
  asked: PlaceAsked = {},
): Promise<PlacedScreen> => completeScreen(ctx, await readPage(ctx, path), asked);

/** A page that was read, ready to render. */
export async function completeScreen(
  ctx: RequestContext,
  read: ReadDocument<PageDocument>,
  asked: PlaceAsked = {},
): Promise<PlacedScreen> {
  const { document } = read;
  const url = absoluteUrl(ctx, document.path);
  if (document.kind !== 'medical-article') {
    const [context, crumbs] = await Promise.all([readBlockContext(ctx, read), readBreadcrumbs(ctx, read)]);
    return { document, url, context, crumbs, place: null };
  }
  const [context, place] = await Promise.all([readBlockContext(ctx, read), readArticlePlace(ctx, document, asked)]);
  return { document, url, context, crumbs: breadcrumbsOf(document, place.ancestors), place };
}

/** A dossier with what stands directly in it. */
export interface DossierScreen extends PageScreen<DocumentOf<'topic'>> {
  articles: ArticleTeaser[];
}

/** The dossier of `{id}-{slug}`. Throws AppError not_found. */
export async function readDossierScreen(ctx: RequestContext, idAndSlug: string): Promise<DossierScreen> {
  const read = await readDossierOf(ctx, idAndSlug);
  const { document } = read;
  const [context, articles] = await Promise.all([
    readBlockContext(ctx, read),
    readChildren(ctx, document.id, { size: CHILDREN_PAGE_SIZE }),
  ]);
  return { document, context, crumbs: breadcrumbsOf(document, []), url: absoluteUrl(ctx, document.path), articles };
}

/** The dossier itself. Throws AppError not_found. */
export async function readDossierOf(
  ctx: RequestContext,
  idAndSlug: string,
): Promise<ReadDocument<DocumentOf<'topic'>>> {
  const [, id] = /^(\d{1,9})(?:-|$)/.exec(idAndSlug) ?? [];
  if (!id) throw new AppError('not_found');
  return readDocument(ctx, { id: Number(id) }, ['topic']);
}

/** The library: what the editors say of it, and all dossiers. */
export async function readLibrary(ctx: RequestContext) {
  const [dossiers, page] = await Promise.all([readAllOf(ctx, 'topic'), readOptionalPage(ctx, LIBRARY_PATH)]);
  return { dossiers, page };
}

/** A page that may be there or not: the words that editors put around a list of ours. */
export async function readOptionalPage(ctx: RequestContext, path: string): Promise<PageScreen | null> {
  try {
    return await readPageScreen(ctx, path);
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return null;
    throw error;
  }
}

/** All brochures, by title. */
export const readBrochures = async (ctx: RequestContext) =>
  (await readAllOf(ctx, 'file')).filter(({ brochure }) => brochure);

/** A dossier with all that stands in it, in the order of reading, to be printed whole. */
export async function readWholeDossier(ctx: RequestContext, idAndSlug: string) {
  const dossier = await readDossierOf(ctx, idAndSlug);
  const articles = await readArticlesBelow(ctx, dossier.document.id);
  const context = await readSharedBlockContext(ctx, [dossier, ...articles]);
  const drawn = <D>({ document, refs }: { document: D; refs: BlockContext['refs'] }) => ({
    document,
    context: { ...context, refs },
  });
  return { dossier: drawn(dossier), articles: articles.map(drawn) };
}
