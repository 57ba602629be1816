import {
  type ArticleTeaser,
  type ReadDocument,
  readAllOf,
  readArticlesBelow,
  readChildren,
  readDocument,
} from '#app/features/content/index.ts';
import type { DocumentOf } from '#app/features/content/published/documents.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { RequestContext } from '#app/platform/http/request-context.ts';
import type { Crumb } from '#app/ui/navigation/breadcrumbs.tsx';
import { CHILDREN_PAGE_SIZE } from './contract.ts';
import { readAround, readSharedAround } from './read-around.ts';
import { type ArticlePlace, type PlaceAsked, readArticlePlace } from './read-article.ts';
import { crumbsOf, type PageDocument, readCrumbs, readPage } from './read-page.ts';
import type { Around } from './ui/blocks/around.ts';

/** A page of the editors, ready to draw. */
export interface PageScreen<D extends PageDocument = PageDocument> {
  document: D;
  around: Around;
  crumbs: Crumb[];
  /** Its whole address. */
  url: string;
  /** Of an article: where it stands. */
  place: ArticlePlace | null;
}

/** The page on this path; an article with the first of what stands below it, or all. Throws AppError not_found. */
export const readPageScreen = async (ctx: RequestContext, path: string, asked: PlaceAsked = {}): Promise<PageScreen> =>
  completeScreen(ctx, await readPage(ctx, path), asked);

/** A page that was read, with all that is drawn around it. */
export async function completeScreen(
  ctx: RequestContext,
  read: ReadDocument<PageDocument>,
  asked: PlaceAsked = {},
): Promise<PageScreen> {
  const { document } = read;
  const url = urlOf(ctx, document);
  if (document.kind !== 'medical-article') {
    const [around, crumbs] = await Promise.all([readAround(ctx, read), readCrumbs(ctx, read)]);
    return { document, url, around, crumbs, place: null };
  }
  const [around, place] = await Promise.all([readAround(ctx, read), readArticlePlace(ctx, document, asked)]);
  return { document, url, around, crumbs: crumbsOf(document, place.ancestors), place };
}

const urlOf = ({ platform }: RequestContext, { path }: PageDocument): string =>
  new URL(path, platform.config.publicUrl.origin).href;

/** A dossier with what stands directly in it. */
export interface DossierScreen extends PageScreen<DocumentOf<'topic'>> {
  articles: ArticleTeaser[];
}

/** The dossier of `{id}-{slug}`. Throws AppError not_found. */
export async function readDossierScreen(ctx: RequestContext, idAndSlug: string): Promise<DossierScreen> {
  const read = await readDossierOf(ctx, idAndSlug);
  const { document } = read;
  const [around, articles] = await Promise.all([
    readAround(ctx, read),
    readChildren(ctx, document.id, { size: CHILDREN_PAGE_SIZE }),
  ]);
  return { document, around, crumbs: crumbsOf(document, []), url: urlOf(ctx, document), place: null, articles };
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
  const [dossiers, page] = await Promise.all([readAllOf(ctx, 'topic'), readOptionalPage(ctx, '/bibliotheek')]);
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
  const around = await readSharedAround(ctx, [dossier, ...articles]);
  const drawn = <D>({ document, refs }: { document: D; refs: Around['refs'] }) => ({
    document,
    around: { ...around, refs },
  });
  return { dossier: drawn(dossier), articles: articles.map(drawn) };
}
