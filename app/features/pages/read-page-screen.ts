import { type DocumentWithRefs, listAncestors, withOwnSize } from '#app/features/content/index.ts';
import type { PageDocument, PublishedDocument } from '#app/features/content/published/documents.ts';
import { allowsVideos } from '#app/platform/http/consent.ts';
import type { RequestContext } from '#app/platform/http/request-context.ts';
import type { Crumb } from '#app/ui/navigation/breadcrumbs.tsx';
import { readBlockContext } from './read-block-context.ts';
import { type BlockContext, EMPTY_BLOCK_CONTEXT } from './ui/blocks/block-context.ts';

/** A published page with everything that its component needs. */
export interface PageScreen<D extends PageDocument = PageDocument> {
  document: D;
  /** The data that its blocks need besides their own fields. */
  context: BlockContext;
  /** From below the home page down to the page itself. */
  crumbs: Crumb[];
  /** Its absolute address. */
  url: string;
}

/** Reads the screen of a page whose kind needs no other data than its blocks and breadcrumbs. */
export async function readPageScreen<D extends PageDocument>(
  ctx: RequestContext,
  source: DocumentWithRefs<D>,
): Promise<PageScreen<D>> {
  const { document } = source;
  const [context, crumbs] = await Promise.all([readBlockContext(ctx, source), readBreadcrumbs(ctx, document)]);
  return presentPage(ctx, { document, context, crumbs });
}

/** The screen of a page, by what was read for it. */
export const presentPage = <D extends PageDocument>(
  ctx: RequestContext,
  { document, context, crumbs }: Omit<PageScreen<D>, 'url'>,
): PageScreen<D> => ({ document: withOwnSize(document), context, crumbs, url: absoluteUrl(ctx, document.path) });

/** The absolute address of a page on this path. */
export const absoluteUrl = ({ platform }: RequestContext, path: string): string =>
  new URL(path, platform.config.publicUrl.origin).href;

/** A document without a page of its own, such as a menu or an expert. Only its editors see it by itself, in a preview. */
export interface SnippetScreen<D extends PublishedDocument> {
  document: D;
  context: BlockContext;
}

/** Reads the screen of a document without a page of its own. */
export const readSnippetScreen = async <D extends PublishedDocument>(
  ctx: RequestContext,
  { document, refs }: DocumentWithRefs<D>,
): Promise<SnippetScreen<D>> => ({
  document,
  context: { ...EMPTY_BLOCK_CONTEXT, refs, videosAllowed: allowsVideos(ctx.consent) },
});

interface TitledPage {
  title: string;
  /** Null for a page to which no link leads. */
  path: string | null;
}

/** The breadcrumbs of a page: the ancestors from the top down, and the page itself, which is no link. */
export const breadcrumbsOf = (page: Pick<TitledPage, 'title'>, ancestors: readonly TitledPage[]): Crumb[] => [
  ...ancestors.map(({ title, path }) => ({ text: title, ...(path && { href: path }) })),
  { text: page.title },
];

/** Reads the breadcrumbs of a document. Its ancestors are those to which its `parent` leads. */
export async function readBreadcrumbs(ctx: RequestContext, document: PageDocument): Promise<Crumb[]> {
  return breadcrumbsOf(document, 'parent' in document ? await listAncestors(ctx, document.parent) : []);
}
