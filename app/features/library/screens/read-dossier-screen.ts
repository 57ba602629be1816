import {
  type ArticleTeaser,
  type DocumentWithRefs,
  listArticlesBelow,
  listChildren,
  readNumberedDocument,
  withSizes,
} from '#app/features/content/index.ts';
import type { Block, LeafBlock } from '#app/features/content/published/blocks.ts';
import type { DocumentOf } from '#app/features/content/published/documents.ts';
import {
  type BlockContext,
  type DraftTeaser,
  listDraftsBelow,
  type PageScreen,
  presentPage,
  readBlockContext,
  readSharedBlockContext,
  type ScreenOptions,
} from '#app/features/pages/index.ts';
import type { RequestContext } from '#app/platform/http/request-context.ts';
import { libraryBreadcrumbs } from '../cms-page.ts';
import { CHILDREN_PAGE_SIZE } from '../contract.ts';

/** A dossier with the articles directly in it; a preview also has those that readers cannot open yet. */
export interface DossierScreen extends PageScreen<DocumentOf<'topic'>> {
  /** The blocks before the list of articles. The document has those after it. */
  opening: Block[];
  articles: (ArticleTeaser | DraftTeaser)[];
}

/** Reads the screen of a dossier. */
export async function readDossierScreen(
  ctx: RequestContext,
  source: DocumentWithRefs<DocumentOf<'topic'>>,
  { draft = false }: ScreenOptions = {},
): Promise<DossierScreen> {
  const { document } = source;
  const [context, articles] = await Promise.all([
    readBlockContext(ctx, source),
    draft
      ? listDraftsBelow(ctx, document.id, { limit: CHILDREN_PAGE_SIZE })
      : listChildren(ctx, document.id, { size: CHILDREN_PAGE_SIZE }),
  ]);
  const crumbs = libraryBreadcrumbs(document, []);
  const { opening, rest } = splitDossier(document.blocks, new Set(articles.map(({ id }) => id)));
  return {
    ...presentPage(ctx, { document: { ...document, blocks: rest }, context, crumbs }),
    opening,
    articles: articles.map((article) => ({ ...article, picture: withSizes(article.picture, ['card']) })),
  };
}

/**
 * Reads a dossier and all articles below it, in reading order, for printing it as one page. Throws AppError not_found.
 */
export async function readDossierPrintScreen(ctx: RequestContext, idAndSlug: string) {
  const dossier = await readNumberedDocument(ctx, idAndSlug, 'topic');
  const articles = await listArticlesBelow(ctx, dossier.document.id);
  const context = await readSharedBlockContext(ctx, [dossier, ...articles]);
  const screenOf = <D>({ document, refs }: { document: D; refs: BlockContext['refs'] }) => ({
    document,
    context: { ...context, refs },
  });
  return { dossier: screenOf(dossier), articles: articles.map(screenOf) };
}

/** The kinds with which a dossier opens, before its list of articles. */
const OPENING = new Set<Block['kind']>(['urgent', 'introduction', 'summary']);

/**
 * The blocks of a dossier before its list of articles, and those after it. A featured article that the list has is left out,
 * so that nothing is on the page twice.
 * @param listed the ids of the articles in the list
 */
export function splitDossier(
  blocks: readonly Block[],
  listed: ReadonlySet<number>,
): { opening: Block[]; rest: Block[] } {
  return {
    opening: blocks.filter(({ kind }) => OPENING.has(kind)),
    rest: blocks
      .filter(({ kind }) => !OPENING.has(kind))
      .flatMap((block): Block[] =>
        block.kind === 'page-section'
          ? [{ ...block, blocks: block.blocks.flatMap((inner) => withoutListed(inner, listed)) }]
          : withoutListed(block, listed),
      ),
  };
}

/** The block without the featured pages that the list has; nothing when none is left. */
function withoutListed(block: LeafBlock, listed: ReadonlySet<number>): LeafBlock[] {
  if (block.kind !== 'featured-content') return [block];
  const pages = block.pages.filter((id) => !listed.has(id));
  return pages.length > 0 ? [{ ...block, pages }] : [];
}
